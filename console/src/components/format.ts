const MICRO_DIGITS = 6;
const FEE_PERCENT = 10n;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const numberFormat = new Intl.NumberFormat('en');
const coinFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 6, roundingMode: 'floor' });
const relativeTimeFormat = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const dateTimeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A date of the API, in UTC. */
export const formatDay = (date: string) => dayFormat.format(new Date(date));
export const formatCount = (value: number) => numberFormat.format(value);
/** A balance of SOL or ETH, never more than there is. */
export const formatCoins = (value: number) => coinFormat.format(value);
/** The completed orders of a service or agent. */
export const formatCompletedOrders = (orders: { completed_orders: number; total_orders: number }) =>
  orders.total_orders === 0
    ? 'none yet'
    : `${formatCount(orders.completed_orders)} of ${formatCount(orders.total_orders)}`;

/** A count with its noun, given in the plural: 1 service, 2 bounties. */
export const formatPlural = (count: number, plural: string) =>
  `${formatCount(count)} ${count === 1 ? getSingular(plural) : plural}`;

const getSingular = (plural: string) =>
  plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.replace(/s$/, '');

export const formatDateTime = (time: string) => dateTimeFormat.format(new Date(time));

/** An amount of the API, which is exact text, with grouped thousands and all digits. */
export function formatUsd(amount: string): string {
  const [whole = '0', decimals = '00'] = amount.replace('-', '').split('.');
  return `${amount.startsWith('-') ? '−' : ''}$${numberFormat.format(BigInt(whole))}.${decimals}`;
}

/** An amount in cents, never rounded up; amounts below a dollar keep all digits, because they matter. */
export function formatRoundUsd(amount: string): string {
  const [whole = '0', decimals = '00'] = amount.split('.');
  return formatUsd(/^-?0*$/.test(whole) ? amount : `${whole}.${decimals.slice(0, 2)}`);
}

/** A large amount, without cents. */
export const formatWholeUsd = (amount: string) =>
  `$${numberFormat.format(BigInt(amount.split('.')[0] ?? '0'))}`;

export function formatRelativeTime(time: string, now: number): string {
  const seconds = (Date.parse(time) - now) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return unit === 'second' ? 'just now' : relativeTimeFormat.format(Math.round(seconds / size), unit);
}

export function formatHours(value: number): string {
  const days = Math.round(value / 24);
  if (value >= 48) return `${days} days`;
  if (value < 0.1) return 'minutes';
  return value === 1 ? '1 hour' : `${Math.round(value * 10) / 10} hours`;
}

/** The price of a hire by payment alone: 110% of the list price, rounded up to the micro-USDC. */
export function addFee(amount: string): string {
  return microToUsd(parseUsd(amount) + ceilDivide(parseUsd(amount) * FEE_PERCENT, 100n));
}

/** The size of a file. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A rate in percent. */
export const formatPercent = (value: number) => `${value.toFixed(2)}%`;

/** How many shares of a position make up an amount; rounded down, so that it is never more. */
export function getSharesValue(
  { shares, value_usd }: { shares: string; value_usd: string },
  amount: string,
): string {
  return ((BigInt(shares) * parseUsd(amount)) / parseUsd(value_usd)).toString();
}

/** The difference of two amounts of the API. */
export const subtractUsd = (from: string, amount: string): string =>
  microToUsd(parseUsd(from) - parseUsd(amount));

export const sumUsd = (amounts: string[]): string =>
  microToUsd(amounts.reduce((sum, amount) => sum + parseUsd(amount), 0n));

export function isLess(one: string, other: string): boolean {
  return parseUsd(one) < parseUsd(other);
}

export function parseUsd(amount: string): bigint {
  const [whole = '0', decimals = ''] = amount.split('.');
  return BigInt(whole + decimals.padEnd(MICRO_DIGITS, '0'));
}

export function microToUsd(micro: bigint): string {
  const digits = micro.toString().padStart(MICRO_DIGITS + 1, '0');
  const decimals = digits.slice(-MICRO_DIGITS).replace(/0{1,4}$/, '');
  return `${digits.slice(0, -MICRO_DIGITS)}.${decimals}`;
}

function ceilDivide(value: bigint, by: bigint): bigint {
  return (value + by - 1n) / by;
}

/** An abbreviated address or hash. */
export function shorten(text: string): string {
  return text.length > 14 ? `${text.slice(0, 6)}…${text.slice(-4)}` : text;
}

const ADDRESS = /^(0x[0-9a-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/;

/** A client without a name is shown by its abbreviated address. */
export const shortenAddress = (name: string) => (ADDRESS.test(name) ? shorten(name) : name);
