import { setTimeout as sleep } from 'node:timers/promises';

export interface Patience {
  patienceMs: number;
  pauseMs: number;
}

/** Looks again and again until it is decided, and no longer than the patience lasts; returns what was seen last. */
export async function lookUntil<T>(
  { patienceMs, pauseMs }: Patience,
  look: () => Promise<T>,
  isDecided: (seen: T) => boolean,
): Promise<T> {
  for (const until = performance.now() + patienceMs; ; await sleep(pauseMs)) {
    const seen = await look();
    if (isDecided(seen) || performance.now() >= until) return seen;
  }
}
