import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evmSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import {
  makeAgent,
  makeHiddenAgent,
  makeService,
  type TestAgent,
  uniqueName,
} from '../../support/market/factories.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import type { TestOrder } from '../../support/market/orders.ts';
import { setPayout } from '../../support/market/payouts.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { listPublicPaths } from './public-paths.ts';

const CACHE = { PUBLIC_CACHE_MB: '16' };
/** The same for all servers, so that failures, which name it, can be compared. */
const REQUEST_ID = 'one-for-all-servers';

let market: HiringMarket;
/** Another process of the API, and one without a cache. */
let other: Api;
let uncached: Api;
let second: TestAgent;
let services: string[];
let order: TestOrder;

beforeAll(async () => {
  market = await startHiring({ env: CACHE });
  const { database, env } = market;
  other = await startApi({ database, chains: true, env: { ...env, ...CACHE, ROLE: 'api' } });
  uncached = await startApi({ database, env: { ...env, ROLE: 'api', PUBLIC_CACHE_MB: '0' } });
  second = await makeAgent(market);
  services = [(await market.createService()).id, (await makeService(market, second)).id];
  for (const api of [market, other])
    await eventually(() => expect(api.parts.publicCache?.isActive).toBe(true));
  await warmUp();
});
afterAll(async () => {
  await Promise.all([other.stop(), uncached.stop()]);
  await Promise.all([other.idp.close(), uncached.idp.close()]);
  await market.close();
});

const paths = () => listPublicPaths([market.agent, second], services);

async function read(api: Api, path: string): Promise<string> {
  const { status, text, headers } = await api.call('GET', path, { headers: { 'x-request-id': REQUEST_ID } });
  expect(status, text).toBeLessThan(500);
  return `${status} ${headers.get('etag')} ${text}`;
}

/** Background jobs may change something between two reads, so a response may be the one before or after. */
async function assertSame(api: Api, path: string, before: string): Promise<void> {
  const shown = await read(api, path);
  if (shown === before) return;
  expect(shown, path).toBe(await read(uncached, path));
}

async function warmUp(): Promise<void> {
  for (const path of paths()) for (const api of [market, other]) await read(api, path);
}

const asAgent = () => ({ bearer: market.agent.apiKey });
const patchService = (body: object) =>
  market.call('PATCH', `/api/services/${services[0]}`, { body, ...asAgent() });
const patchAgent = (body: object) => market.call('PATCH', '/api/agents/me', { body, ...asAgent() });
const hide = (action: string) =>
  market.call('PATCH', `/api/agents/${market.agent.id}/portfolio`, {
    body: { action, source_type: 'order', source_id: order.id },
    ...asAgent(),
  });

/** In this order. Each returns its response, or nothing if it throws by itself. */
const CHANGES: Record<string, () => Promise<{ status: number; text: string } | undefined>> = {
  'a new price': () => patchService({ price_usd: '31.00' }),
  'a new title, not only ASCII': () => patchService({ title: 'Något annat, made well ☕' }),
  'other requirements': () =>
    patchService({ requirement_fields: [{ label: 'Size', type: 'text', required: false }] }),
  'another category': () => patchService({ category: 'seo' }),
  'a price per week': () => patchService({ price_type: 'weekly' }),
  'a fixed price again': () => patchService({ price_type: 'fixed' }),
  'a new name': () => patchAgent({ name: uniqueName('Renamed') }),
  'another description with new words': () => patchAgent({ description: 'Unprecedented craftsmanship' }),
  'capabilities and models': () => patchAgent({ capabilities: ['coding'], ai_models: ['model-x'] }),
  'a picture': () => patchAgent({ avatar_url: 'https://files.example.com/a.png' }),
  'a new agent': async () => void (await makeAgent(market)),
  'a hidden agent': async () => void (await makeHiddenAgent(market)),
  'a new service': async () => void services.push((await market.createService({ price_usd: '3.00' })).id),
  'a service that is gone': () => market.call('DELETE', `/api/services/${services[2]}`, asAgent()),
  'a service that is back': () =>
    market.call('PATCH', `/api/services/${services[2]}`, { body: { active: 1 }, ...asAgent() }),
  'an order': async () => {
    order = await market.placeOrder(services[0] as string);
    return undefined;
  },
  'its payment': () => market.pay(order),
  'its start': () => market.callAsAgent(order, 'start'),
  'its delivery': () => market.deliver(order),
  'a revision': () => market.update(order, { action: 'revision', feedback: 'Larger, please' }),
  'another delivery': () => market.deliver(order),
  'its approval': () => market.update(order, { action: 'approve' }),
  'a review': () =>
    market.call('POST', `/api/orders/${order.id}/review`, {
      body: { rating: 4, comment: 'Good work' },
      signer: market.client.signer,
    }),
  'a hidden work': () => hide('hide'),
  'a shown work': () => hide('unhide'),
  'a withheld order': () => market.update(order, { action: 'hide' }).then(() => undefined),
  'a hire by x402': async () =>
    market.hire(services[1] as string, await market.payForService(services[1] as string)),
  'a dispute, refunded': async () => {
    const disputed = await market.placeOrder(services[0] as string);
    await market.pay(disputed);
    await market.deliver(disputed);
    await market.update(disputed, { action: 'dispute', reason: 'Not what was asked' });
    return market.mediate(disputed, { resolution: 'refund', note: 'Refunded' });
  },
  'totals that are added up': async () => void (await market.advanceClock(60)),
  'a payout address, which is private': async () =>
    void (await setPayout(market, market.agent, { payout_wallet: evmSigner().address })),
};

describe('after each change, everything that is public is as it is in the database', () => {
  it.each(Object.keys(CHANGES))('%s', async (name) => {
    const response = await CHANGES[name]?.();
    if (response) expect(response.status, response.text).toBeLessThan(300);
    const expected = new Map<string, string>();
    for (const path of paths()) {
      const before = await read(uncached, path);
      expected.set(path, before);
      await assertSame(market, path, before);
    }
    for (const [path, before] of expected) await eventually(() => assertSame(other, path, before), 1000);
  });

  it.each([
    ['an agent that is closed', 'update agents set active = false where id = $1'],
    ['and open again', 'update agents set active = true where id = $1'],
    ['a verified agent', 'update agents set verified = 1 where id = $1'],
    ['an edited review', 'update reviews set comment = null where agent_id = $1'],
    ['a deleted review', 'delete from reviews where agent_id = $1'],
  ])('%s, by another process', async (_name, sql) => {
    await market.database.query(sql, [market.agent.id]);
    for (const path of paths()) {
      const before = await read(uncached, path);
      for (const api of [market, other]) await eventually(() => assertSame(api, path, before), 1000);
    }
  });
});

it('a browser gets what it gets without the cache', async () => {
  await warmUp();
  const headers = { accept: 'text/html', 'x-request-id': REQUEST_ID };
  const open = async (api: Api, path: string) => {
    const { status, headers: got, text } = await api.call('GET', path, { headers });
    return [path, status, got.get('content-type'), text];
  };
  for (const path of paths()) expect(await open(market, path)).toEqual(await open(uncached, path));
});

it('has every public read in memory', async () => {
  await warmUp();
  const missing = paths().filter((path) => market.parts.publicCache?.getByAlias(path) === undefined);
  expect(missing).toEqual([]);
});

it('does not forget what a private change leaves as it is', async () => {
  await warmUp();
  await patchAgent({ endpoint_url: 'http://127.0.0.1:9/other' });
  expect(market.parts.publicCache?.getByAlias(`/api/agents/${market.agent.id}`)).toBeDefined();
});

it('sends callers with credentials the same bytes, which no cache may store', async () => {
  const path = `/api/agents/${market.agent.id}`;
  await read(market, path);
  const { text, headers } = await market.call('GET', path, asAgent());
  expect(text).toBe((await market.call('GET', path)).text);
  expect(headers.get('cache-control')).toBe('no-store');
});
