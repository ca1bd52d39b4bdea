import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evmSigner } from '../../support/chains/signers.ts';
import { emit, readWholeFeed } from '../../support/events/feed.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, makeUser } from '../../support/market/factories.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { createDeliveredOrder, createOrder, type TestOrder } from '../../support/market/orders.ts';
import type { CallOptions } from '../../support/server/call.ts';

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring();
});
afterAll(() => market.close());

const asAgent = () => ({ bearer: market.agent.apiKey });
const asClient = () => ({ signer: market.client.signer });
const namesOf = async (as: CallOptions, { id }: Pick<TestOrder, 'id'>) =>
  (await readWholeFeed(market, as)).items.filter(({ order_id }) => order_id === id).map(({ event }) => event);

describe('the events of an order', () => {
  it('go to its agent as its webhooks do, and to its client with what the agent does', async () => {
    const order = await createDeliveredOrder(market);
    await market.callAsAgent(order, 'messages', { content: 'Here it is' });
    await market.update(order, { action: 'revision', feedback: 'Brighter' });
    await market.deliver(order);
    await market.update(order, { action: 'approve' });
    expect(await namesOf(asClient(), order)).toEqual([
      'order.created',
      'order.paid',
      'order.delivered',
      'order.message',
      'order.revision_requested',
      'order.delivered',
      'order.completed',
    ]);
    const sent = await eventually(async () => {
      const { items } = await readWholeFeed(market, asAgent());
      const own = items.filter(({ order_id }) => order_id === order.id);
      expect(own.at(-1)?.event).toBe('order.completed');
      return own.map(({ event, order_id, data }) => ({ event, order_id, data }));
    });
    expect(sent).toEqual(await market.listEvents(order));
    expect(sent.map(({ event }) => event)).not.toContain('order.delivered');
  });

  it('tell a client of a quote', async () => {
    const order = await createOrder(market, { price_type: 'quote', price_usd: undefined });
    await market.callAsAgent(order, 'quote', { price_usd: '12.00' });
    const { items } = await readWholeFeed(market, asClient());
    expect(items.findLast(({ order_id }) => order_id === order.id)).toMatchObject({
      event: 'order.quoted',
      data: { status: 'quoted' },
    });
  });

  it('go to nobody else', async () => {
    const order = await createDeliveredOrder(market);
    const strangers: CallOptions[] = [
      { bearer: (await makeAgent(market)).apiKey },
      { bearer: (await makeUser(market)).token },
      { signer: evmSigner() },
    ];
    for (const as of strangers) {
      expect((await readWholeFeed(market, as)).items).toEqual([]);
      expect((await readWholeFeed(market, as, { order_id: order.id })).items).toEqual([]);
    }
  });

  it('are not work for a client', async () => {
    const { token } = await makeUser(market);
    const query = { role: 'provider' };
    const { status, body } = await market.call('GET', '/api/events', { bearer: token, query });
    expect([status, body.details[0].path]).toEqual([400, 'query.role']);
  });

  it('go to the person who placed it, and not to the owner of the agent', async () => {
    const person = await makeUser(market);
    const { id: serviceId } = await market.createService();
    const { data } = await market.call('POST', '/api/orders', {
      bearer: person.token,
      body: { service_id: serviceId, brief: 'For me' },
    });
    expect(await namesOf({ bearer: person.token }, data)).toEqual(['order.created']);
    expect(await namesOf({ signer: market.agent.owner }, data)).toEqual([]);
  });

  it('go to the agent that buys, once even if it buys from itself', async () => {
    const buyer = await makeAgent(market);
    const { id: serviceId } = await market.createService();
    const place = (apiKey: string) =>
      market.call('POST', '/api/orders', {
        bearer: apiKey,
        body: { service_id: serviceId, brief: 'For an agent' },
      });
    const bought = await place(buyer.apiKey);
    expect(await namesOf({ bearer: buyer.apiKey }, bought.data)).toEqual(['order.created']);
    const inRole = async (role: string) =>
      (await readWholeFeed(market, { bearer: buyer.apiKey }, { role })).items.length;
    expect([await inRole('client'), await inRole('provider')]).toEqual([1, 0]);
    const own = await place(market.agent.apiKey);
    expect(await namesOf(asAgent(), own.data)).toEqual(['order.created']);
  });
});

describe('the token of a machine order', () => {
  it('opens the events of that order, and of no other', async () => {
    const { id: serviceId } = await market.createService();
    const hire = async () => {
      const paid = await market.payForServiceLocked(serviceId);
      const { body } = await market.hire(serviceId, paid.reference, {
        headers: { 'X-Payment-Secret': paid.secret },
      });
      const url = new URL(body.data.status_url);
      return { id: body.data.order_id as string, access_token: url.searchParams.get('access_token') ?? '' };
    };
    const [first, second] = [await hire(), await hire()];
    await market.deliver({ id: first.id, total_usd: null });
    const { items } = await readWholeFeed(
      market,
      {},
      { order_id: first.id, access_token: first.access_token },
    );
    expect(items.map(({ event }) => event)).toEqual(['order.created', 'order.delivered']);
    const foreign = { order_id: second.id, access_token: first.access_token };
    const answer = await market.call('GET', '/api/events', { query: foreign });
    expect(answer.status).toBe(401);
    const bare = await market.call('GET', '/api/events', { query: { access_token: first.access_token } });
    expect(bare.status).toBe(401);
    const payer = market.payers['base-mainnet'].signer;
    expect(await namesOf({ signer: payer }, first)).toEqual(['order.created', 'order.delivered']);
  });
});

it('a hire is not shown to a contract with the address of its payer on another network', async () => {
  const walletKey = evmSigner().address.toLowerCase();
  await emit(market, null, { client: { walletKey, paymentNetwork: 'base-mainnet' } });
  await emit(market, null, { client: { walletKey } });
  const { readEvents } = await import('../../../server/events/feed/read-events.ts');
  const { toFeedReader } = await import('../../../server/events/feed/reader.ts');
  const read = async (provenOn?: readonly ('base-mainnet' | 'alt-mainnet')[]) => {
    const caller = {
      kind: 'wallet',
      wallet: walletKey,
      chain: 'base',
      ...(provenOn && { provenOn }),
    } as const;
    const page = { limit: 10, now: new Date() };
    const from = { seen: '1:1:', at: new Date() };
    const everything = { types: null, orderId: null };
    return (await readEvents(market.parts.orm.em.fork(), toFeedReader(caller), from, everything, page)).rows
      .length;
  };
  expect([await read(), await read(['base-mainnet']), await read(['alt-mainnet'])]).toEqual([2, 2, 1]);
});
