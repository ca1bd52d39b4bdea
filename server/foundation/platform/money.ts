/** Money is a bigint of micro-USDC: 1 USD = 1,000,000. */
const MICRO_PER_USD = 1_000_000n;
const DECIMALS = 6;
const BASIS_POINTS = 10_000n;
const PLAIN_DECIMAL = /^(0|[1-9]\d{0,14})(?:\.(\d+))?$/;

export class MoneyError extends Error {
  override readonly name = 'MoneyError';
}

/**
 * Parses an amount in USD. A number is read by its shortest decimal form, so 0.1 is exactly 100000. Exponents, signs,
 * spaces and more than six decimals are rejected, never rounded.
 */
export function parseUsd(value: string | number): bigint {
  const match = PLAIN_DECIMAL.exec(String(value));
  if (!match) throw new MoneyError('An amount must be a plain decimal number of USD such as "12.50"');
  const fraction = match[2] ?? '';
  if (fraction.length > DECIMALS) throw new MoneyError('An amount has at most 6 decimals');
  return BigInt(match[1] ?? '0') * MICRO_PER_USD + BigInt(fraction.padEnd(DECIMALS, '0'));
}

/** "12.50": two to six decimals. */
export function formatUsd(micro: bigint): string {
  const sign = micro < 0n ? '-' : '';
  const absolute = micro < 0n ? -micro : micro;
  const fraction = (absolute % MICRO_PER_USD).toString().padStart(DECIMALS, '0');
  return `${sign}${absolute / MICRO_PER_USD}.${fraction.replace(/0{1,4}$/, '')}`;
}

/** Deducts a fee from a total. The fee is rounded down, so the remainder gets the rest. */
export function splitFee(total: bigint, feeBps: number): { fee: bigint; rest: bigint } {
  const fee = (assertNonNegative(total) * parseBps(feeBps)) / BASIS_POINTS;
  return { fee, rest: total - fee };
}

/** Adds a fee on top, rounded up so that the fee is never short. */
export function addFee(amount: bigint, bps: number): bigint {
  const scaled = assertNonNegative(amount) * (BASIS_POINTS + parseBps(bps));
  return (scaled + BASIS_POINTS - 1n) / BASIS_POINTS;
}

function assertNonNegative(amount: bigint): bigint {
  if (amount < 0n) throw new MoneyError('An amount cannot be negative');
  return amount;
}

function parseBps(bps: number): bigint {
  if (!Number.isInteger(bps) || bps < 0 || bps > 10_000) {
    throw new MoneyError('Basis points must be a whole number from 0 to 10000');
  }
  return BigInt(bps);
}
