import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { accounts } from '../../../server/money/ledger/accounts.ts';
import { LedgerService } from '../../../server/money/ledger/service.ts';
import { listTreasuries } from '../../../server/money/ledger/treasuries.ts';
import { reconcileTreasuries, verifyLedger } from '../../../server/money/ledger/verification.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import {
  createDeliveredOrder,
  createOrder,
  createPaidOrder,
  type Market,
  parseUsd,
  startMarket,
} from '../../support/market/orders.ts';
import { setPayout } from '../../support/market/payouts.ts';

const balanceOn = (market: Market, network: Network, address: string) =>
  market.parts.chains.get(network)?.readUsdcBalance(address) as Promise<bigint>;

async function owed(market: Market, network: Network, orderId: string) {
  const ledger = new LedgerService(market.clock);
  const em = market.parts.orm.em.fork();
  const of = (account: Parameters<LedgerService['readBalance']>[1]) =>
    ledger.readBalance(em, account, network);
  return {
    escrow: await of(accounts.orderEscrow(orderId)),
    payable: await of(accounts.agentPayable(market.agent.id)),
    refunds: await of(accounts.refunds()),
  };
}
const NOTHING = { escrow: 0n, payable: 0n, refunds: 0n };

describe.each(['solana-mainnet', 'base-mainnet', 'alt-mainnet'] as const)('on %s', (network) => {
  let market: Market;
  beforeAll(async () => {
    market = await startMarket({ network });
    if (network === 'alt-mainnet') await usePayoutWallet(market);
  });
  afterAll(() => market.close());

  const balances = async () => ({
    client: await balanceOn(market, network, market.client.signer.address),
    agent: await balanceOn(market, network, market.payoutAddress),
    treasury: await balanceOn(market, network, market.treasury(network)),
  });

  it('approval pays the agent 90%, to the micro-USDC', async () => {
    const before = await balances();
    const order = await createDeliveredOrder(market, { price_usd: '12.345678' });
    const { status, data } = await market.update(order, { action: 'approve' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'completed',
      payout: { amount_usd: '11.111111', network, destination: market.payoutAddress },
    });
    expect(await market.listEvents(order)).not.toContainEqual(
      expect.objectContaining({ event: 'order.completed' }),
    );
    await market.waitForOrder(order, { payout: { status: 'confirmed', reason: null } });
    const { order: final } = (await market.read(order)).data;
    expect(final.payout_tx_hash).toBe(final.payout.tx_hash);
    const after = await balances();
    expect({
      client: after.client - before.client,
      agent: after.agent - before.agent,
      treasury: after.treasury - before.treasury,
    }).toEqual({ client: -12_345_678n, agent: 11_111_111n, treasury: 1_234_567n });
    expect((await market.listEvents(order)).at(-1)).toMatchObject({
      event: 'order.completed',
      data: { payout_failed: false },
    });
    expect(await owed(market, network, order.id)).toEqual(NOTHING);
  });

  it('cancelling a paid order gives everything back', async () => {
    const before = await balances();
    const order = await createOrder(market);
    const reference = await market.client.pay(market.treasury(network), parseUsd('25.00') + 3n);
    const chain = network === 'alt-mainnet' ? { payment_chain: 'alt' } : {};
    await market.update(order, { action: 'pay', escrow_tx_hash: reference, ...chain });
    const { data } = await market.update(order, { action: 'cancel' });
    expect(data).toMatchObject({
      status: 'cancelled',
      platform_fee_usd: '0.00',
      payout: { status: 'none' },
      refund: { amount_usd: '25.000003', destination: market.client.signer.address },
    });
    await market.waitForOrder(order, { refund: { status: 'confirmed' } });
    expect(await balances()).toEqual(before);
    expect(await owed(market, network, order.id)).toEqual(NOTHING);
    const { data: notices } = await market.call('GET', '/api/notifications', {
      signer: market.client.signer,
    });
    expect(notices[0]).toMatchObject({ type: 'order_refunded', order_id: order.id });
  });

  it('a dispute is split with the fee, to the micro-USDC', async () => {
    const before = await balances();
    const order = await createDeliveredOrder(market, { price_usd: '12.345678' });
    await market.update(order, { action: 'dispute', reason: 'One of three is missing' });
    const { data } = await market.mediate(order, {
      resolution: 'split',
      agent_percent: 67,
      note: 'Two of three',
    });
    expect(data).toMatchObject({
      status: 'completed',
      platform_fee_usd: '0.827159',
      payout: { amount_usd: '7.444446', network },
      refund: { amount_usd: '4.074073', network },
    });
    await market.waitForOrder(order, { payout: { status: 'confirmed' }, refund: { status: 'confirmed' } });
    const after = await balances();
    expect({
      client: after.client - before.client,
      agent: after.agent - before.agent,
      treasury: after.treasury - before.treasury,
    }).toEqual({ client: -8_271_605n, agent: 7_444_446n, treasury: 827_159n });
    expect(await owed(market, network, order.id)).toEqual(NOTHING);
  });

  it('the ledger balances, and the treasury holds what it says', async () => {
    const { em } = market.parts.orm;
    expect((await verifyLedger(em.fork())).problems).toEqual([]);
    const reconciled = await reconcileTreasuries(em.fork(), listTreasuries(market.parts.chains));
    expect(reconciled.find((one) => one.network === network)).toMatchObject({ difference: 0n });
  });
});

describe('mediation', () => {
  let market: Market;
  beforeAll(async () => {
    market = await startMarket();
  });
  afterAll(() => market.close());

  const disputed = async () => {
    const order = await createDeliveredOrder(market);
    await market.update(order, { action: 'dispute', reason: 'Three of five are dark' });
    return order;
  };

  it('splits the payment, the fee with it', async () => {
    const order = await disputed();
    const { status, data } = await market.mediate(order, {
      resolution: 'split',
      agent_percent: 60,
      note: 'Fair',
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'completed',
      platform_fee_usd: '1.50',
      payout: { amount_usd: '13.50' },
      refund: { amount_usd: '10.00', destination: market.client.signer.address },
    });
    await market.waitForOrder(order, { payout: { status: 'confirmed' }, refund: { status: 'confirmed' } });
    expect((await market.listEvents(order)).at(-1)).toMatchObject({ event: 'order.completed' });
    expect((await verifyLedger(market.parts.orm.em.fork())).problems).toEqual([]);
  });

  it('releases as approval would', async () => {
    const order = await disputed();
    const { data } = await market.mediate(order, { resolution: 'release', note: 'As agreed' });
    expect(data).toMatchObject({
      status: 'completed',
      payout: { amount_usd: '22.50' },
      refund: { status: 'none' },
    });
  });

  it('refunds as cancelling would, and tells both', async () => {
    const order = await disputed();
    const { data } = await market.mediate(order, { resolution: 'refund', note: 'Not delivered' });
    expect(data).toMatchObject({
      status: 'cancelled',
      payout: { status: 'none' },
      refund: { amount_usd: '25.00' },
    });
    expect((await market.listEvents(order)).at(-1)).toMatchObject({
      event: 'order.cancelled',
      data: { previous_status: 'disputed' },
    });
    for (const signer of [market.client.signer, market.agent.owner]) {
      const { data: notices } = await market.call('GET', '/api/notifications', { signer });
      expect(notices).toContainEqual(
        expect.objectContaining({ type: 'dispute_resolved', order_id: order.id }),
      );
    }
  });

  it('is stored in the history', async () => {
    const order = await disputed();
    await market.mediate(order, { resolution: 'release', note: 'As agreed' });
    const rows = await market.database.query(
      'select trigger, actor, from_status, to_status, note from order_history where order_id = $1 order by id',
      [order.id],
    );
    expect(rows.slice(-2)).toEqual([
      {
        trigger: 'dispute',
        actor: 'client',
        from_status: 'delivered',
        to_status: 'disputed',
        note: 'Three of five are dark',
      },
      {
        trigger: 'mediate_release',
        actor: 'admin',
        from_status: 'disputed',
        to_status: 'completed',
        note: 'As agreed',
      },
    ]);
  });

  it.each([
    [{ resolution: 'split', agent_percent: 0, note: 'x' }],
    [{ resolution: 'split', agent_percent: 100, note: 'x' }],
    [{ resolution: 'split', agent_percent: 50.5, note: 'x' }],
    [{ resolution: 'split', note: 'x' }],
    [{ resolution: 'release' }],
    [{ resolution: 'guess', note: 'x' }],
  ])('refuses %j with 400', async (body) => {
    expect((await market.mediate(await disputed(), body)).status).toBe(400);
  });

  it('is for disputed orders, and for operators', async () => {
    const order = await createPaidOrder(market);
    const body = { resolution: 'refund', note: 'x' };
    expect(await market.mediate(order, body)).toMatchObject({
      status: 400,
      body: { code: 'illegal_transition' },
    });
    const path = `/api/admin/orders/${order.id}/mediate`;
    expect((await market.call('POST', path, { body })).status).toBe(401);
    const bearer = await market.idp.signToken({ sub: 'somebody' });
    expect((await market.call('POST', path, { body, bearer })).status).toBe(403);
    expect((await market.mediate({ id: 'ord_1_nothing', total_usd: null }, body)).status).toBe(404);
  });
});

/** An address on Base is not used on the third chain. */
async function usePayoutWallet(market: Market): Promise<void> {
  const { address } = evmSigner();
  await setPayout(market, market.agent, { payout_wallet: address });
  market.payoutAddress = address;
}
