import { LockMode } from '@mikro-orm/core';
import type { WalletChain } from '../../../generated/vocabulary.gen.ts';
import type { NotificationService } from '../../events/notifications/service.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { assertAuthorityDeclared } from '../../foundation/platform/operation-authority.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { requireAgentOwner } from '../../identity/agent-ownership.ts';
import type { Caller } from '../../identity/caller.ts';
import { WithdrawAddressMissingError, WithdrawAddressTooNewError } from './errors.ts';
import { buildChangeNotices } from './notices.ts';
import { WITHDRAW_COLUMNS } from './settings-columns.ts';
import { lockSpending } from './spendable-balance.ts';
import { WalletSettings } from './wallet-settings.entity.ts';

const NO_POLICY = {
  dailyLimitMicro: null,
  hasDailyLimit: true,
  maxPerPaymentMicro: null,
  allowedServices: null,
  allowedAgents: null,
  allowedAddresses: null,
  approvalAboveMicro: null,
  policyExpiresAt: null,
};

const ADDRESS_CHANGE_DELAY_MS = 24 * 60 * 60 * 1000;

type SettingsOwner = Pick<Agent, 'id' | 'ownerWalletKey' | 'ownerUserId'>;

interface Dependencies {
  clock: Clock;
  notifications: NotificationService;
}

/** Changes the owner's settings. The owner is notified, so that a thief's change is noticed. */
export async function changeSettings(
  em: EntityManager,
  { clock, notifications }: Dependencies,
  { caller, agentId }: { caller: Caller; agentId: string },
  change: (settings: WalletSettings, now: Date) => void,
): Promise<WalletSettings> {
  assertAuthorityDeclared('redirect');
  return em.transactional(async (tx) => {
    // so that nothing is signed under the former policy after the response
    await lockSpending(tx, agentId);
    const agent = await tx.findOneOrFail(Agent, agentId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await requireAgentOwner(tx, caller, agent);
    const settings = (await findSettings(tx, agent)) ?? (await resetSettings(tx, agent));
    const before = { ...settings };
    change(settings, clock.now());
    settings.updatedAt = clock.now();
    await notifications.notify(tx, ...buildChangeNotices(agent, before, settings));
    return settings;
  });
}

/** A first address can be used at once; a replacement only after the owner had time to notice. */
export function setWithdrawAddress(
  settings: WalletSettings,
  chain: WalletChain,
  address: string,
  now: Date,
): void {
  const { address: to, usableFrom: from } = WITHDRAW_COLUMNS[chain];
  if (settings[to] === address) return;
  settings[from] = new Date(now.getTime() + (settings[to] === null ? 0 : ADDRESS_CHANGE_DELAY_MS));
  settings[to] = address;
}

export async function getWithdrawAddress(
  em: EntityManager,
  agent: SettingsOwner,
  chain: WalletChain,
  now: Date,
): Promise<string> {
  const settings = await findSettings(em, agent);
  const columns = WITHDRAW_COLUMNS[chain];
  const address = settings?.[columns.address];
  if (!address) throw new WithdrawAddressMissingError(chain);
  const usableFrom = settings[columns.usableFrom];
  if (usableFrom && usableFrom > now) throw new WithdrawAddressTooNewError(usableFrom);
  return address;
}

/** A former owner's settings are void. */
export async function findSettings(
  em: EntityManager,
  agent: SettingsOwner,
): Promise<WalletSettings | undefined> {
  const found = await em.findOne(WalletSettings, { agent: agent.id }, { refresh: true });
  return found && isSameOwner(found, agent) ? found : undefined;
}

/** Whether the current owner made the setting. */
export function isSameOwner(
  then: Pick<WalletSettings, 'ownerWalletKey' | 'ownerUserId'>,
  now: Pick<SettingsOwner, 'ownerWalletKey' | 'ownerUserId'>,
): boolean {
  if (then.ownerWalletKey !== null && then.ownerWalletKey === now.ownerWalletKey) return true;
  return then.ownerUserId !== null && then.ownerUserId === now.ownerUserId;
}

async function resetSettings(em: EntityManager, agent: SettingsOwner): Promise<WalletSettings> {
  const { id, ownerWalletKey = null, ownerUserId = null } = agent;
  const none = { withdrawSolana: null, withdrawSolanaFrom: null, withdrawBase: null, withdrawBaseFrom: null };
  const fresh = { agent: id, ownerWalletKey, ownerUserId, ...none, ...NO_POLICY };
  return em.upsert(WalletSettings, { ...fresh, updatedAt: new Date() });
}
