import { LockMode } from '@mikro-orm/core';
import type { WalletChain } from '../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { Caller } from '../../identity/caller.ts';
import { requireCustodian, useSignature } from '../../identity/custody.ts';
import { NoWithdrawAddressError, WithdrawAddressTooNewError } from './errors.ts';
import { WalletSettings } from './wallet-settings.entity.ts';

const CHANGE_DELAY_MS = 24 * 60 * 60 * 1000;
/** Enough to try the market out, too little to be worth stealing a key for. */
const DEFAULT_DAILY_LIMIT_MICRO = 10_000_000n;

type Owned = Pick<Agent, 'id' | 'ownerWalletKey' | 'ownerUserId'>;

const COLUMNS = {
  solana: ['withdrawSolana', 'withdrawSolanaFrom'],
  base: ['withdrawBase', 'withdrawBaseFrom'],
} as const satisfies Record<WalletChain, readonly [keyof WalletSettings, keyof WalletSettings]>;

/** Changes what the owner decided, in one transaction with the use of the signature that shows who it is. */
export async function changeSettings(
  em: EntityManager,
  clock: Clock,
  { caller, agentId }: { caller: Caller; agentId: string },
  change: (settings: WalletSettings, now: Date) => void,
): Promise<WalletSettings> {
  return em.transactional(async (tx) => {
    const agent = await tx.findOneOrFail(Agent, agentId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await requireCustodian(tx, caller, agent);
    await useSignature(tx, caller, clock);
    const settings = (await findSettings(tx, agent)) ?? (await startOver(tx, agent));
    change(settings, clock.now());
    settings.updatedAt = clock.now();
    return settings;
  });
}

/** A first address can be used at once; one that takes the place of another only when the owner had time to notice. */
export function setWithdrawAddress(
  settings: WalletSettings,
  chain: WalletChain,
  address: string,
  now: Date,
): void {
  const [to, from] = COLUMNS[chain];
  if (settings[to] === address) return;
  settings[from] = new Date(now.getTime() + (settings[to] === null ? 0 : CHANGE_DELAY_MS));
  settings[to] = address;
}

export async function withdrawAddressOf(
  em: EntityManager,
  agent: Owned,
  chain: WalletChain,
  now: Date,
): Promise<string> {
  const settings = await findSettings(em, agent);
  const [to, from] = COLUMNS[chain];
  const address = settings?.[to];
  if (!address) throw new NoWithdrawAddressError(chain);
  const usableFrom = settings[from];
  if (usableFrom && usableFrom > now) throw new WithdrawAddressTooNewError(usableFrom);
  return address;
}

export async function dailyLimitOf(em: EntityManager, agent: Owned): Promise<bigint> {
  return limitIn(await findSettings(em, agent));
}

export function limitIn(settings: WalletSettings | undefined): bigint {
  return settings?.dailyLimitMicro ?? DEFAULT_DAILY_LIMIT_MICRO;
}

/** What a former owner decided counts for nothing. */
async function findSettings(em: EntityManager, agent: Owned): Promise<WalletSettings | undefined> {
  const found = await em.findOne(WalletSettings, { agent: agent.id }, { refresh: true });
  return found && isSameOwner(found, agent) ? found : undefined;
}

function isSameOwner(then: Pick<WalletSettings, 'ownerWalletKey' | 'ownerUserId'>, now: Owned): boolean {
  if (then.ownerWalletKey !== null && then.ownerWalletKey === now.ownerWalletKey) return true;
  return then.ownerUserId !== null && then.ownerUserId === now.ownerUserId;
}

async function startOver(em: EntityManager, agent: Owned): Promise<WalletSettings> {
  const { id, ownerWalletKey = null, ownerUserId = null } = agent;
  const none = { withdrawSolana: null, withdrawSolanaFrom: null, withdrawBase: null, withdrawBaseFrom: null };
  const fresh = { agent: id, ownerWalletKey, ownerUserId, ...none, dailyLimitMicro: null };
  return em.upsert(WalletSettings, { ...fresh, updatedAt: new Date() });
}
