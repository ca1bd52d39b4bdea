import type { IdentityClaims } from './identity-claims.ts';
import { SIGNATURE_MAX_AGE_SECONDS } from './signature-age.ts';

/** Allowed clock skew of identity providers. */
export const CLOCK_TOLERANCE_SECONDS = 30;

/** Whether the sign-in is recent enough to make a stolen token unlikely. In real time, as tokens are issued. */
export function isRecentSignIn({ signedInAt }: Pick<IdentityClaims, 'signedInAt'>, now: Date): boolean {
  if (signedInAt === undefined) return false;
  const age = now.getTime() / 1000 - signedInAt;
  return age <= SIGNATURE_MAX_AGE_SECONDS && age >= -CLOCK_TOLERANCE_SECONDS;
}
