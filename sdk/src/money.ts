import { UsageError } from './errors.ts';

const MICRO = 1_000_000n;

/** USD in the smallest unit of USDC, which has 6 decimals. */
export function parseUsd(usd: string): bigint {
  const parts = /^(\d+)(?:\.(\d{1,6}))?$/.exec(usd);
  if (!parts) throw new UsageError(`"${usd}" is not an amount in USD, such as "5.00"`);
  return BigInt(parts[1] ?? 0) * MICRO + BigInt((parts[2] ?? '').padEnd(6, '0'));
}

export function formatUsd(micro: bigint): string {
  const fraction = String(micro % MICRO).padStart(6, '0');
  return `${micro / MICRO}.${fraction.replace(/0{1,4}$/, '')}`;
}
