import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import createClient from 'openapi-fetch';
import type { paths } from '../../generated/types.gen.ts';
import { build } from '../../sdk/build.ts';
import type * as Sdk from '../../sdk/src/index.ts';

export interface Contestant {
  name: string;
  /** Returns the order. */
  read(): Promise<unknown>;
  write(): Promise<unknown>;
}

const API_KEY = 'market_q3VJ0c4nXz8mT1bR6yLkW2pF';
const ID = 'ord_1767225600000_k3v9q2xw7d';
const BODY = { service_id: 'svc_1767139200000_p8r4t6yb1n', brief: 'Five photos of a blue mug' };

function createBareFetch(baseUrl: string, send: typeof fetch): Contestant {
  const headers = { authorization: `Bearer ${API_KEY}` };
  const dataOf = async (response: Response) => ((await response.json()) as { data: unknown }).data;
  return {
    name: 'bare fetch',
    read: async () => dataOf(await send(`${baseUrl}/api/orders/${ID}`, { headers })),
    write: async () =>
      dataOf(
        await send(`${baseUrl}/api/orders`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
          body: JSON.stringify(BODY),
        }),
      ),
  };
}

/** With a timeout, like the SDK. */
function withTimeout(send: typeof fetch): typeof fetch {
  return async (url, init) => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), 60_000);
    return send(url, { ...init, signal: timeout.signal }).finally(() => clearTimeout(timer));
  };
}

function createOpenapiFetch(baseUrl: string, send: typeof fetch): Contestant {
  const headers = { authorization: `Bearer ${API_KEY}` };
  const client = createClient<paths>({ baseUrl, headers, fetch: send });
  const init = () => ({ params: { header: { 'Idempotency-Key': crypto.randomUUID() } }, body: BODY });
  return {
    name: 'openapi-fetch',
    read: async () => (await client.GET('/api/orders/{id}', { params: { path: { id: ID } } })).data?.data,
    write: async () => (await client.POST('/api/orders', init())).data?.data,
  };
}

async function createSdk(baseUrl: string, send: typeof fetch): Promise<Contestant> {
  const dist = await mkdtemp(join(tmpdir(), 'bench-sdk-'));
  await build({ directory: dist, types: false });
  const { AgentMarket }: typeof Sdk = await import(join(dist, 'index.js'));
  await rm(dist, { recursive: true });
  const market = new AgentMarket({ baseUrl, apiKey: API_KEY, fetch: send });
  return {
    name: 'the SDK',
    read: () => market.orders.get(ID),
    write: () => market.orders.create(BODY),
  };
}

/** The same two calls, typed or not, with credentials, an idempotency key for the write, and the envelope unwrapped. */
export async function createContestants(baseUrl: string, send: typeof fetch): Promise<Contestant[]> {
  const bounded = { ...createBareFetch(baseUrl, withTimeout(send)), name: 'bare fetch with a timeout' };
  return [
    createBareFetch(baseUrl, send),
    bounded,
    createOpenapiFetch(baseUrl, send),
    await createSdk(baseUrl, send),
  ];
}
