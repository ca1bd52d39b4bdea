const DECIMAL = /^(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;
const MAX_DECIMALS = 18;
const MAX_DIGITS = 30;

/** A number from text or JSON, without an exponent and with at most 18 decimals; undefined for anything else. */
export function parseDecimal(value: unknown): string | undefined {
  const match = DECIMAL.exec(
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '',
  );
  if (!match) return undefined;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const { before, after } = shiftDecimalPoint(whole, fraction, Number(exponent));
  const integer = before.replace(/^0+(?=\d)/, '');
  if (integer.length > MAX_DIGITS) return undefined;
  const decimals = trimTrailingZeros(after.slice(0, MAX_DECIMALS));
  return decimals ? `${integer}.${decimals}` : integer;
}

function trimTrailingZeros(decimals: string): string {
  let end = decimals.length;
  while (decimals[end - 1] === '0') end--;
  return decimals.slice(0, end);
}

/** Moves the decimal point, to the right for a positive exponent. */
function shiftDecimalPoint(
  whole: string,
  fraction: string,
  exponent: number,
): { before: string; after: string } {
  const at = whole.length + exponent;
  const digits =
    at < 0 ? whole.padStart(whole.length - at, '0') + fraction : (whole + fraction).padEnd(at, '0');
  const point = Math.max(at, 0);
  return { before: digits.slice(0, point) || '0', after: digits.slice(point) };
}

/** Truncated to six decimals. */
export function toMicro(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.slice(0, 6).padEnd(6, '0'));
}
