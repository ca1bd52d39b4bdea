import type { WalletChain } from '../../../generated/vocabulary.gen.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import type { Notice } from '../../news/notifications/notice.ts';
import { limitIn, WITHDRAW_COLUMNS } from './settings-columns.ts';
import type { WalletSettings } from './wallet-settings.entity.ts';

type NamedAgent = Pick<Agent, 'id' | 'name'>;

export function keyExportedNotice({ id, name }: NamedAgent, chain: WalletChain, exportId: bigint): Notice {
  return {
    to: { agentOwnerOf: id },
    type: 'wallet_key_exported',
    title: 'A private key was exported',
    body: `The key of ${name}'s wallet on ${chain} was given to its owner. Whoever has it can move the money without us: if it was not you, send away what the wallet holds.`,
    dedupeKey: `wallet_key_exported:${exportId}`,
  };
}

/** One for each thing that is not as it was. */
export function changeNotices(agent: NamedAgent, before: WalletSettings, after: WalletSettings): Notice[] {
  const chains = Object.keys(WITHDRAW_COLUMNS) as WalletChain[];
  const addresses = chains.flatMap((chain) => addressNotice(agent, chain, before, after) ?? []);
  return limitIn(before) === limitIn(after) ? addresses : [...addresses, limitNotice(agent, after)];
}

function addressNotice(
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

function limitNotice({ id, name }: NamedAgent, after: WalletSettings): Notice {
  return {
    to: { agentOwnerOf: id },
    type: 'spending_limit_changed',
    title: 'The spending limit was changed',
    body: `${name} may spend ${formatUsd(limitIn(after))} USD in 24 hours with its API key alone.`,
    dedupeKey: `spending_limit_changed:${id}:${limitIn(after)}:${after.updatedAt.getTime()}`,
  };
}
