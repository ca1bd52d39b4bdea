import { formatUsd } from '../../foundation/platform/money.ts';

interface Mismatch {
  code: string;
  network: string;
  stored: bigint;
  computed: bigint;
}

interface UnbalancedTransaction {
  kind: string;
  reference: string;
  /** Null if it has no entries. */
  network: string | null;
  difference: bigint;
}

export function describeUnbalanced({ kind, reference, network, difference }: UnbalancedTransaction): string {
  return network === null
    ? `Transaction ${kind} of ${reference} has no entries`
    : `Transaction ${kind} of ${reference} is off by ${formatUsd(difference)} on ${network}`;
}

export function describeBalance({ code, network, stored, computed }: Mismatch): string {
  return `Account ${code} on ${network} shows ${formatUsd(stored)}, its entries make ${formatUsd(computed)}`;
}

export function describePaidOut({ code, network, stored, computed }: Mismatch): string {
  return `Account ${code} on ${network} says that ${formatUsd(stored)} was paid out, its entries make ${formatUsd(computed)}`;
}
