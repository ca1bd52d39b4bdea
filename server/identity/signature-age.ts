import { UnauthorizedError } from '../foundation/platform/errors.ts';

const OLDEST_MS = 5 * 60 * 1000;
const MOST_AHEAD_MS = 30 * 1000;

/** How long a signature counts, in seconds. */
export const SIGNATURE_LIFE_SECONDS = OLDEST_MS / 1000;

/** By the real time, whatever the service's clock says: clients sign by their own watches. */
export function requireFresh(timestamp: number, field: string): void {
  const age = Date.now() - timestamp;
  if (age > OLDEST_MS) {
    throw new UnauthorizedError(
      'expired_credentials',
      'The wallet signature is older than 5 minutes: sign again',
    );
  }
  if (age < -MOST_AHEAD_MS) {
    throw new UnauthorizedError('invalid_credentials', `${field} lies in the future: check the clock`);
  }
}
