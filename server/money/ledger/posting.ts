import type { Network } from '../../foundation/platform/networks.ts';
import { type AccountRef, compareLockOrder, getNormalSide, isSharedKind } from './accounts.ts';
import type { TransactionLine } from './statements.ts';

export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

export interface Entry {
  account: AccountRef;
  /** Micro-USDC, debits positive and credits negative; use `debit` and `credit`. */
  amount: bigint;
  /** Only if one posting moves value between networks; the posting's network by default. */
  network?: Network;
}

export interface Posting {
  /** The business event, e.g. `order_paid`. Unique together with the reference. */
  kind: string;
  reference: string;
  network: Network;
  asset: 'USDC';
  entries: readonly Entry[];
}

export function debit(account: AccountRef, amount: bigint, network?: Network): Entry {
  return { account, amount: assertPositive(amount), ...(network && { network }) };
}

export function credit(account: AccountRef, amount: bigint, network?: Network): Entry {
  return { account, amount: -assertPositive(amount), ...(network && { network }) };
}

/** Checks that a posting balances on each network and merges entries of the same account. In locking order. */
export function toPostingLines(posting: Posting): TransactionLine[] {
  const lines = new Map<string, { entry: Entry; network: Network; amount: bigint }>();
  const differences = new Map<Network, bigint>();
  for (const entry of posting.entries) {
    const network = entry.network ?? posting.network;
    const key = `${network} ${entry.account.code}`;
    const amount = (lines.get(key)?.amount ?? 0n) + entry.amount;
    lines.set(key, { entry, network, amount });
    differences.set(network, (differences.get(network) ?? 0n) + entry.amount);
  }
  assertBalanced(posting, differences);
  const moved = [...lines.values()].filter(({ amount }) => amount !== 0n);
  if (moved.length === 0) throw new LedgerError(`${describePosting(posting)} moves nothing`);
  const toLine = ({ entry, network, amount }: (typeof moved)[number]) => ({
    code: entry.account.code,
    kind: entry.account.kind,
    side: getNormalSide(entry.account.kind),
    is_shared: isSharedKind(entry.account.kind),
    network,
    asset: posting.asset,
    amount,
    transaction_kind: posting.kind,
    reference: posting.reference,
  });
  return moved.map(toLine).sort(compareLines);
}

/** The order in which the accounts of lines are locked. */
export function compareLines(a: TransactionLine, b: TransactionLine): number {
  return compareLockOrder(a, b) || (a.network < b.network ? -1 : Number(a.network > b.network));
}

/** By the account that each of them locks, so that one after the other they lock in the order of all lines. */
export function sortByLocks(postings: readonly Posting[]): Posting[] {
  const keyed = postings.map((posting) => ({
    posting,
    locked: toPostingLines(posting).filter((line) => !line.is_shared),
  }));
  const sorted = keyed.toSorted(({ locked: [a] }, { locked: [b] }) =>
    a && b ? compareLines(a, b) : Number(Boolean(a)) - Number(Boolean(b)),
  );
  return sorted.map(({ posting }) => posting);
}

export function describePosting({ kind, reference }: Posting): string {
  return `Ledger transaction ${kind} of ${reference}`;
}

function assertBalanced(posting: Posting, differences: ReadonlyMap<Network, bigint>): void {
  for (const [network, difference] of differences) {
    if (difference !== 0n) {
      throw new LedgerError(
        `${describePosting(posting)} does not balance on ${network}: off by ${difference}`,
      );
    }
  }
}

function assertPositive(amount: bigint): bigint {
  if (amount <= 0n) throw new LedgerError(`An amount to debit or credit must be more than 0, not ${amount}`);
  return amount;
}
