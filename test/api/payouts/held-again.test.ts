import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solanaChain } from '../../support/chains/chains.ts';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import {
  createDeliveredOrder,
  createPaidOrder,
  type Market,
  startMarket,
} from '../../support/market/orders.ts';

const DAY = 24 * 3600;
let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

describe('on Solana, to an address without a token account', () => {
  it('a small payout is held with what to do, and leaves once there is an account', async () => {
    const solana = await market.onNetwork('solana-mainnet');
    const to = solana.payoutAddress;
    const order = await createDeliveredOrder(solana, { price_usd: '1.00' });
    await solana.update(order, { action: 'approve' });
    await solana.waitForOrder(order, { payout: { status: 'held', destination: to, tx_hash: null } });
    const { reason } = (await solana.read(order)).data.order.payout;
    expect(reason).toContain(`Open a USDC token account for ${to}`);
    const { data: notices } = await market.call('GET', '/api/notifications', { signer: market.agent.owner });
    expect(notices).toContainEqual(expect.objectContaining({ type: 'payout_held', body: reason }));
    const again = await solana.callAsAgent(order, 'retry-payout');
    expect([again.status, again.body.error]).toEqual([422, reason]);
    await (await solanaChain()).mintUsdc(to, 0n);
    expect((await solana.callAsAgent(order, 'retry-payout')).status).toBe(200);
    await solana.waitForOrder(order, { payout: { status: 'confirmed', reason: null } });
  }, 40_000);

  it('a refund is held, and its client is told what to do', async () => {
    const solana = await market.onNetwork('solana-mainnet');
    const order = await createPaidOrder(solana);
    const closed = solanaSigner().address;
    await market.database.query('update orders set payer = $2 where id = $1', [order.id, closed]);
    await solana.update(order, { action: 'cancel' });
    await solana.waitForOrder(order, { refund: { status: 'held', tx_hash: null } });
    const { reason } = (await solana.read(order)).data.order.refund;
    expect(reason).toContain(`Open a USDC token account for ${closed}`);
    const { data } = await market.call('GET', '/api/notifications', { signer: solana.client.signer });
    expect(data[0]).toMatchObject({ type: 'refund_failed', body: expect.stringContaining(reason) });
    await (await solanaChain()).mintUsdc(closed, 0n);
    await solana.waitForOrder(order, { refund: { status: 'confirmed', destination: closed } });
  }, 40_000);
});

it('a held payout whose job was given up is tried again a day after the agent got an address', async () => {
  const { id } = market.agent;
  await market.database.query(`update agents set payout_address_base = null where id = $1`, [id]);
  const order = await createDeliveredOrder(market);
  const { data } = await market.update(order, { action: 'approve' });
  expect(data.payout.status).toBe('held');
  const address = evmSigner().address;
  const [agent] = await market.database.query<{ updated_at: Date }>(
    `update agents set payout_address_base = $2, updated_at = date_trunc('second', now())
     where id = $1 returning updated_at`,
    [id, address],
  );
  // as after the last attempt
  await market.database.query(
    `insert into outbox (job, key, payload, created_at, run_at, due_at, attempts, failed_at)
     values ('release-payout.v2', $1, $2, now(), now(), now(), 20, now())`,
    [`${order.id}@${agent?.updated_at.getTime()}`, { subjectType: 'order', subjectId: order.id }],
  );
  await market.advanceClock(3600);
  expect((await market.read(order)).data.order.payout.status).toBe('held');
  await market.advanceClock(DAY);
  await market.waitForOrder(order, { payout: { status: 'confirmed', destination: address } });
}, 40_000);
