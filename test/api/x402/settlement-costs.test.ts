import {
  ComputeBudgetProgram,
  Connection,
  Keypair,
  PublicKey,
  TransactionInstruction,
} from '@solana/web3.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evmChain, solanaChain } from '../../support/chains/chains.ts';
import { connect } from '../../support/chains/evm-clients.ts';
import { evmSigner, type SolanaSigner, solanaSigner } from '../../support/chains/signers.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import {
  buildCraftedPayment,
  type CraftedPaymentOptions,
  createFundedSolanaSigner,
  createGreedySigner,
  MEMO_PROGRAM,
  parseChallenge,
  tamperPayload,
} from '../../support/payments/crafted-payments.ts';
import { createSignedPayment } from '../../support/payments/signed-payments.ts';

let market: HiringMarket;
let payer: SolanaSigner;
let id: string;
beforeAll(async () => {
  market = await startHiring();
  payer = await createFundedSolanaSigner(market.treasury('solana-mainnet'));
  id = (await market.createService()).id;
}, 60_000);
afterAll(() => market.close());

const offer = async () => parseChallenge(await market.call('GET', `/api/x402/discover/${id}`));
const settlements = async () =>
  (await market.database.query<{ count: string }>('select count(*) from settlements'))[0]?.count;
const lamports = async () =>
  new Connection((await solanaChain()).rpcUrl, 'confirmed').getBalance(
    new PublicKey(market.treasury('solana-mainnet')),
  );
const wei = async () =>
  connect(await evmChain()).reader.getBalance({ address: market.treasury('base-mainnet') as `0x${string}` });

/** With the challenge beside the reason, and nothing sent. */
async function expectRefused(payment: string, reason: string): Promise<void> {
  const before = [await settlements(), await lamports(), await wei()];
  const { status, body, text } = await market.hire(id, payment);
  expect([status, body.code], text).toEqual([402, 'payment_insufficient']);
  expect(body.error).toContain(reason);
  expect(body.accepts).not.toHaveLength(0);
  expect([await settlements(), await lamports(), await wei()]).toEqual(before);
}

/** Until its payout has left too: what the treasury has must not change during the next test. */
async function expectSent(payment: string): Promise<void> {
  const { status, text } = await market.hire(id, payment);
  expect(status, text).toBe(200);
  await expectLedgerToReconcile(market);
}

const memoOf = (...signers: PublicKey[]) =>
  new TransactionInstruction({
    programId: MEMO_PROGRAM,
    keys: signers.map((pubkey) => ({ pubkey, isSigner: true, isWritable: false })),
    data: Buffer.from('agreed'),
  });
const friend = Keypair.generate();

describe('a signed payment on Solana', () => {
  it.each<[string, CraftedPaymentOptions, string]>([
    ['that asks for all the units there are', { units: 1_400_000 }, '1400000 compute units'],
    ['that offers a high price for them', { microLamports: 5_000_000 }, '5000000 micro-lamports'],
    [
      'with a memo that the treasury signs',
      { extraInstructions: (treasury) => [memoOf(treasury)] },
      'only pay its fee',
    ],
    ['with a second memo', { extraInstructions: () => [memoOf()] }, '2 Memo'],
    [
      'with a third signer',
      { extraInstructions: () => [memoOf(friend.publicKey)], signers: [friend] },
      'signatures',
    ],
    [
      'with another kind of budget',
      { extraInstructions: () => [ComputeBudgetProgram.requestHeapFrame({ bytes: 262_144 })] },
      'no x402 payment needs',
    ],
  ])('%s is refused and not sent', async (_name, craft, reason) => {
    await expectRefused(await buildCraftedPayment(await offer(), payer, craft), reason);
  });

  it('with bytes behind it is refused and not sent', async () => {
    const payment = await buildCraftedPayment(await offer(), payer);
    const longer = tamperPayload(payment, ({ payload }) => {
      const bytes = Buffer.from(payload.transaction, 'base64');
      payload.transaction = Buffer.concat([bytes, Buffer.of(0)]).toString('base64');
    });
    await expectRefused(longer, 'not a valid transaction');
  });

  it('with a lock in its memo is sent', async () => {
    const payment = await buildCraftedPayment(await offer(), payer, { memo: `market:1:${'ab'.repeat(32)}` });
    await expectSent(payment);
  });
});

describe('a payment signed by a contract wallet on Base', () => {
  it('that burns more gas than we pay for is refused and not sent', async () => {
    const signer = await createGreedySigner(400_000n);
    await expectRefused(
      await createSignedPayment(market, id, 'base-mainnet', { signer }),
      'the maximum is 250000',
    );
  });

  it('that is modest is sent', async () => {
    const signer = await createGreedySigner(10_000n);
    await expectSent(await createSignedPayment(market, id, 'base-mainnet', { signer }));
  });
});

describe.each(['solana-mainnet', 'base-mainnet'] as const)('a payload of version 2 for %s', (network) => {
  const stranger = network === 'solana-mainnet' ? solanaSigner().address : evmSigner().address;
  it.each<[string, unknown]>([
    ['scheme', 'upto'],
    ['network', 'eip155:1'],
    ['amount', '27499999'],
    ['amount', 27500000],
    ['asset', stranger],
    ['payTo', stranger],
    ['extra', { feePayer: stranger, name: 'USDC', version: '1' }],
    ['extra', undefined],
  ])('whose %s was not offered (%j) is refused and not sent', async (field, value) => {
    const payment = await createSignedPayment(market, id, network);
    const altered = tamperPayload(payment, ({ accepted }) => Object.assign(accepted, { [field]: value }));
    await expectRefused(altered, `accepted.${field}`);
  });
});

describe('a service below the smallest price', () => {
  const CATALOGS = ['/api/x402/services', '/api/x402/directory', '/openapi.json', '/.well-known/x402'];
  const totals = async () => {
    const { body } = await market.call('GET', '/api/x402/services?category=seo');
    const directory = await market.call('GET', '/api/x402/directory');
    return [body.total, body.data.count, directory.body.pagination.total];
  };

  it('is not offered, and payments for it are not taken', async () => {
    await market.createService({ category: 'seo' });
    const before = await totals();
    const cheap = await market.createService({ category: 'seo', price_usd: '0.009999' });
    expect(await totals()).toEqual(before);
    for (const path of CATALOGS) expect((await market.call('GET', path)).text).not.toContain(cheap.id);
    const asked = await market.call('GET', `/api/x402/discover/${cheap.id}`);
    expect([asked.status, asked.body.code]).toEqual([400, 'not_payable']);
    expect(asked.body.error).toContain('below 0.01 USD');
    const reference = await market.payForService(id);
    expect((await market.hire(cheap.id, reference)).body.code).toBe('not_payable');
    expect((await market.hire(id, reference)).status).toBe(200);
  });

  it('is not to be had for that price when it has a higher one', async () => {
    const { id: raised } = await market.createService({ price_usd: '0.005' });
    const body = { price_usd: '0.01' };
    await market.call('PATCH', `/api/services/${raised}`, { body, bearer: market.agent.apiKey });
    const requirements = { amount: '5500' };
    const low = await market.hire(
      raised,
      await createSignedPayment(market, raised, 'base-mainnet', { requirements }),
    );
    expect([low.status, low.body.code]).toEqual([402, 'payment_insufficient']);
    const { status, text } = await market.hire(
      raised,
      await createSignedPayment(market, raised, 'base-mainnet'),
    );
    expect(status, text).toBe(200);
  });
});
