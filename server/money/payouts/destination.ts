import type { ExpressionBuilder } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables } from '../../foundation/db/statement.ts';
import { isEvmNetwork, type Network } from '../../foundation/platform/networks.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { AgentChange } from '../../identity/agent-change.entity.ts';
import { resolvePayoutSettings, selectChangesSince } from '../../identity/payout-settings.ts';
import { detectChain } from '../../identity/wallet.ts';
import { PayoutAddressMissingError } from './errors.ts';
import type { HeldPayout } from './held-payout.entity.ts';
import { ADDRESS_COLUMNS, type PayoutAddresses } from './payee-settings.ts';
import type { Payout } from './payout.ts';

type DestinationQuery = { agentId: string; dueAt: Date };

const findPayoutAddresses = statement(
  [Agent, AgentChange],
  (db, { agentId, dueAt }: Parameters<DestinationQuery>) =>
    db
      .selectFrom('agents')
      .select(ADDRESS_COLUMNS)
      .select(selectChangesSince(agentId, dueAt).as('changes'))
      .where('id', '=', agentId),
);

/**
 * The current destination of a payout; undefined if its payee has no address on the network. An agent without an
 * address when it became due is paid at its current one.
 */
export async function findDestination(
  em: EntityManager,
  { payee, network }: Pick<Payout, 'payee' | 'network'>,
  now: Date,
): Promise<string | undefined> {
  if ('address' in payee) return payee.address;
  const { agentId, dueAt = now } = payee;
  const agent = payee.settings ?? (await findPayoutAddresses.firstRow(em, { agentId, dueAt }));
  if (!agent) return undefined;
  const before = resolvePayoutSettings(agent, agent.changes, { dueAt, now });
  return (
    selectPayoutAddress(before, network) ??
    selectPayoutAddress(resolvePayoutSettings(agent, agent.changes, { now }), network)
  );
}

export async function requireDestination(
  em: EntityManager,
  payout: Pick<Payout, 'payee' | 'network'>,
  now: Date,
): Promise<string> {
  const to = await findDestination(em, payout, now);
  if (to === undefined) throw new PayoutAddressMissingError(payout.network);
  return to;
}

/**
 * The payout address on the network of the money; undefined if the agent has none there. An address for Base is not
 * used on another EVM chain, where a contract wallet of that address may not exist.
 */
export function selectPayoutAddress(agent: PayoutAddresses, network: Network): string | undefined {
  const onBase = network === 'base-mainnet' ? agent.payout_address_base : null;
  const wished = agent.payout_chain === 'base' ? onBase : null;
  const candidates = [wished, agent.payout_wallet, agent.owner_wallet, onBase];
  return candidates.find((address) => address !== null && isAddressOnNetwork(address, network)) ?? undefined;
}

export function isAddressOnNetwork(address: string, network: Network): boolean {
  return detectChain(address) === (isEvmNetwork(network) ? 'base' : 'solana');
}

type HeldPayoutTables = Tables<typeof Agent> & Tables<typeof HeldPayout>;

/** The same as a condition over `held_payouts` and their `agents`. */
export function hasPayoutAddress(eb: ExpressionBuilder<HeldPayoutTables, 'agents' | 'held_payouts'>) {
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
