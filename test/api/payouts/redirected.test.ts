import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWalletCredentials, evmSigner } from '../../support/chains/signers.ts';
import {
  createDeliveredOrder,
  createOrder,
  type Market,
  startMarket,
  type TestOrder,
} from '../../support/market/orders.ts';
import { setPayout } from '../../support/market/payouts.ts';
import { getUsdcBalance } from '../../support/market/wallets.ts';

const DAY = 24 * 3600;
const PRICE = 22_500_000n;

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

const byKey = (payout_address_base: string) =>
  market.call('PATCH', '/api/agents/me', { body: { payout_address_base }, bearer: market.agent.apiKey });
/** Delivered before the clock is moved: later the time of the chain lies behind that of an order. */
let kept: TestOrder;

const approve = (order: TestOrder) => market.update(order, { action: 'approve' });
const paidTo = async (order: TestOrder, destination: string) => {
  await approve(order);
  await market.waitForOrder(order, { payout: { status: 'confirmed', destination } });
};

describe('an API key alone', () => {
  it('does not redirect the payout of an order that was delivered', async () => {
    const order = await createDeliveredOrder(market);
    const thief = evmSigner().address;
    const answer = await byKey(thief);
    expect(answer.status).toBe(200);
    await paidTo(order, market.payoutAddress);
    expect(await getUsdcBalance(market, 'base', thief)).toBe(0n);
  });
});

describe("the owner's custody proof", () => {
  it('redirects at once what was not sent yet', async () => {
    const order = await createDeliveredOrder(market);
    const next = evmSigner().address;
    const { data } = await setPayout(market, market.agent, { payout_address_base: next });
    expect(data).toMatchObject({ payout_address_base: next, pending_changes: [] });
    await paidTo(order, next);
    await setPayout(market, market.agent, { payout_address_base: market.payoutAddress });
  });

  it('is not a signature that was used before', async () => {
    const signed = await createWalletCredentials(market.agent.owner);
    const patch = (payout_address_base: string) =>
      market.call('PATCH', `/api/agents/${market.agent.id}`, { body: { payout_address_base, ...signed } });
    const [first, second] = [market.payoutAddress, evmSigner().address];
    expect((await patch(first)).data).toMatchObject({ payout_address_base: first, pending_changes: [] });
    expect((await patch(second)).data).toMatchObject({
      payout_address_base: first,
      pending_changes: [{ field: 'payout_address_base', value: second }],
    });
  });
});

describe('a day after an API key asked for it', () => {
  it('payouts go elsewhere, except of what was delivered before', async () => {
    const next = evmSigner().address;
    const { data } = await byKey(next);
    expect(data.payout_address_base).toBe(market.payoutAddress);
    const orders = { before: await createDeliveredOrder(market), after: await createOrder(market) };
    kept = await createDeliveredOrder(market);
    expect((await market.pay(orders.after)).status).toBe(200);
    market.clock.advance(DAY);
    expect((await market.deliver(orders.after)).status).toBe(200);
    const me = await market.call('GET', '/api/agents/me', { bearer: market.agent.apiKey });
    expect(me.data).toMatchObject({ payout_address_base: next, pending_changes: [] });
    // whether or not the worker has applied the change by now
    await paidTo(orders.before, market.payoutAddress);
    await market.advanceClock(5);
    await paidTo(orders.after, next);
    expect(await getUsdcBalance(market, 'base', next)).toBe(PRICE);
  }, 60_000);

  it('the owner with custody proof sends even that to another address', async () => {
    const before = await getUsdcBalance(market, 'base', market.payoutAddress);
    const next = evmSigner().address;
    await setPayout(market, market.agent, { payout_address_base: next });
    await paidTo(kept, next);
    expect(await getUsdcBalance(market, 'base', market.payoutAddress)).toBe(before);
  });
});
