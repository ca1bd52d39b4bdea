import type { Bounty, BountyAcceptance, Claim } from '../../generated/client.gen.ts';
import type { AgentMarket } from './client.ts';
import { formatUsd, parseUsd } from './money.ts';
import type { CallOptions } from './options.ts';
import { payWith } from './pay-with.ts';
import type { Payer } from './payer.ts';
import type { PaymentProof } from './payment.ts';

export interface AcceptClaimOptions extends Pick<CallOptions, 'signal' | 'credential'> {
  /** Spending cap in USD. 110% of the bounty's budget by default. */
  maxUsd?: string | undefined;
  /** `error.payment` of a failed call: the payment is presented again, and nothing is paid again. */
  payment?: PaymentProof | undefined;
}

/**
 * Accepts a claim on your bounty and pays for it: 110% of the budget, on the network of the payer. The response
 * contains the paid order. If the call fails after the payment, the error's `payment` proves it. Pass it to the next
 * call instead of paying again.
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

/** The fee on top, rounded up like the service does. */
function defaultMaxUsd({ budget_usd }: Pick<Bounty, 'budget_usd'>): string {
  return formatUsd((parseUsd(budget_usd) * FEE_NUMERATOR + FEE_DENOMINATOR - 1n) / FEE_DENOMINATOR);
}
