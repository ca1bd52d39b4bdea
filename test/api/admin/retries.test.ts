import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ChainAdapter } from '../../../server/chain/types.ts';
import { payoutKey } from '../../../server/market/orders/money/build-payout.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import {
  ADMIN_ID,
  createDeliveredOrder,
  createPaidOrder,
  type Market,
  startMarket,
  type TestOrder,
} from '../../support/market/orders.ts';
import { setPayout, setUndeliverablePayout } from '../../support/market/payouts.ts';
import { getUsdcBalance } from '../../support/market/wallets.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

type What = 'payouts' | 'refunds';
const asOperator = async (of = market) => ({ bearer: await of.idp.signToken({ sub: ADMIN_ID }) });
const retry = async (what: What, { id }: TestOrder, body: object = {}, of = market) =>
  of.call('POST', `/api/admin/${what}/${id}/retry`, { body, ...(await asOperator(of)) });
const listed = async (what: What, { id }: TestOrder, query = {}, of = market) => {
  const { data } = await of.call('GET', `/api/admin/${what}`, { query, ...(await asOperator(of)) });
  return data.find((row: { id: string }) => row.id === id);
};
const actionsOn = async ({ id }: TestOrder) => {
  const { data } = await market.call('GET', '/api/admin/actions', {
    query: { limit: 100 },
    ...(await asOperator()),
  });
  return data.filter(({ subject_id }: { subject_id: string }) => subject_id === id);
};

/** Its payer is where nobody can be paid. */
async function failedRefund(): Promise<TestOrder> {
  const order = await createPaidOrder(market);
  const payer = market.treasury('base-mainnet');
  await market.database.query('update orders set payer = $2 where id = $1', [order.id, payer]);
  expect((await market.update(order, { action: 'cancel' })).status).toBe(200);
  await market.waitForOrder(order, { refund: { status: 'failed' } });
  return order;
}

async function failedPayout(): Promise<TestOrder> {
  await setUndeliverablePayout(market, market.agent, market.treasury('base-mainnet'));
  const order = await createDeliveredOrder(market);
  await market.update(order, { action: 'approve' });
  await market.waitForOrder(order, { payout: { status: 'failed' } });
  await setPayout(market, market.agent, { payout_address_base: market.payoutAddress });
  return order;
}

describe('a refund that failed for good', () => {
  it('is listed with why, and goes to another address for an operator who says why', async () => {
    const order = await failedRefund();
    const reason = expect.stringContaining('is the treasury itself');
    const row = { status: 'failed', amount_usd: '25.00', next_attempt_at: null, reason };
    expect(await listed('refunds', order)).toMatchObject({ ...row, subject_type: 'order', agent_id: null });
    expect(await listed('refunds', order, { status: 'failed' })).toMatchObject(row);
    expect(await listed('refunds', order, { status: 'held' })).toBeUndefined();
    expect(await listed('payouts', order)).toBeUndefined();

    const { address } = evmSigner();
    expect(await retry('refunds', order)).toMatchObject({ status: 422, body: { error: reason } });
    const [unexplained, elsewhere] = [
      await retry('refunds', order, { destination: address }),
      await retry('refunds', order, { destination: '11111111111111111111111111111112', note: 'So' }),
    ];
    expect([unexplained.status, unexplained.body.details[0].path]).toEqual([400, 'body.note']);
    expect([elsewhere.status, elsewhere.body.details[0].path]).toEqual([400, 'body.destination']);

    const note = 'The client wrote from the address on file.';
    const { status, data } = await retry('refunds', order, { destination: address, note });
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: order.id, destination: address, reason: null });
    expect(['pending', 'sent', 'confirmed']).toContain(data.status);
    await market.waitForOrder(order, { refund: { status: 'confirmed', destination: address, reason: null } });
    expect(await getUsdcBalance(market, 'base', address)).toBe(25_000_000n);
    expect(await listed('refunds', order)).toBeUndefined();
    const taken = { action: 'retry_refund', operator: `user:${ADMIN_ID}` };
    expect(await actionsOn(order)).toMatchObject([
      { ...taken, note, destination: address },
      { ...taken, note: null, destination: null },
    ]);
    const done = await retry('refunds', order);
    expect([done.status, done.body.error]).toEqual([400, 'The refund was already sent.']);
    await expectLedgerToReconcile(market);
  }, 40_000);
});

describe('a payout that failed for good', () => {
  it('goes to where its agent wants it by now, once, however many operators ask', async () => {
    const order = await failedPayout();
    expect(await listed('payouts', order)).toMatchObject({ status: 'failed', amount_usd: '22.50' });
    const redirected = await retry('payouts', order, { destination: evmSigner().address, note: 'Mine' });
    expect(redirected).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    const before = await getUsdcBalance(market, 'base', market.payoutAddress);
    const answers = await Promise.all(Array.from({ length: 5 }, () => retry('payouts', order)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    await market.waitForOrder(order, { payout: { status: 'confirmed', destination: market.payoutAddress } });
    expect(await getUsdcBalance(market, 'base', market.payoutAddress)).toBe(before + 22_500_000n);
    expect(await actionsOn(order)).toHaveLength(1);
    await expectLedgerToReconcile(market);
  }, 40_000);

  it('is not sent once it was taken back', async () => {
    const order = await failedPayout();
    const { payouts, orm } = market.parts;
    await orm.em.fork().transactional((tx) => payouts.recall(tx, payoutKey(order.id)));
    expect(await listed('payouts', order)).toBeUndefined();
    const refused = await retry('payouts', order);
    expect([refused.status, refused.body.error]).toEqual([400, 'The payout was cancelled. Nothing is due.']);
    expect(await actionsOn(order)).toEqual([]);
  }, 40_000);
});

it('a payout without an address is held, and sent by an operator when there is one', async () => {
  // a server without workers: nobody else sends it
  const quiet = await startMarket({ env: { ROLE: 'api' } });
  onTestFinished(() => quiet.close());
  const setAddress = (payout_address_base: string | null) =>
    setPayout(quiet, quiet.agent, { payout_address_base });
  await setAddress(null);
  const order = await createDeliveredOrder(quiet);
  const { data: approved } = await quiet.update(order, { action: 'approve' });
  expect(await listed('payouts', order, { status: 'held' }, quiet)).toMatchObject({
    ...{ status: 'held', agent_id: quiet.agent.id, destination: null },
    reason: expect.stringContaining('no payout address on base-mainnet'),
  });
  const refused = await retry('payouts', order, {}, quiet);
  expect(refused).toMatchObject({ status: 422, body: { error: expect.stringContaining('Set one') } });
  const redirected = await retry('payouts', order, { destination: evmSigner().address, note: 'Mine' }, quiet);
  expect(redirected.status).toBe(400);
  await setAddress(quiet.payoutAddress);
  const base = quiet.parts.chains.get('base-mainnet') as ChainAdapter;
  await eventually(async () => expect(await base.findFinality(approved.escrow_tx_hash)).toBe('finalized'));
  const { status, data } = await retry('payouts', order, { note: 'The agent asked.' }, quiet);
  expect(status).toBe(200);
  expect(data).toMatchObject({ status: 'sent', destination: quiet.payoutAddress, reason: null });
  const again = await retry('payouts', order, {}, quiet);
  expect([again.status, again.body.error]).toEqual([400, 'The payout is in progress.']);
}, 40_000);

it('what was never to be paid is 404, to operators alone', async () => {
  const order = await createPaidOrder(market);
  expect((await retry('payouts', order)).status).toBe(404);
  const path = `/api/admin/payouts/${order.id}/retry`;
  const adminKey = { bearer: market.env.ADMIN_API_KEY ?? '' };
  for (const [how, status] of [
    [{}, 401],
    [{ bearer: await market.idp.signToken({ sub: 'somebody' }) }, 403],
    [adminKey, 401],
  ] as const) {
    expect((await market.call('POST', path, { body: {}, ...how })).status).toBe(status);
  }
});
