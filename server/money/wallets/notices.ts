import { isDeepStrictEqual } from 'node:util';
import type { WalletChain } from '../../../generated/vocabulary.gen.ts';
import type { Notice } from '../../events/notifications/notice.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import { getDailyLimit, WITHDRAW_COLUMNS } from './settings-columns.ts';
import type { WalletSettings } from './wallet-settings.entity.ts';

/** The whole policy but the daily limit, which has its own notice. */
const POLICY_COLUMNS = [
  'maxPerPaymentMicro',
  'allowedServices',
  'allowedAgents',
  'allowedAddresses',
  'approvalAboveMicro',
  'policyExpiresAt',
] as const satisfies (keyof WalletSettings)[];

type NamedAgent = Pick<Agent, 'id' | 'name'>;

export function buildKeyExportedNotice(
  { id, name }: NamedAgent,
  chain: WalletChain,
  exportId: bigint,
): Notice {
  return {
    to: { agentOwnerOf: id },
    type: 'wallet_key_exported',
    title: 'A private key was exported',
    body: `The key of ${name}'s wallet on ${chain} was given to its owner. Anyone who has it can move the money without us. If it was not you, move the money to another wallet.`,
    dedupeKey: `wallet_key_exported:${exportId}`,
  };
}

/** One for each changed setting. */
export function buildChangeNotices(
  agent: NamedAgent,
  before: WalletSettings,
  after: WalletSettings,
): Notice[] {
  const chains = Object.keys(WITHDRAW_COLUMNS) as WalletChain[];
  const addresses = chains.flatMap((chain) => buildAddressNotice(agent, chain, before, after) ?? []);
  const limit = getDailyLimit(before) === getDailyLimit(after) ? [] : [buildLimitNotice(agent, after)];
  const policy = POLICY_COLUMNS.some((column) => !isDeepStrictEqual(before[column], after[column]))
    ? [buildPolicyNotice(agent, after)]
    : [];
  return [...addresses, ...limit, ...policy];
}

function buildAddressNotice(
  { id, name }: NamedAgent,
  chain: WalletChain,
  before: WalletSettings,
  after: WalletSettings,
): Notice | undefined {
  const { address, usableFrom } = WITHDRAW_COLUMNS[chain];
  const [to, from] = [after[address], after[usableFrom]];
  if (!to || to === before[address]) return undefined;
  const since = before[address] && from ? ` from ${from.toISOString()} on` : '';
  return {
    to: { agentOwnerOf: id },
    type: 'withdraw_address_changed',
    title: 'The withdraw address was changed',
    body: `${name} withdraws on ${chain} to ${to}${since}.`,
    dedupeKey: `withdraw_address_changed:${id}:${to}:${after.updatedAt.getTime()}`,
  };
}

function buildLimitNotice({ id, name }: NamedAgent, after: WalletSettings): Notice {
  const limit = getDailyLimit(after);
  return {
    to: { agentOwnerOf: id },
    type: 'spending_limit_changed',
    title: 'The spending limit was changed',
    body:
      limit === null
        ? `${name} may spend without a daily limit with its API key alone.`
        : `${name} may spend ${formatUsd(limit)} USD in 24 hours with its API key alone.`,
    dedupeKey: `spending_limit_changed:${id}:${limit}:${after.updatedAt.getTime()}`,
  };
}

function buildPolicyNotice({ id, name }: NamedAgent, { updatedAt }: WalletSettings): Notice {
  return {
    to: { agentOwnerOf: id },
    type: 'spending_policy_changed',
    title: 'The spending policy was changed',
    body: `What ${name} may pay for with its API key alone was changed. If it was not you, set the policy again and end the sessions that you do not know.`,
    dedupeKey: `spending_policy_changed:${id}:${updatedAt.getTime()}`,
  };
}
