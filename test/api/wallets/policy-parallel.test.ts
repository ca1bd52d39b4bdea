import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { ALT_CHAIN_ID, evmChain, solanaChain } from '../../support/chains/chains.ts';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { type EarnMarket, LEND, startEarn } from '../../support/market/earn.ts';
import { makeAgent, makeService, type TestAgent } from '../../support/market/factories.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { getAgentWallet } from '../../support/market/wallets.ts';
import type { ApiResponse } from '../../support/server/call.ts';

const USDC = 1_000_000n;
const FUNDS = 200n * USDC;
const DAILY = 40n * USDC;
const CHAINS = ['solana', 'base', 'alt'] as const;
type Chain = (typeof CHAINS)[number];
const NETWORK_OF = { solana: 'solana-mainnet', base: 'base-mainnet', alt: 'alt-mainnet' } as const;

let market: EarnMarket;
let agent: TestAgent;
const addresses = {} as Record<Chain, string>;
const withdrawTo = { solana: solanaSigner().address, base: evmSigner().address };

beforeAll(async () => {
  market = await startEarn();
  // the first deposit of a market is at least 100.00
  expect((await market.deposit(await market.newPayer(), 100)).status).toBe(200);
  agent = await makeAgent(market);
  addresses.solana = await getAgentWallet(market, agent.id, 'solana');
  addresses.base = await getAgentWallet(market, agent.id, 'base');
  addresses.alt = addresses.base;
  const solana = await solanaChain();
  // opens the accounts that are paid into
  await solana.mintUsdc(market.treasury('solana-mainnet'), 0n);
  await solana.mintUsdc(market.agent.owner.address, 0n);
  await solana.mintUsdc(addresses.solana, FUNDS);
  await solana.airdrop(addresses.solana, 100_000_000n);
  for (const chain of [await evmChain(), await evmChain(ALT_CHAIN_ID)]) {
    await chain.mintUsdc(addresses.base as `0x${string}`, FUNDS);
    await chain.fund(addresses.base as `0x${string}`, 10n ** 17n);
  }
}, 120_000);
afterAll(() => market.close());

const owned = (method: string, path: string, body: object) =>
  market.call(method, `/api/agents/${agent.id}${path}`, { signer: agent.owner, body });
const by = (method: string, path: string, body: object, options: object = {}) =>
  market.call(method, path, { bearer: agent.apiKey, body, ...options });
const balanceOf = (chain: Chain) =>
  market.parts.chains.get(NETWORK_OF[chain] as Network)?.readUsdcBalance(addresses[chain]) as Promise<bigint>;
const balances = async () => Promise.all(CHAINS.map(balanceOf));
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const micro = (usd: string) => BigInt(Math.round(Number(usd) * 1e6));
const chainAt = (index: number): Chain => CHAINS[index % CHAINS.length] as Chain;

it('50 spends at once, by five endpoints on three chains, never exceed a limit', async () => {
  const cheap = await market.createService({ price_usd: '2.00' });
  const dear = await market.createService({ price_usd: '4.00' });
  const tooDear = await market.createService({ price_usd: '10.00' });
  const stranger = await makeAgent(market, { payout_wallet: evmSigner().address });
  const forbidden = await makeService(market, stranger, { price_usd: '1.00' });

  const hire = (serviceId: string, chain: Chain, brief = 'Something small') =>
    by(
      'POST',
      '/api/x402/pay',
      { brief, pay_from_wallet: true },
      { query: { service_id: serviceId }, headers: { 'X-Payment-Network': NETWORK_OF[chain] } },
    );
  const discover = (serviceId: string, chain: Chain) =>
    by(
      'POST',
      `/api/x402/discover/${serviceId}`,
      { brief: 'Something small', pay_from_wallet: true },
      { headers: { 'X-Payment-Network': NETWORK_OF[chain] } },
    );
  const place = async () =>
    (await by('POST', '/api/orders', { service_id: cheap.id, brief: 'Something small' })).data.id as string;
  const pay = (id: string, payment_chain: Chain) =>
    by('PATCH', `/api/orders/${id}`, { action: 'pay', payment_chain });
  const deposit = () => by('POST', '/api/earn/pool/deposit', { amount_usd: '3.00', key: LEND });
  const withdraw = (chain: 'solana' | 'base') =>
    by('POST', '/api/agents/me/withdraw', { chain, amount: '1.00' });

  await owned('PUT', '/wallet/withdraw-address', {
    withdraw_address_solana: withdrawTo.solana,
    withdraw_address_base: withdrawTo.base,
  });
  const policy = {
    max_per_payment_usd: '5.00',
    daily_spend_limit_usd: '40.00',
    allowed_services: [cheap.id, dear.id, tooDear.id],
    allowed_agents: [market.agent.id],
    allowed_addresses: [withdrawTo.solana, withdrawTo.base, market.treasury('base-mainnet')],
    approval_above_usd: '4.00',
    expires_at: new Date(market.clock.now().getTime() + 3_600_000).toISOString(),
  };
  expect((await owned('PUT', '/wallet/policy', policy)).status).toBe(200);
  const { approval_id } = (await hire(dear.id, 'base')).body;
  const approved = await owned('POST', `/approvals/${approval_id}`, { decision: 'approve' });
  expect(approved.status).toBe(200);
  const orders = await Promise.all(Array.from({ length: 12 }, place));

  const spends = {
    hire: Array.from({ length: 12 }, (_, index) => () => hire(cheap.id, chainAt(index), `Job ${index}`)),
    discover: Array.from({ length: 10 }, (_, index) => () => discover(cheap.id, chainAt(index))),
    pay: orders.map((id, index) => () => pay(id, chainAt(index))),
    deposit: Array.from({ length: 6 }, () => deposit),
    withdraw: Array.from({ length: 4 }, (_, index) => () => withdraw(index % 2 ? 'solana' : 'base')),
    dear: CHAINS.slice(0, 2).map((chain) => () => hire(dear.id, chain)),
    tooDear: CHAINS.slice(0, 2).map((chain) => () => hire(tooDear.id, chain)),
    forbidden: CHAINS.slice(0, 2).map((chain) => () => hire(forbidden.id, chain)),
  };
  const calls = shuffle(Object.entries(spends).flatMap(([kind, of]) => of.map((call) => ({ kind, call }))));
  expect(calls).toHaveLength(50);
  const before = await balances();
  const answers = await Promise.all(calls.map(async ({ kind, call }) => ({ kind, answer: await call() })));
  const of = (kind: string) => answers.filter((one) => one.kind === kind).map(({ answer }) => answer);
  const outcomes = new Map<string, number>();
  for (const { kind, answer } of answers) {
    const name = `${kind} ${answer.status} ${answer.body.code ?? ''}`;
    outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
  }
  const told = JSON.stringify([...outcomes], null, 1);

  const [{ signed } = { signed: '0' }] = await market.database.query<{ signed: string }>(
    'select sum(amount_micro)::text as signed from wallet_spendings where agent_id = $1',
    [agent.id],
  );
  expect(BigInt(signed), told).toBeLessThanOrEqual(DAILY);
  // whatever was refused would have gone beyond
  expect(BigInt(signed), told).toBeGreaterThan(DAILY - 3n * USDC);

  // what nobody redeemed by then never lands
  await market.advanceClock(301);
  await expectLedgerToReconcile(market);
  const after = await balances();
  const withdrawn = sum(
    of('withdraw').flatMap(({ status, data }) => (status === 200 ? [micro(data.amount_usd)] : [])),
  );
  const left = before.map((amount, index) => amount - (after[index] as bigint));
  const spent = sum(left) - withdrawn;
  expect(spent, told).toBeLessThanOrEqual(DAILY);
  const { data } = await market.call('GET', '/api/agents/me/funding', { bearer: agent.apiKey });
  expect(micro(data.spending.spent_usd), told).toBe(spent);
  expect(
    left.every((amount) => amount > 0n),
    told,
  ).toBe(true);

  expect(of('tooDear').map(codeOf)).toEqual(Array(2).fill([409, 'payment_above_limit']));
  expect(of('forbidden').map(codeOf)).toEqual(Array(2).fill([409, 'recipient_not_allowed']));
  expect(of('dear').filter(({ status }) => status === 200).length, told).toBeLessThanOrEqual(1);
  expect(
    of('withdraw').map(({ status }) => status),
    told,
  ).toEqual(Array(4).fill(200));
  const allowed = new Set(['spending_limit_reached', 'approval_required', 'payment_pending', undefined]);
  const counted = ['hire', 'discover', 'pay', 'deposit', 'dear'].flatMap(of);
  expect(
    counted.filter(({ body }) => !allowed.has(body.code)),
    told,
  ).toEqual([]);
}, 180_000);

const codeOf = ({ status, body }: ApiResponse) => [status, body.code];

function shuffle<T>(list: T[]): T[] {
  return list
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
