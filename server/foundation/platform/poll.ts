import { setTimeout as sleep } from 'node:timers/promises';

export interface PollOptions {
  timeoutMs: number;
  intervalMs: number;
}

/** Polls until the result is conclusive or the timeout ends; returns the last result. */
export async function pollUntil<T>(
  { timeoutMs, intervalMs }: PollOptions,
  read: () => Promise<T>,
  isDecided: (seen: T) => boolean,
): Promise<T> {
  for (const until = performance.now() + timeoutMs; ; await sleep(intervalMs)) {
    const seen = await read();
    if (isDecided(seen) || performance.now() >= until) return seen;
  }
}
