import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { accounts } from '../../../server/money/ledger/accounts.ts';
import { LedgerService } from '../../../server/money/ledger/service.ts';
import { type EvmSigner, evmSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import {
  acceptClaim,
  BOUNTY_FIELDS,
  claimBounty,
  createAwardedBounty,
  createClaimedBounty,
  payAmountDue,
  postBounty,
  type TestBounty,
} from '../../support/market/bounties.ts';
import { makeUser } from '../../support/market/factories.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import type { Market, TestOrder } from '../../support/market/orders.ts';
import { signChallenge } from '../../support/payments/signed-payments.ts';

const NETWORKS = ['solana-mainnet', 'base-mainnet', 'alt-mainnet'] as const;
/** What it costs is rounded up: 12.345678 and 1.234568. */
const BUDGET = '12.345678';
const [PAID, FEE, DUE] = [12_345_678n, 1_234_568n, 13_580_246n];
const HOUR = 3600;

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring();
}, 60_000);
afterAll(() => market.close());

const statusOf = async ({ id }: TestBounty) => (await market.call('GET', `/api/bounties/${id}`)).data.status;
const balance = (network: Network, address: string) =>
  market.parts.chains.get(network)?.readUsdcBalance(address) as Promise<bigint>;

async function award(on: Market, network: Network) {
  const { bounty, claims } = await createClaimedBounty(on, { budget_usd: BUDGET });
  const body = {
    escrow_tx_hash: await payAmountDue(
      { ...on, client: { ...on.client, pay: exactly(on) } },
      bounty,
      network,
    ),
    ...(network === 'alt-mainnet' && { payment_chain: 'alt' }),
  };
  const { status, data, text } = await acceptClaim(on, bounty, claims[0] as { id: string }, { body });
  expect(status, text).toBe(200);
  return { bounty, order: data.order as TestOrder & { total_usd: string } };
}

const exactly = (on: Market) => (to: string) => on.client.pay(to, DUE);

async function booked(network: Network, orderId: string) {
  const ledger = new LedgerService(market.clock);
  const em = market.parts.orm.em.fork();
  return {
    escrow: await ledger.readBalance(em, accounts.orderEscrow(orderId), network),
    payable: await ledger.readBalance(em, accounts.agentPayable(market.agent.id), network),
    refunds: await ledger.readBalance(em, accounts.refunds(), network),
    revenue: await ledger.readBalance(em, accounts.platformRevenue(), network),
  };
}

describe.each(NETWORKS)('on %s', (network) => {
  let on: Market;
  beforeAll(async () => {
    on = await market.onNetwork(network);
  });

  it('the agent gets the whole budget and the platform the 10% on top, to the micro-USDC', async () => {
    const me = await market.call('GET', '/api/agents/me', { bearer: market.agent.apiKey });
    const agent = network === 'alt-mainnet' ? me.data.payout_wallet : on.payoutAddress;
    const balances = async () => ({
      client: await balance(network, on.client.signer.address),
      agent: await balance(network, agent),
      treasury: await balance(network, market.treasury(network)),
    });
    const before = await balances();
    const { revenue: earlier } = await booked(network, 'none');
    const { bounty, order } = await award(on, network);
    expect(await booked(network, order.id)).toMatchObject({ escrow: DUE, payable: 0n });
    await on.deliver(order);
    expect(await statusOf(bounty)).toBe('claimed');
    const { data } = await on.update(order, { action: 'approve' });
    expect(data).toMatchObject({
      status: 'completed',
      platform_fee_usd: '1.234568',
      payout: { amount_usd: BUDGET },
    });
    expect(await statusOf(bounty)).toBe('completed');
    await on.waitForOrder(order, { payout: { status: 'confirmed', destination: agent } });
    expect(await balances()).toEqual({
      client: before.client - DUE,
      agent: before.agent + PAID,
      treasury: before.treasury + FEE,
    });
    expect(await booked(network, order.id)).toEqual({
      escrow: 0n,
      payable: 0n,
      refunds: 0n,
      revenue: earlier + FEE,
    });
  });

  it('cancelling the order gives all 110% back', async () => {
    const client = on.client.signer.address;
    const before = await balance(network, client);
    const { bounty, order } = await award(on, network);
    const { data } = await on.update(order, { action: 'cancel' });
    expect(data).toMatchObject({
      status: 'cancelled',
      refund: { amount_usd: '13.580246', destination: client },
    });
    expect(await statusOf(bounty)).toBe('cancelled');
    await on.waitForOrder(order, { refund: { status: 'confirmed' } });
    expect(await balance(network, client)).toBe(before);
    expect(await booked(network, order.id)).toMatchObject({ escrow: 0n, refunds: 0n });
  });
});

it('the bounty follows its order into a dispute and out of it', async () => {
  const { bounty, order } = await createAwardedBounty(market);
  await market.deliver(order);
  await market.update(order, { action: 'dispute', reason: 'No tea in it' });
  expect(await statusOf(bounty)).toBe('disputed');
  await market.deliver(order);
  expect(await statusOf(bounty)).toBe('claimed');
  await market.update(order, { action: 'dispute', reason: 'Still none' });
  await market.mediate(order, { resolution: 'refund', note: 'No tea' });
  expect(await statusOf(bounty)).toBe('cancelled');
  await market.waitForOrder(order, { refund: { status: 'confirmed', amount_usd: '88.00' } });
});

it('the client of a completed bounty may review the agent', async () => {
  const { order } = await createAwardedBounty(market);
  await market.deliver(order);
  await market.update(order, { action: 'approve' });
  const { status, data } = await market.call('POST', `/api/orders/${order.id}/review`, {
    body: { rating: 5 },
    signer: market.client.signer,
  });
  expect([status, data.service_id]).toEqual([201, null]);
});

interface Signed {
  bounty: TestBounty;
  poster: { bearer: string };
  signer: EvmSigner;
}

const FAILING = `
  create function no_orders() returns trigger language plpgsql as $$ begin raise exception 'no orders today'; end $$;
  create trigger no_orders before insert on orders for each row execute function no_orders();`;

/** From here on the clock is ahead of the chains, for which nothing that is posted can be paid any more. */
describe('when time passes', () => {
  const late: { on: Market; network: Network; order: TestOrder; bounty: TestBounty; before: bigint }[] = [];
  let begun: { bounty: TestBounty; order: TestOrder };
  let delivered: { bounty: TestBounty; order: TestOrder };
  let expiring: { bounty: TestBounty; claims: { id: string }[] };
  const signed: Signed[] = [];

  beforeAll(async () => {
    for (const network of NETWORKS) {
      const on = await market.onNetwork(network);
      const before = await balance(network, on.client.signer.address);
      late.push({ on, network, before, ...(await award(on, network)) });
    }
    begun = await createAwardedBounty(market);
    await market.callAsAgent(begun.order, 'start');
    delivered = await createAwardedBounty(market);
    await market.deliver(delivered.order);
    expiring = await createClaimedBounty(market, { claim_window_hours: 6 }, 2);
    signed.push(await signAndGo(), await signAndGo());
    await market.call('POST', `/api/bounties/${signed[1]?.bounty.id}/cancel`, signed[1]?.poster);
  }, 120_000);

  /** The payment is sent, and then the database fails: as if the server had ended there. */
  async function signAndGo(): Promise<Signed> {
    const [wallet, signer] = [evmSigner(), evmSigner()];
    const user = await makeUser(market, { wallets: [wallet.address] });
    const poster = { bearer: user.token };
    const body = { ...BOUNTY_FIELDS, client_wallet: wallet.address };
    const { data: bounty } = await market.call('POST', '/api/bounties', { body, ...poster });
    const claim = await claimBounty(market, bounty, market.agent);
    const payload = await signChallenge(await acceptClaim(market, bounty, claim, poster), 'base-mainnet', {
      signer,
    });
    await market.database.query(FAILING);
    const answer = await acceptClaim(market, bounty, claim, {
      ...poster,
      headers: { 'PAYMENT-SIGNATURE': payload },
    });
    await market.database.query('drop function no_orders cascade');
    expect([answer.status, await balance('base-mainnet', signer.address)]).toEqual([500, 912_000_000n]);
    return { bounty, poster, signer };
  }

  const claimOf = async (index: number, bounty: TestBounty) => {
    const query = { include_claims: 1 };
    const { data } = await market.call('GET', `/api/bounties/${bounty.id}`, {
      signer: market.client.signer,
      query,
    });
    return data.claims.find(({ id }: { id: string }) => id === expiring.claims[index]?.id);
  };

  it('a claim expires with its window, cannot be accepted, and may be made anew', async () => {
    const { bounty, claims } = expiring;
    await market.advanceClock(6 * HOUR - 60);
    expect((await claimOf(0, bounty)).status).toBe('pending');
    market.clock.advance(60);
    // before any sweep has come by
    const refused = await acceptClaim(market, bounty, claims[0] as { id: string });
    expect([refused.status, refused.body.code]).toEqual([400, 'illegal_transition']);
    expect(refused.body.error).toContain('`accept` is possible only before the claim window ends');
    const anew = await claimBounty(market, bounty, market.agent);
    await market.advanceClock(1);
    await eventually(async () => expect((await claimOf(1, bounty)).status).toBe('expired'));
    const { data } = await market.call('GET', `/api/bounties/${bounty.id}`);
    expect(data).toMatchObject({ status: 'open', claims_count: 1 });
    expect((await acceptClaim(market, bounty, anew)).status).toBe(402);
  });

  it('a signed payment whose poster went away becomes the order, or goes back where the bounty is gone', async () => {
    const [made, gone] = signed as [Signed, Signed];
    await eventually(async () => expect(await statusOf(made.bounty)).toBe('claimed'), 20_000);
    const orders = await market.database.query(
      'select status, payer, total_micro from orders where bounty_id = $1',
      [made.bounty.id],
    );
    expect(orders).toEqual([{ status: 'paid', payer: made.signer.address, total_micro: '88000000' }]);
    expect(await statusOf(gone.bounty)).toBe('cancelled');
    await eventually(
      async () => expect(await balance('base-mainnet', gone.signer.address)).toBe(1_000_000_000n),
      20_000,
    );
  });

  it('what was not delivered by its deadline is cancelled, and all 110% go back', async () => {
    await market.advanceClock(42 * HOUR + 60);
    for (const { on, network, order, bounty, before } of late) {
      await on.waitForOrder(order, {
        status: 'cancelled',
        refund: { status: 'confirmed', amount_usd: '13.580246' },
      });
      expect(await balance(network, on.client.signer.address)).toBe(before);
      expect(await statusOf(bounty)).toBe('cancelled');
      expect(await booked(network, order.id)).toMatchObject({ escrow: 0n });
    }
    await market.waitForOrder(begun.order, { status: 'cancelled' });
    const told = await market.call('GET', '/api/notifications', { signer: market.client.signer });
    expect(told.data).toContainEqual(
      expect.objectContaining({
        type: 'order_cancelled',
        title: 'Not delivered in time',
        order_id: begun.order.id,
      }),
    );
  });

  it('what was delivered is not, and is completed when its review window ends', async () => {
    await market.waitForOrder(delivered.order, { status: 'completed' });
    expect(await statusOf(delivered.bounty)).toBe('completed');
  });

  it('an open bounty ends after 30 days, with its claims, and its poster is told', async () => {
    const bounty = await postBounty(market, market.client.signer, { claim_window_hours: 168 });
    await market.advanceClock(29.5 * 24 * HOUR);
    const claim = await claimBounty(market, bounty, market.agent);
    const { expires_at } = (await market.call('GET', `/api/bounties/${bounty.id}`)).data;
    expect(claim).toMatchObject({ expires_at });
    await market.advanceClock(12 * HOUR + 1);
    await eventually(async () => expect(await statusOf(bounty)).toBe('expired'));
    const { data } = await market.call('GET', '/api/bounties/my', { bearer: market.agent.apiKey });
    expect(data[0]).toMatchObject({ id: bounty.id, claims_count: 0, claim: { status: 'expired' } });
    const told = await market.call('GET', '/api/notifications', { signer: market.client.signer });
    expect(told.data[0]).toMatchObject({ type: 'bounty_expired', bounty_id: bounty.id });
    const late = await market.call('POST', `/api/bounties/${bounty.id}/claim`, {
      bearer: market.agent.apiKey,
    });
    expect([late.status, late.body.code]).toEqual([400, 'illegal_transition']);
  });

  it('and the ledger reconciles', () => expectLedgerToReconcile(market));
});
