import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Agent } from '../../../identity/agent.entity.ts';
import { findSettings } from '../settings.ts';
import { getDailyLimit } from '../settings-columns.ts';
import type { WalletSettings } from '../wallet-settings.entity.ts';

/** What the owner allows the agent's key. Null means unlimited. */
export interface SpendingPolicy {
  maxPerPaymentMicro: bigint | null;
  dailyLimitMicro: bigint | null;
  allowedServices: readonly string[] | null;
  allowedAgents: readonly string[] | null;
  allowedAddresses: readonly string[] | null;
  approvalAboveMicro: bigint | null;
  expiresAt: Date | null;
}

/** If the owner set nothing, only the default daily limit applies. */
export function toSpendingPolicy(settings: WalletSettings | undefined): SpendingPolicy {
  return {
    maxPerPaymentMicro: settings?.maxPerPaymentMicro ?? null,
    dailyLimitMicro: getDailyLimit(settings),
    allowedServices: settings?.allowedServices ?? null,
    allowedAgents: settings?.allowedAgents ?? null,
    allowedAddresses: settings?.allowedAddresses ?? null,
    approvalAboveMicro: settings?.approvalAboveMicro ?? null,
    expiresAt: settings?.policyExpiresAt ?? null,
  };
}

export async function readPolicy(
  em: EntityManager,
  agent: Pick<Agent, 'id' | 'ownerWalletKey' | 'ownerUserId'>,
): Promise<SpendingPolicy> {
  return toSpendingPolicy(await findSettings(em, agent));
}
