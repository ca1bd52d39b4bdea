import type { Bounty, BountyAcceptance, Claim } from '../../generated/client.gen.ts';
import type { AgentMarket } from './client.ts';
import { formatUsd, parseUsd } from './money.ts';
import type { CallOptions } from './options.ts';
import { payWith } from './pay-with.ts';
import type { Payer } from './payer.ts';
import type { PaymentProof } from './payment.ts';

export interface AcceptClaimOptions extends Pick<CallOptions, 'signal' | 'credential'> {
  /** The most that may be paid, in USD. 110% of the given bounty's budget unless set. */
  maxUsd?: string | undefined;
  /** `error.payment` of a try that failed after it was paid: it is shown again, and nothing is paid again. */
  payment?: PaymentProof | undefined;
}

/**
 * Accepts a claim on a bounty of yours and pays for it: 110% of the budget, on the network of the payer. The paid order is in
 * the answer. When the call fails after it was paid, the error's `payment` proves it; pass that to try again rather than pay
 * again.
 *
 * @example
 * const { claims = [] } = await market.bounties.get(bounty.id, { include_claims: 1 });
 * const { order } = await acceptClaim(market, bounty, claims[0], walletPayer(wallet));
 */
export function acceptClaim(
  { bounties }: Pick<AgentMarket, 'bounties'>,
  bounty: Pick<Bounty, 'id' | 'budget_usd'>,
  claim: Pick<Claim, 'id'>,
  payer: Payer,
  options: AcceptClaimOptions = {},
): Promise<BountyAcceptance> {
  const { signal, credential, maxUsd = defaultMaxUsd(bounty) } = options;
  const payment = options.payment ?? payWith(payer, { maxUsd });
  return bounties.accept(bounty.id, { claim_id: claim.id }, { signal, credential, payment });
}

const [FEE_NUMERATOR, FEE_DENOMINATOR] = [11n, 10n];

/** The fee on top, rounded up as the service does. */
function defaultMaxUsd({ budget_usd }: Pick<Bounty, 'budget_usd'>): string {
  return formatUsd((parseUsd(budget_usd) * FEE_NUMERATOR + FEE_DENOMINATOR - 1n) / FEE_DENOMINATOR);
}
