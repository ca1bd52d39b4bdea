/** Of one delivery, and again of each replay. */
export const MAX_ATTEMPTS = 3;

/** For the whole exchange: name, connection, headers and body. */
export const REQUEST_TIMEOUT_MS = 5000;

/** Read of an answer, of which the beginning is kept. */
export const MAX_RESPONSE_BYTES = 64 * 1024;
export const MAX_STORED_CHARACTERS = 2000;

/** Requests to one agent's endpoint at a time, so that a slow one cannot take all the room. */
export const MAX_CONCURRENT_PER_AGENT = 4;

/**
 * An attempt that ended with its worker is not held against the endpoint. If that happens this often, it may well be
 * the delivery that ends the workers.
 */
export const MAX_INTERRUPTED = 20;

export const WEBHOOK_RETENTION_MS = 30 * 24 * 3600 * 1000;

/** The wait after a failure, by how many attempts are left then. */
export function getRetryDelaySeconds(attemptsLeft: number): number {
  return attemptsLeft >= 2 ? 1 : 4;
}
