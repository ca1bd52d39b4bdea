import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderAccessTokens } from '../../../server/market/orders/access-token.ts';
import { makeAgent } from '../../support/market/factories.ts';
import {
  ADMIN_ID,
  createDeliveredOrder,
  createOrder,
  type Market,
  startMarket,
} from '../../support/market/orders.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

describe('GET /api/orders/{id}', () => {
  it('is for both parties, the owner of the agent and operators', async () => {
    const order = await createOrder(market);
    const path = `/api/orders/${order.id}`;
    for (const options of [
      { signer: market.client.signer },
      { bearer: market.agent.apiKey },
      { signer: market.agent.owner },
      { bearer: market.env.ADMIN_API_KEY as string },
      { bearer: await market.idp.signToken({ sub: ADMIN_ID }) },
    ]) {
      const { status, data } = await market.call('GET', path, options);
      expect(status).toBe(200);
      expect(data).toMatchObject({ order: { id: order.id }, review: null, deliverables: [] });
    }
    const other = await makeAgent(market);
    expect((await market.call('GET', path, { bearer: other.apiKey })).status).toBe(403);
  });

  it('says what the client asked for, oldest first', async () => {
    const order = await createDeliveredOrder(market);
    await market.update(order, { action: 'revision', feedback: 'Bluer' });
    await market.deliver(order);
    await market.update(order, { action: 'dispute', reason: 'Still green' });
    const { data } = await market.call('GET', `/api/orders/${order.id}`, { bearer: market.agent.apiKey });
    expect(data.feedback).toEqual([
      { kind: 'revision', text: 'Bluer', created_at: expect.any(String) },
      { kind: 'dispute', text: 'Still green', created_at: expect.any(String) },
    ]);
  });

  it('is for whoever holds its token, and for no other order', async () => {
    const [order, other] = [await createOrder(market), await createOrder(market)];
    const tokens = new OrderAccessTokens(market.parts.orm.em, market.parts.config.lookupKey);
    const { token, hash } = tokens.issue(order.id);
    await market.database.query('update orders set access_token_hash = $1 where id = $2', [hash, order.id]);
    const read = (id: string, access_token: string) =>
      market.call('GET', `/api/orders/${id}`, { query: { access_token } });
    expect((await read(order.id, token)).status).toBe(200);
    expect((await read(order.id, `${token}x`)).status).toBe(401);
    expect((await read(other.id, token)).status).toBe(401);
  });
});
