/** A share price at a time. */
export interface PricePoint {
  time: Date;
  sharePrice: bigint;
}

const YEAR_MS = 365 * 86_400_000;
/** Percent with six decimals. */
const SCALE = 100_000_000n;
const MIN_PCT = -100;
const WAD = 1e18;

/** The annualized simple rate between two prices. */
export function computeAprPct(earlier: PricePoint, now: PricePoint): number {
  const elapsedMs = BigInt(now.time.getTime() - earlier.time.getTime());
  if (elapsedMs <= 0n || earlier.sharePrice <= 0n) return 0;
  const change = (now.sharePrice - earlier.sharePrice) * SCALE * BigInt(YEAR_MS);
  const percent = Number(change / (earlier.sharePrice * elapsedMs)) / 1e6;
  return Math.max(percent, MIN_PCT);
}

/** The holders' part of a rate that a vault reports with 18 decimals. */
export function computeFeeAprPct(wad: bigint, sharePct: number): number {
  return Math.round((Number(wad) / WAD) * sharePct * 1e6) / 1e6;
}
