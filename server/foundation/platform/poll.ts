import { setTimeout as sleep } from 'node:timers/promises';

export interface PollOptions {
  timeoutMs: number;
  intervalMs: number;
}

/** Looks again and again until it is decided, and no longer than the patience lasts; returns what was seen last. */
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
