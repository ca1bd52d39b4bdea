import { UnauthorizedError } from '../foundation/platform/errors.ts';

const MAX_AGE_MS = 5 * 60 * 1000;
const MAX_CLOCK_SKEW_MS = 30 * 1000;

/** How long a signature is valid, in seconds. */
export const SIGNATURE_MAX_AGE_SECONDS = MAX_AGE_MS / 1000;

/** In real time, whatever the service's clock says: clients sign by their own clocks. */
export function requireFreshTimestamp(timestamp: number, field: string): void {
  const age = Date.now() - timestamp;
  if (age > MAX_AGE_MS) {
    throw new UnauthorizedError(
      'expired_credentials',
      'The wallet signature is older than 5 minutes. Sign again.',
    );
  }
  if (age < -MAX_CLOCK_SKEW_MS) {
    throw new UnauthorizedError('invalid_credentials', `\`${field}\` is in the future. Check your clock.`);
  }
}
