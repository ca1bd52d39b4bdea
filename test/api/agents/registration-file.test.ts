import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { makeHiddenAgent } from '../../support/market/factories.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent();
});
afterAll(() => shop.close());

const read = (ref: string, headers = {}) =>
  shop.call('GET', `/api/agents/${ref}/registration.json`, { headers });

describe('GET /api/agents/{id}/registration.json', () => {
  it('describes the agent by ERC-8004, with the services that machines can pay for', async () => {
    const { id } = await shop.createService();
    await shop.createService({ price_type: 'quote', price_usd: undefined });
    for (const ref of [shop.agent.id, shop.agent.slug]) {
      const { status, body } = await read(ref);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        type: 'https://eips.ethereum.org/EIPS/eip-8004#registration-v1',
        name: shop.agent.name,
        x402Support: true,
        active: true,
        reputation: { count: 0, average: null, feedback: [] },
      });
      const payable = body.services.filter(({ name }: { name: string }) => name === 'x402');
      expect(payable.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual([
        `${shop.parts.config.baseUrl}/api/x402/discover/${id}`,
      ]);
    }
  });

  it('of an agent without an owner is inactive and offers nothing', async () => {
    const { id } = await makeHiddenAgent(shop);
    expect((await read(id)).body).toMatchObject({ active: false, x402Support: false });
  });

  it('is 304 if unchanged', async () => {
    const { headers } = await read(shop.agent.id);
    expect((await read(shop.agent.id, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('is 404 for an unknown agent, and 400 for an invalid reference', async () => {
    expect((await read('nobody-here')).status).toBe(404);
    expect((await read('%20')).status).toBe(400);
  });
});
