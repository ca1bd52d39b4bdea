import { normalizeWalletAddress } from '../../../foundation/platform/wallet-address.ts';
import {
  PaymentAboveLimitError,
  PolicyExpiredError,
  RecipientNotAllowedError,
  SpendingLimitReachedError,
} from './errors.ts';
import type { Spend, SpendItem } from './spend.ts';
import type { SpendingPolicy } from './spending-policy.ts';

/**
 * Every limit but the owner's approval. `spentMicro` is what the agent spent in the last 24 hours, including pending
 * payments.
 */
export function assertWithinBounds(
  policy: SpendingPolicy,
  { amountMicro, item }: Spend,
  spentMicro: bigint,
  now: Date,
): void {
  assertInForce(policy, now);
  assertRecipientAllowed(policy, item);
  const { maxPerPaymentMicro, dailyLimitMicro } = policy;
  if (maxPerPaymentMicro !== null && amountMicro > maxPerPaymentMicro)
    throw new PaymentAboveLimitError(maxPerPaymentMicro, amountMicro);
  if (dailyLimitMicro !== null && spentMicro + amountMicro > dailyLimitMicro)
    throw new SpendingLimitReachedError(dailyLimitMicro, spentMicro, amountMicro);
}

export function assertInForce({ expiresAt }: SpendingPolicy, now: Date): void {
  if (expiresAt && expiresAt <= now) throw new PolicyExpiredError(expiresAt);
}

export function assertAddressAllowed({ allowedAddresses }: SpendingPolicy, address: string): void {
  const isAllowed = allowedAddresses?.some(
    (allowed) => normalizeWalletAddress(allowed) === normalizeWalletAddress(address),
  );
  if (isAllowed === false) throw new RecipientNotAllowedError('allowed_addresses', address);
}

/** Services and agents limit purchases; addresses limit everything else. */
function assertRecipientAllowed(policy: SpendingPolicy, item: SpendItem): void {
  const { serviceId = null, providerAgentId = null, address } = item;
  if (address != null) {
    assertAddressAllowed(policy, address);
    return;
  }
  const { allowedServices, allowedAgents } = policy;
  if (allowedServices && !isListed(allowedServices, serviceId))
    throw new RecipientNotAllowedError('allowed_services', serviceId);
  if (allowedAgents && !isListed(allowedAgents, providerAgentId))
    throw new RecipientNotAllowedError('allowed_agents', providerAgentId);
}

function isListed(allowed: readonly string[], id: string | null): boolean {
  return id !== null && allowed.includes(id);
}
