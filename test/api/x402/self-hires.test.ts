import { createKeyPairSignerFromBytes } from '@solana/kit';
import { Connection, PublicKey } from '@solana/web3.js';
import type { PaymentRequirements } from '@x402/core/types';
import { ExactEvmScheme } from '@x402/evm/exact/client';
import { ExactSvmScheme } from '@x402/svm/exact/client';
import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evmChain, solanaChain } from '../../support/chains/chains.ts';
import { connect } from '../../support/chains/evm-clients.ts';
import { evmSigner, type SolanaSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import {
  buildCraftedPayment,
  createFundedSolanaSigner,
  createGreedySigner,
  parseChallenge,
} from '../../support/payments/crafted-payments.ts';
import { getRoundCount } from '../../support/rounds.ts';

/** On each of the two networks. */
const COUNT = getRoundCount(15, 100);
const AT_ONCE = 10;
/** What may be paid for one settlement and one payout: signatures, and all units at the highest price. */
const LAMPORTS = { settlement: 2 * 5000 + (60_000 * 100_000) / 1_000_000, payout: 5000 };
const GAS = { settlement: 250_000n, payout: 150_000n };

let market: HiringMarket;
let seller: SolanaSigner;
let id: string;
const evmSeller = evmSigner();
beforeAll(async () => {
  market = await startHiring({ env: { DATABASE_POOL_SIZE: '20', RPC_TIMEOUT_MS: '20000' } });
  seller = await createFundedSolanaSigner(market.treasury('solana-mainnet'));
  await (await evmChain()).mintUsdc(evmSeller.address, 1_000_000_000n);
  // whoever hires is whoever is paid
  await market.database.query(
    'update agents set payout_chain = null, payout_address_base = $2, payout_wallet = $3 where id = $1',
    [market.agent.id, evmSeller.address, seller.address],
  );
  id = (await market.createService({ price_usd: '0.01' })).id;
}, 60_000);
afterAll(() => market.close());

const offer = async () => parseChallenge(await market.call('GET', `/api/x402/discover/${id}`));
const numbers = Array.from({ length: COUNT }, (_, index) => index);

async function treasuries() {
  const { rpcUrl } = await solanaChain();
  const { reader } = connect(await evmChain());
  const lamports = await new Connection(rpcUrl, 'confirmed').getBalance(
    new PublicKey(market.treasury('solana-mainnet')),
  );
  const wei = await reader.getBalance({ address: market.treasury('base-mainnet') as Hex });
  return { lamports, wei };
}

/** Signed when its turn comes: what is signed on Solana is good for a minute. */
type Sign = () => Promise<string>;

/** All of them, some at a time; answers with what came of each. */
async function hireWith(payments: Sign[]): Promise<string[]> {
  const queue = [...payments];
  const outcomes: string[] = [];
  const work = async () => {
    for (let sign = queue.pop(); sign; sign = queue.pop()) {
      const { status, body } = await market.hire(id, await sign());
      outcomes.push(`${status} ${body.code ?? ''}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [...new Set(outcomes)];
}

const encode = (accepted: PaymentRequirements, { payload }: { payload: object }) =>
  Buffer.from(JSON.stringify({ x402Version: 2, accepted, payload })).toString('base64');

/** As the published clients sign it. */
async function goodPayments(): Promise<Sign[]> {
  const [onSolana, onBase] = (await offer()).accepts as PaymentRequirements[];
  const key = await createKeyPairSignerFromBytes(seller.secretKey);
  const svm = new ExactSvmScheme(key, { rpcUrl: (await solanaChain()).rpcUrl });
  const evm = new ExactEvmScheme(evmSeller.account);
  const sign = async (scheme: typeof svm | typeof evm, accepted: PaymentRequirements) =>
    encode(accepted, await scheme.createPaymentPayload(2, accepted));
  return numbers.flatMap(() => [
    () => sign(svm, onSolana as PaymentRequirements),
    () => sign(evm, onBase as PaymentRequirements),
  ]);
}

async function costlyPayments(): Promise<Sign[]> {
  const offered = await offer();
  const onBase = offered.accepts[1] as PaymentRequirements;
  const greedy = await createGreedySigner(150_000n);
  await (await evmChain()).mintUsdc(greedy.address, 1_000_000_000n);
  const evm = new ExactEvmScheme(greedy.account);
  return numbers.flatMap(() => [
    () => buildCraftedPayment(offered, seller, { units: 1_400_000, microLamports: 100_000 }),
    async () => encode(onBase, await evm.createPaymentPayload(2, onBase)),
  ]);
}

const SENT = `
  select network, tx_hash, kind, (select count(*) from chain_transactions where batch_id = sent.id)::int as payouts
  from chain_transactions sent where batching is distinct from 'shared'`;

interface SentTransaction {
  network: string;
  tx_hash: Hex;
  kind: 'settlement' | 'payout' | 'batch';
  payouts: number;
}

const isSettlement = ({ kind }: SentTransaction) => kind === 'settlement';

/** What every transaction on Base took of the treasury, none more than its bound. */
async function spentOnBase(): Promise<bigint> {
  const { reader } = connect(await evmChain());
  const sent = await market.database.query<SentTransaction>(SENT);
  const onBase = sent.filter(({ network }) => network === 'base-mainnet');
  const [settlements, batches] = [onBase.filter(isSettlement), onBase.filter((one) => !isSettlement(one))];
  expect(settlements).toHaveLength(COUNT);
  expect(batches.reduce((sum, { payouts }) => sum + payouts, 0)).toBe(COUNT);
  const spent = await Promise.all(
    onBase.map(async ({ tx_hash: hash, kind, payouts }) => {
      const { gasUsed, effectiveGasPrice } = await reader.getTransactionReceipt({ hash });
      const bound = kind === 'settlement' ? GAS.settlement : GAS.payout * BigInt(payouts);
      expect(gasUsed).toBeLessThanOrEqual(bound);
      return gasUsed * effectiveGasPrice;
    }),
  );
  return spent.reduce((sum, wei) => sum + wei, 0n);
}

it(`${2 * COUNT} costly payments that are refused cost the treasury nothing`, async () => {
  const before = await treasuries();
  expect(await hireWith(await costlyPayments())).toEqual(['402 payment_insufficient']);
  expect(await treasuries()).toEqual(before);
  expect(await market.database.query(SENT)).toEqual([]);
}, 120_000);

it(`${2 * COUNT} hires of oneself cost the treasury a bounded fee each, and no deposit`, async () => {
  const before = await treasuries();
  expect(await hireWith(await goodPayments())).toEqual(['200 ']);
  await eventually(async () => {
    const open = await market.database.query(`select from chain_transactions where state <> 'confirmed'`);
    expect(open).toHaveLength(0);
  }, 60_000);
  const after = await treasuries();
  const fell = before.lamports - after.lamports;
  expect(fell).toBeGreaterThan(0);
  expect(fell).toBeLessThanOrEqual(COUNT * (LAMPORTS.settlement + LAMPORTS.payout));
  expect(before.wei - after.wei).toBe(await spentOnBase());
  await expectLedgerToReconcile(market);
}, 300_000);
