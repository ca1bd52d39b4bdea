import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AgentMarket, RateLimitError } from '@agent-market/sdk';
import { accountSigner } from '@agent-market/sdk/evm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evmSigner } from '../../support/chains/signers.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent({ env: { RATE_LIMITS: 'on' } });
}, 60_000);
afterAll(() => shop.close());

interface Cutting {
  url: string;
  /** The keys that came with the requests, cut ones included. */
  keys: (string | undefined)[];
  server: Server;
}

/** Hands requests on, and cuts the connection instead of giving the first answers back. */
async function cutFirstAnswers(count: number): Promise<Cutting> {
  const keys: Cutting['keys'] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { authorization, 'idempotency-key': key } = request.headers as Record<string, string | undefined>;
    keys.push(key);
    const answer = await fetch(shop.url + request.url, {
      method: request.method ?? '',
      headers: {
        'content-type': 'application/json',
        ...(authorization && { authorization }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const body = await answer.text();
    if (keys.length <= count) return request.socket.destroy();
    return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys, server };
}

it('an order whose answers were lost is placed once, and the last answer is that order', async () => {
  const { id } = await shop.createService();
  const { url, keys, server } = await cutFirstAnswers(2);
  const client = new AgentMarket({ baseUrl: url, signer: accountSigner(evmSigner().account) });
  const order = await client.orders.create({ service_id: id, brief: 'One mug, once' });
  server.close();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  const direct = new AgentMarket({ baseUrl: shop.url, apiKey: shop.agent.apiKey });
  const { data } = await direct.orders.listForAgent('me');
  expect(data.filter((one) => one.service_id === id).map((one) => one.id)).toEqual([order.id]);
});

it('what may not be repeated is not', async () => {
  const { url, keys, server } = await cutFirstAnswers(1);
  const client = new AgentMarket({ baseUrl: url, apiKey: shop.agent.apiKey });
  const failed = await client.agents.updateMe({ ai_models: ['flux-pro'] }).catch((error) => error);
  server.close();
  expect(failed).toMatchObject({ name: 'NetworkError', code: 'network_error', status: 0 });
  expect(keys).toEqual([undefined]);
});

it('a call over the limit fails at once where the wait is longer than allowed', async () => {
  const client = new AgentMarket({ baseUrl: shop.url, signer: accountSigner(evmSigner().account) });
  // 60 in 10 minutes
  for (let calls = 0; calls < 60; calls++) await client.profile.put({ bio: `Draft ${calls}` });
  const began = Date.now();
  const refused = await client.profile.put({ bio: 'One too many' }).catch((error) => error);
  expect(Date.now() - began).toBeLessThan(5000);
  expect(refused).toBeInstanceOf(RateLimitError);
  expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
  expect(refused.retryAfter).toBeGreaterThan(500);
  expect(refused.headers.get('X-RateLimit-Limit')).toBe('60');
});
