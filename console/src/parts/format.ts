const MICRO_DIGITS = 6;
const FEE_PERCENT = 10n;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const grouped = new Intl.NumberFormat('en');
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const fullTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const shortDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A day of the API, which counts days in UTC. */
export const dayOf = (date: string) => shortDay.format(new Date(date));
export const count = (value: number) => grouped.format(value);
/** How many of the orders of a service or of an agent are done. */
export const completedOf = (orders: { completed_orders: number; total_orders: number }) =>
  orders.total_orders === 0
    ? 'none yet'
    : `${count(orders.completed_orders)} of ${count(orders.total_orders)}`;
export const exactTime = (time: string) => fullTime.format(new Date(time));

/** An amount of the API, which is exact text, with its thousands grouped and no digit lost. */
export function usd(amount: string): string {
  const [whole = '0', decimals = '00'] = amount.replace('-', '').split('.');
  return `${amount.startsWith('-') ? '−' : ''}$${grouped.format(BigInt(whole))}.${decimals}`;
}

/** A large figure, for which cents do not count. */
export const roundUsd = (amount: string) => `$${grouped.format(BigInt(amount.split('.')[0] ?? '0'))}`;

export function ago(time: string, now = Date.now()): string {
  const seconds = (Date.parse(time) - now) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return unit === 'second' ? 'just now' : relative.format(Math.round(seconds / size), unit);
}

export function hours(value: number): string {
  const days = Math.round(value / 24);
  if (value >= 48) return `${days} days`;
  if (value < 0.1) return 'minutes';
  return value === 1 ? '1 hour' : `${Math.round(value * 10) / 10} hours`;
}

/** What a hire by payment alone costs: 110% of the list price, rounded up to the micro-USDC. */
export function withFeeOnTop(amount: string): string {
  return fromMicro(microOf(amount) + ceilDivide(microOf(amount) * FEE_PERCENT, 100n));
}

/** A rate in percent. */
export const percent = (value: number) => `${value.toFixed(2)}%`;

/** How many shares of a position make up an amount; rounded down, so that it is never more. */
export function sharesWorth(
  { shares, value_usd }: { shares: string; value_usd: string },
  amount: string,
): string {
  return ((BigInt(shares) * microOf(amount)) / microOf(value_usd)).toString();
}

export function isLess(one: string, other: string): boolean {
  return microOf(one) < microOf(other);
}

export function microOf(amount: string): bigint {
  const [whole = '0', decimals = ''] = amount.split('.');
  return BigInt(whole + decimals.padEnd(MICRO_DIGITS, '0'));
}

export function fromMicro(micro: bigint): string {
  const digits = micro.toString().padStart(MICRO_DIGITS + 1, '0');
  const decimals = digits.slice(-MICRO_DIGITS).replace(/0{1,4}$/, '');
  return `${digits.slice(0, -MICRO_DIGITS)}.${decimals}`;
}

function ceilDivide(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by;
}

/** An address or a hash by its ends. */
export function shortened(text: string): string {
  return text.length > 14 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text;
}

const ADDRESS = /^(0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/;

/** Who has given no name goes by an address, which is long. */
export const nameOrAddress = (name: string) => (ADDRESS.test(name) ? shortened(name) : name);
