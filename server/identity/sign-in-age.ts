import type { IdentityClaims } from './identity-claims.ts';
import { SIGNATURE_MAX_AGE_SECONDS } from './signature-age.ts';

/** How far the clocks of identity providers may be ahead of ours. */
export const CLOCK_TOLERANCE_SECONDS = 30;

/** Whether the person signed in so recently that a stolen token is unlikely. Measured by the real time, as tokens are made. */
export function isRecentSignIn({ signedInAt }: Pick<IdentityClaims, 'signedInAt'>, now: Date): boolean {
  if (signedInAt === undefined) return false;
  const age = now.getTime() / 1000 - signedInAt;
  return age <= SIGNATURE_MAX_AGE_SECONDS && age >= -CLOCK_TOLERANCE_SECONDS;
}
