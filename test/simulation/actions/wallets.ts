import { formatUsd } from '../../../server/foundation/platform/money.ts';
import { evmChain, solanaChain } from '../../support/chains/chains.ts';
import type { TestAgent } from '../../support/market/factories.ts';
import { NothingToPickError, type Random } from '../random.ts';
import type { World } from '../world/world.ts';
import type { Action } from './action.ts';
import { toMicro } from './supply.ts';

const FEES = { lamports: 50_000_000n, wei: 10n ** 16n };

async function fund(world: World, random: Random): Promise<void> {
  const agent = random.pick(world.agents);
  const answer = await world.call(random, 'GET', `/api/agents/${agent.id}/funding`, { bearer: agent.apiKey });
  if (answer?.status !== 200) return;
  const { deposit_address: onSolana, deposit_address_base: onBase } = answer.data;
  if (random.chance(0.5)) {
    const solana = await solanaChain();
    await solana.mintUsdc(onSolana, toMicro('30.00'));
    await solana.airdrop(onSolana, FEES.lamports);
  } else {
    const base = await evmChain();
    await base.mintUsdc(onBase, toMicro('30.00'));
    if (random.chance(0.5)) await base.fund(onBase, FEES.wei);
  }
  world.note(`the wallet of ${agent.id} gets 30 USDC`);
}

async function setPolicy(world: World, random: Random): Promise<void> {
  const agent = random.pick(world.agents);
  const body = {
    daily_spend_limit_usd: random.pick(['5.00', '12.00', '40.00']),
    max_per_payment_usd: random.pick(['2.00', '10.00', '40.00']),
    approval_above_usd: random.pick(['1.00', '5.00', '40.00']),
  };
  await world.call(random, 'PUT', `/api/agents/${agent.id}/wallet/policy`, { signer: agent.owner, body });
}

async function hire(world: World, random: Random): Promise<void> {
  const agent = random.pick(world.agents);
  const service = random.pick(world.services.filter(({ type }) => type === 'fixed'));
  const headers = random.chance(0.5) ? { 'Idempotency-Key': `hire-${random.integer(1, 1e9)}` } : {};
  const hireOnce = () =>
    world.call(random, 'POST', '/api/x402/pay', {
      bearer: agent.apiKey,
      query: { service_id: service.id },
      body: { brief: 'Bought by an agent', pay_from_wallet: true },
      headers,
    });
  await Promise.all(Array.from({ length: random.pick([1, 1, 3]) }, hireOnce));
}

async function decideApproval(world: World, random: Random): Promise<void> {
  const agent = random.pick(world.agents);
  const path = `/api/agents/${agent.id}/approvals`;
  const listed = await world.call(random, 'GET', path, { signer: agent.owner });
  const pending: { id: string }[] = (listed?.data ?? []).filter(
    ({ status }: { status: string }) => status === 'pending',
  );
  const { id } = random.pick(pending);
  const body = { decision: random.pick(['approve', 'approve', 'deny']) };
  await world.call(random, 'POST', `${path}/${id}`, { signer: agent.owner, body });
}

/** Requests of which together only some are within the limit of a day. */
async function exceedLimit(world: World, random: Random): Promise<void> {
  const agent = random.pick(world.agents);
  const service = pickAffordable(world, random);
  const limit = formatUsd((service.priceMicro * 3n) / 2n);
  await fundWithPolicy(world, random, agent, { daily_spend_limit_usd: limit, approval_above_usd: null });
  const keys = Array.from({ length: 4 }, () => `limit-${random.integer(1, 1e9)}`);
  await Promise.all(keys.map((key) => hireFromWallet(world, random, agent, service.id, key)));
  await hireFromWallet(world, random, agent, service.id, `limit-${random.integer(1, 1e9)}`);
}

/** Two payments after the owner has approved one. */
async function exceedApproval(world: World, random: Random): Promise<void> {
  const agent = random.pick(world.agents);
  const service = pickAffordable(world, random);
  await fundWithPolicy(world, random, agent, { daily_spend_limit_usd: null, approval_above_usd: '0.10' });
  const hireAgain = () =>
    hireFromWallet(world, random, agent, service.id, `approval-${random.integer(1, 1e9)}`);
  const approval = (await hireAgain())?.body?.approval_id;
  await world.call(random, 'POST', `/api/agents/${agent.id}/approvals/${approval}`, {
    signer: agent.owner,
    body: { decision: 'approve' },
  });
  await hireAgain();
  await hireAgain();
}

function pickAffordable(world: World, random: Random) {
  return random.pick(
    world.services.filter(({ type, priceMicro }) => type === 'fixed' && priceMicro >= toMicro('1.00')),
  );
}

async function fundWithPolicy(world: World, random: Random, agent: TestAgent, policy: object) {
  const body = { max_per_payment_usd: null, ...policy };
  await world.call(random, 'PUT', `/api/agents/${agent.id}/wallet/policy`, { signer: agent.owner, body });
  await (await evmChain()).mintUsdc(await readAddressOnBase(world, random, agent), toMicro('120.00'));
}

async function readAddressOnBase(world: World, random: Random, agent: TestAgent) {
  const answer = await world.call(random, 'GET', `/api/agents/${agent.id}/funding`, { bearer: agent.apiKey });
  if (answer?.status !== 200) throw new NothingToPickError();
  return answer.data.deposit_address_base as `0x${string}`;
}

function hireFromWallet(world: World, random: Random, agent: TestAgent, serviceId: string, key: string) {
  return world.call(random, 'POST', '/api/x402/pay', {
    bearer: agent.apiKey,
    query: { service_id: serviceId },
    body: { brief: 'Bought by an agent', pay_from_wallet: true },
    headers: { 'Idempotency-Key': key },
  });
}

const pickChain = (random: Random) => random.pick(['solana', 'base'] as const);
const pickAmount = (random: Random) => random.pick(['0.50', '3.00', '29.00']);

function ownAddress(world: World, chain: 'solana' | 'base'): string {
  const client = world.clients.find(({ network }) => network === `${chain}-mainnet`);
  return client?.payer.signer.address ?? '';
}

async function send(world: World, random: Random): Promise<void> {
  const agent = random.pick(world.agents);
  const chain = pickChain(random);
  const body = { chain, to: ownAddress(world, chain), amount: pickAmount(random) };
  await world.call(random, 'POST', `/api/agents/${agent.id}/wallet/send`, {
    signer: agent.owner,
    body,
    headers: { 'Idempotency-Key': `send-${random.integer(1, 1e9)}` },
  });
}

async function chooseAddress(world: World, random: Random): Promise<void> {
  const agent: TestAgent = random.pick(world.agents);
  const chain = pickChain(random);
  const body = { [`withdraw_address_${chain}`]: ownAddress(world, chain) };
  const path = `/api/agents/${agent.id}/wallet/withdraw-address`;
  await world.call(random, 'PUT', path, { signer: agent.owner, body });
}

async function withdraw(world: World, random: Random): Promise<void> {
  const agent = random.pick(world.agents);
  const body = { chain: pickChain(random), amount: pickAmount(random) };
  const headers = { 'Idempotency-Key': `withdraw-${random.integer(1, 1e9)}` };
  await Promise.all(
    Array.from({ length: random.pick([1, 2]) }, () =>
      world.call(random, 'POST', '/api/agents/me/withdraw', { bearer: agent.apiKey, body, headers }),
    ),
  );
}

export const walletActions: Action[] = [
  { name: 'fund the wallet of an agent', weight: 3, run: fund },
  { name: 'set the policy of an agent', weight: 2, run: setPolicy },
  { name: 'hire from the wallet of an agent', weight: 5, run: hire },
  { name: 'decide an approval', weight: 2, run: decideApproval },
  { name: 'exceed the limit of an agent', weight: 3, run: exceedLimit },
  { name: 'exceed an approval', weight: 3, run: exceedApproval },
  { name: 'send from the wallet of an agent', weight: 2, run: send },
  { name: 'choose where an agent withdraws to', weight: 1, run: chooseAddress },
  { name: 'withdraw from the wallet of an agent', weight: 2, run: withdraw },
];
