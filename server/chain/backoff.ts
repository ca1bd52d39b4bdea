export interface Backoff {
  baseMs: number;
  capMs: number;
}

/** Doubles with every time up to the cap, and is then moved by up to a fifth so that waiters spread out. */
export function backoffMs(times: number, { baseMs, capMs }: Backoff): number {
  const wait = Math.min(baseMs * 2 ** Math.min(times - 1, 30), capMs);
  return Math.round(wait * (0.8 + 0.4 * Math.random()));
}
