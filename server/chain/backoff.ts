export interface Backoff {
  baseMs: number;
  capMs: number;
}

/** Exponential up to the cap, with up to 20 % jitter. */
export function backoffMs(times: number, { baseMs, capMs }: Backoff): number {
  const wait = Math.min(baseMs * 2 ** Math.min(times - 1, 30), capMs);
  return Math.round(wait * (0.8 + 0.4 * Math.random()));
}
