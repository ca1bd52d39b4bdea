import type { ExpressionBuilder, Selectable } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables } from '../../foundation/db/statement.ts';
import { isEvmNetwork, type Network } from '../../foundation/platform/networks.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { AgentChange } from '../../identity/agent-change.entity.ts';
import { changesSince, payoutSettingsAt } from '../../identity/payout-settings.ts';
import { chainOfAddress } from '../../identity/wallet.ts';
import { NoPayoutAddressError } from './errors.ts';
import type { HeldPayout } from './held-payout.entity.ts';
import type { Payout } from './payout.ts';

const COLUMNS = ['payout_chain', 'payout_address_base', 'payout_wallet', 'owner_wallet'] as const;

/** Where an agent wants its money. */
type PayoutAddresses = Pick<Selectable<Tables<typeof Agent>['agents']>, (typeof COLUMNS)[number]>;

type Asked = { agentId: string; dueAt: Date };

const addressesOf = statement([Agent, AgentChange], (db, { agentId, dueAt }: Parameters<Asked>) =>
  db
    .selectFrom('agents')
    .select(COLUMNS)
    .select(changesSince(agentId, dueAt).as('changes'))
    .where('id', '=', agentId),
);

/**
 * Where a payout goes as things are; undefined when its payee has no address on the network. An agent that had none when
 * it became due is paid at the one it has now.
 */
export async function findDestination(
  em: EntityManager,
  { payee, network }: Pick<Payout, 'payee' | 'network'>,
  now: Date,
): Promise<string | undefined> {
  if ('address' in payee) return payee.address;
  const { agentId, dueAt = now } = payee;
  const agent = await addressesOf.firstRow(em, { agentId, dueAt });
  if (!agent) return undefined;
  const before = payoutSettingsAt(agent, agent.changes, { dueAt, now });
  return (
    payoutAddress(before, network) ?? payoutAddress(payoutSettingsAt(agent, agent.changes, { now }), network)
  );
}

export async function expectDestination(
  em: EntityManager,
  payout: Pick<Payout, 'payee' | 'network'>,
  now: Date,
): Promise<string> {
  const to = await findDestination(em, payout, now);
  if (to === undefined) throw new NoPayoutAddressError(payout.network);
  return to;
}

/**
 * The address for a payout on the network where the money is; undefined when the agent has none there. An address for
 * Base is not used on another EVM chain, where a contract wallet of that address may not exist.
 */
export function payoutAddress(agent: PayoutAddresses, network: Network): string | undefined {
  const onBase = network === 'base-mainnet' ? agent.payout_address_base : null;
  const wished = agent.payout_chain === 'base' ? onBase : null;
  const candidates = [wished, agent.payout_wallet, agent.owner_wallet, onBase];
  return candidates.find((address) => address !== null && fits(address, network)) ?? undefined;
}

export function fits(address: string, network: Network): boolean {
  return chainOfAddress(address) === (isEvmNetwork(network) ? 'base' : 'solana');
}

type Waiting = Tables<typeof Agent> & Tables<typeof HeldPayout>;

/** The same question in a statement over `held_payouts` and their `agents`. */
export function hasAddress(eb: ExpressionBuilder<Waiting, 'agents' | 'held_payouts'>) {
  const isEvm = eb.parens('held_payouts.network', '<>', 'solana-mainnet');
  const fitting = (column: 'payout_wallet' | 'owner_wallet' | 'payout_address_base') =>
    eb(eb.parens(`agents.${column}`, 'like', '0x%'), '=', isEvm);
  const isOnBase = eb('held_payouts.network', '=', 'base-mainnet');
  return eb.or([
    fitting('payout_wallet'),
    fitting('owner_wallet'),
    eb.and([isOnBase, fitting('payout_address_base')]),
  ]);
}
