import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { acceptClaim, claimBounty, postBounty } from '../../support/market/bounties.ts';
import { type EarnMarket, LEND, startEarn } from '../../support/market/earn.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { createPayer, type Payer } from '../../support/payments/payments.ts';
import {
  hireOf,
  NETWORKS,
  orderOf,
  outcomeOf,
  type Presented,
  type Purchase,
  registrationAt,
} from './purchases.ts';

const SHORT = 3_000_000n;
const TWO_DAYS = 2 * 24 * 3600;

let market: HiringMarket;
let dear: Purchase;
let later: Record<'an order' | 'a hire' | 'a registration', Purchase>;
beforeAll(async () => {
  market = await startHiring();
  const [costly, cheap] = [
    await market.createService({ price_usd: '5.00' }),
    await market.createService({ price_usd: '2.00' }),
  ];
  // so small a payout opens no account
  await (await solanaChain()).mintUsdc(market.agent.owner.address, 0n);
  dear = orderOf(market, costly.id, 5_000_000n);
  later = {
    'an order': orderOf(market, cheap.id, 2_000_000n),
    'a hire': hireOf(market, cheap.id, 2_200_000n),
    'a registration': registrationAt(market),
  };
}, 120_000);
afterAll(() => market.close());
afterEach(() => expectLedgerToReconcile(market));

/** Presented for an order that costs more. */
async function holdFor(payer: Payer, payment: Presented, orderId: string): Promise<void> {
  const answer = await dear.buy(payment, { signer: payer.signer }, orderId);
  expect(outcomeOf(answer)).toBe('402 payment_insufficient');
  expect(answer.body.error).toContain('unless that wallet spends them first');
}

async function heldPayment(network: Network, payer: Payer): Promise<Presented> {
  const orderId = await dear.prepare({ signer: payer.signer });
  const payment = { network, reference: await payer.pay(market.treasury(network), SHORT) };
  await holdFor(payer, payment, orderId);
  return payment;
}

/** Makes the payment older than anything that it is presented for afterwards. */
const passTime = () => market.advanceClock(60);

describe.each(NETWORKS)('a held payment on %s', (network) => {
  it.each(['an order', 'a hire', 'a registration'] as const)('pays for %s of later', async (bought) => {
    const payer = await createPayer(network);
    const by = { signer: payer.signer };
    const payment = await heldPayment(network, payer);
    await passTime();
    const purchase = later[bought];
    const { status, text } = await purchase.buy(payment, by, await purchase.prepare(by));
    expect([200, 201], text).toContain(status);
  });

  it('pays for the claim of a bounty that was posted later', async () => {
    const payer = await createPayer(network);
    const payment = await heldPayment(network, payer);
    await passTime();
    const bounty = await postBounty(market, payer.signer, { budget_usd: '2.00' });
    const claim = await claimBounty(market, bounty, market.agent);
    const chain = network === 'alt-mainnet' ? { payment_chain: 'alt' } : {};
    const body = { escrow_tx_hash: payment.reference, ...chain };
    const { status, text } = await acceptClaim(market, bounty, claim, { signer: payer.signer, body });
    expect(status, text).toBe(200);
  });
});

it('pays for a hire, however old it was when it was held', async () => {
  const payer = await createPayer('base-mainnet');
  const reference = await payer.pay(market.treasury('base-mainnet'), SHORT);
  const payment = { network: 'base-mainnet', reference } as const;
  await market.advanceClock(TWO_DAYS);
  const by = { signer: payer.signer };
  await holdFor(payer, payment, await dear.prepare(by));
  const { status, text } = await later['a hire'].buy(payment, by, '');
  expect(status, text).toBe(200);
});

describe('with Earn', () => {
  let earn: EarnMarket;
  beforeAll(async () => {
    earn = await startEarn();
  }, 120_000);
  afterAll(() => earn.close());

  it('a held payment pays for a deposit', async () => {
    const payer = await earn.newPayer();
    const { signer } = payer;
    const { id } = await earn.createService({ price_usd: '500.00' });
    const order = orderOf(earn as never, id, 500_000_000n);
    const orderId = await order.prepare({ signer });
    const reference = await payer.pay(earn.treasury('base-mainnet'), 100_000_000n);
    const held = await order.buy({ network: 'base-mainnet', reference }, { signer }, orderId);
    expect(outcomeOf(held)).toBe('402 payment_insufficient');
    const body = { amount_usd: 100, incoming_tx_hash: reference, key: LEND };
    const { status, text } = await earn.register(body, { signer });
    expect(status, text).toBe(200);
  });
});
