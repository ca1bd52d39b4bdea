import type { BountyRow } from './bounty-row.ts';
import { CLAIM_LIFECYCLE } from './claim-lifecycle.ts';
import type { ClaimRow } from './claims.ts';
import { BountyAlreadyAwardedError } from './errors.ts';
import { BOUNTY_LIFECYCLE } from './lifecycle.ts';

/** The transition of accepting the claim; throws if it is not possible. */
export function requireAcceptable(bounty: BountyRow, claim: ClaimRow, now: Date) {
  // the second caller gets a conflict, not an illegal transition
  if (bounty.order_id !== null) throw new BountyAlreadyAwardedError();
  const facts = { now, expiresAt: bounty.expires_at };
  const { to: nextBounty } = BOUNTY_LIFECYCLE.getTransition(bounty.status, 'accept', ['poster'], facts);
  const window = { now, expiresAt: claim.expires_at };
  const { to: nextClaim } = CLAIM_LIFECYCLE.getTransition(claim.status, 'accept', ['poster'], window);
  return { bounty: nextBounty, claim: nextClaim };
}
