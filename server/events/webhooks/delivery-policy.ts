/** For one delivery, and again for each replay. */
export const MAX_ATTEMPTS = 3;

/** For the whole exchange: DNS, connection, headers and body. */
export const REQUEST_TIMEOUT_MS = 5000;

/** How much of a response is read; its beginning is stored. */
export const MAX_RESPONSE_BYTES = 64 * 1024;
export const MAX_STORED_CHARACTERS = 2000;

/** Concurrent requests per queue, so that a slow endpoint cannot use all capacity. */
export const MAX_CONCURRENT = 4;

/**
 * An attempt that ended with its worker does not count against the endpoint. If it happens this often, the delivery
 * may be what crashes the workers.
 */
export const MAX_INTERRUPTED = 20;

export const WEBHOOK_RETENTION_MS = 30 * 24 * 3600 * 1000;

/** After the last of those attempts, if the agent wants extended retries: 72 hours in all. */
const EXTENDED_PAUSES_MINUTES = [1, 4, 10, 45, 60, 120, 240, 480, 480, 720, 720, 720, 720];

export const EXTENDED_RETRIES_MS =
  EXTENDED_PAUSES_MINUTES.reduce((sum, minutes) => sum + minutes, 0) * 60_000;

/** The pause before an extended retry, by the number of those that failed; undefined after the last. */
export function getExtendedPauseMs(failed: number): number | undefined {
  const minutes = EXTENDED_PAUSES_MINUTES[failed];
  return minutes === undefined ? undefined : minutes * 60_000;
}

/** The delay after a failure, by remaining attempts. */
export function getRetryDelaySeconds(attemptsLeft: number): number {
  return attemptsLeft >= 2 ? 1 : 4;
}
