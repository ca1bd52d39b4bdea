/**
 * How long work belongs to a process without a sign of life; then another one takes it over. Nobody should wait for more
 * than 10 s because a process froze, and the work itself takes time too.
 */
export const TAKEOVER_SECONDS = 6;

/** How long a process sleeps if it hears of no work, shorter than that: a notification may have been lost. */
export const MAX_SLEEP_MS = 5000;
