import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { acceptClaim, claimBounty, postBounty } from '../../support/market/bounties.ts';
import { type EarnMarket, LEND, startEarn } from '../../support/market/earn.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { createPayer } from '../../support/payments/payments.ts';
import { expectBackWithPayers, type Owed, owedTo } from './going-back.ts';
import { outcomeOf } from './purchases.ts';

const MICRO = 100_000_000n;

let market: EarnMarket;
let serviceId: string;
const owed: Owed[] = [];
beforeAll(async () => {
  market = await startEarn();
  serviceId = (await market.createService({ price_usd: '100.00' })).id;
}, 120_000);
afterAll(() => market.close());

/** A payer who has paid, and is owed what was paid. */
async function payOn(network: Network) {
  const payer = await createPayer(network);
  owed.push(await owedTo(market, network, payer));
  return { payer, pay: () => payer.pay(market.treasury(network), MICRO) };
}

it.each([
  ['base-mainnet', 'solana'],
  ['solana-mainnet', 'base'],
  ['alt-mainnet', 'base'],
  ['base-mainnet', 'alt'],
] as const)(
  'an order payment made on %s and named on %s is held, and said so',
  async (made, payment_chain) => {
    const { payer, pay } = await payOn(made);
    const { signer } = payer;
    const body = { service_id: serviceId, brief: 'A small thing, made well' };
    const { data: order } = await market.call('POST', '/api/orders', { body, signer });
    const action = { action: 'pay', escrow_tx_hash: await pay(), payment_chain };
    const answer = await market.call('PATCH', `/api/orders/${order.id}`, { body: action, signer });
    expect(outcomeOf(answer), answer.text).toBe('400 malformed_payment');
    expect(answer.body.error).toContain(`is a transaction of ${made}`);
    expect(answer.body.error).toContain(`The 100.00 USDC are returned to ${signer.address} within the hour`);
  },
);

it('the payment of a claim made on Solana and named on Base is held, and said so', async () => {
  const { payer, pay } = await payOn('solana-mainnet');
  const { signer } = payer;
  const bounty = await postBounty(market, signer);
  const claim = await claimBounty(market, bounty, market.agent);
  const body = { escrow_tx_hash: await pay(), payment_chain: 'base' };
  const answer = await acceptClaim(market, bounty, claim, { body, signer });
  expect(outcomeOf(answer), answer.text).toBe('400 malformed_payment');
  expect(answer.body.error).toContain(`The 100.00 USDC are returned to ${signer.address} within the hour`);
});

it.each(['solana-mainnet', 'alt-mainnet'] as const)(
  'a deposit into a venue on Base that was made on %s is held, and said so',
  async (made) => {
    const { payer, pay } = await payOn(made);
    const { signer } = payer;
    const body = { amount_usd: 100, incoming_tx_hash: await pay(), key: LEND };
    const answer = await market.call('POST', '/api/earn/pool/deposit', { body, signer });
    expect(outcomeOf(answer), answer.text).toBe('400 malformed_payment');
    expect(answer.body.error).toContain(`is a transaction of ${made}`);
    expect(answer.body.error).toContain(`The 100.00 USDC are returned to ${signer.address} within the hour`);
  },
);

it('a stranger who names it learns where it is, and holds nothing', async () => {
  const payer = await createPayer('solana-mainnet');
  const { signer } = await createPayer('base-mainnet');
  const incoming_tx_hash = await payer.pay(market.treasury('solana-mainnet'), MICRO);
  const body = { amount_usd: 100, incoming_tx_hash, key: LEND };
  const answer = await market.call('POST', '/api/earn/pool/deposit', { body, signer });
  expect(outcomeOf(answer), answer.text).toBe('400 malformed_payment');
  expect(answer.body.error).not.toContain('USDC are returned');
  owed.push(await owedTo(market, 'solana-mainnet', payer));
  const own = await market.call('POST', '/api/earn/pool/deposit', { body, signer: payer.signer });
  expect(own.body.error).toContain('USDC are returned');
  const [last] = owed.slice(-1);
  if (last) last.micro += MICRO;
});

it('all of it is returned within the hour, and the ledger reconciles', async () => {
  await expectBackWithPayers(market, owed);
  await expectLedgerToReconcile(market);
}, 60_000);
