import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../../foundation/db/statement.ts';
import { formatUsd } from '../../../foundation/platform/money.ts';
import { LedgerAccount } from '../ledger.entity.ts';
import { type Balance, type Balances, readBalances, readBalancesDigest } from './balances.ts';
import { useIndexPlans } from './index-plans.ts';
import { getNextMonth, type Month } from './month.ts';
import { readMonthEntries } from './month-entries.ts';
import { FIRST_PREVIOUS_HASH, hashMonth } from './month-hash.ts';
import { type ClosedMonth, getPeriod, listClosedMonths } from './month-rows.ts';

/** The hash of a month that somebody wrote down outside of the database. */
export interface ExpectedHash {
  month: Month;
  hash: string;
}

const COMPARE = 'Compare the ledger with a backup, and find out who changed it.';
/** More are rarely read. */
const MAX_LISTED_ACCOUNTS = 20;

/** Each link of the chain, and what was written down of it. */
function findChainProblems(months: readonly ClosedMonth[], expected: readonly ExpectedHash[]): string[] {
  return [
    ...months.flatMap((month, index) => findLinkProblems(month, months[index - 1])),
    ...expected.flatMap((one) => findUnexpectedHash(months, one)),
  ];
}

function findLinkProblems(closed: ClosedMonth, previous: ClosedMonth | undefined): string[] {
  const { month, previousHash } = closed;
  const problems: string[] = [];
  if (hashMonth(closed) !== closed.hash)
    problems.push(`The row of closed month ${month} was changed. ${COMPARE}`);
  const isLinked = previousHash === (previous?.hash ?? FIRST_PREVIOUS_HASH);
  if (previous ? getNextMonth(previous.month) !== month : !isLinked)
    problems.push(`The closed month before ${month} is missing. Restore its row from a backup.`);
  else if (previous && !isLinked)
    problems.push(`Closed month ${month} does not continue ${previous.month}. ${COMPARE}`);
  return problems;
}

function findUnexpectedHash(months: readonly ClosedMonth[], { month, hash }: ExpectedHash): string[] {
  const closed = months.find((one) => one.month === month);
  if (!closed) return [`Month ${month} is not closed, but its hash ${hash} was expected. ${COMPARE}`];
  if (closed.hash === hash) return [];
  return [`Closed month ${month} has the hash ${closed.hash}, expected was ${hash}. ${COMPARE}`];
}

/** The chain, and the closed months since this one, or all, recomputed from their entries. In one snapshot. */
export async function verifyMonths(
  em: EntityManager,
  { since, expected = [] }: { since?: Month | undefined; expected?: readonly ExpectedHash[] } = {},
): Promise<{ months: ClosedMonth[]; problems: string[] }> {
  return em.transactional(
    async (tx) => {
      await useIndexPlans(tx);
      const months = await listClosedMonths(tx);
      const problems = findChainProblems(months, expected);
      for (const [index, closed] of months.entries()) {
        // the balances with which the first of them opens
        if (!since || getNextMonth(closed.month) >= since)
          problems.push(...(await findChangedBalances(tx, closed)));
        if (!since || closed.month >= since)
          problems.push(...(await findChangedEntries(tx, closed, months[index - 1])));
      }
      return { months, problems };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

async function findChangedBalances(
  em: EntityManager,
  { month, balancesDigest }: ClosedMonth,
): Promise<string[]> {
  if ((await readBalancesDigest(em, month)) === balancesDigest) return [];
  return [`The balances or accounts of closed month ${month} were changed. ${COMPARE}`];
}

async function findChangedEntries(
  em: EntityManager,
  closed: ClosedMonth,
  previous: ClosedMonth | undefined,
): Promise<string[]> {
  const { month, transactions, entries, entriesDigest } = closed;
  const balances: Balances = previous ? await readBalances(em, previous.month) : new Map();
  const found = await readMonthEntries(em, getPeriod(month, !previous), balances);
  const differences = await describeDifferences(em, month, balances);
  if (found.digest === entriesDigest) return differences;
  const isCounted = found.transactions === transactions && found.entries === entries;
  const problem = isCounted
    ? 'an entry or a transaction was changed'
    : `it was closed with ${transactions} transactions and ${entries} entries, and has ${found.transactions} and ${found.entries}`;
  return [`Closed month ${month} differs: ${problem}. ${COMPARE}`, ...differences];
}

const findAccount = statement([LedgerAccount], (db, { id }: Parameters<{ id: bigint }>) =>
  db.selectFrom('ledger_accounts').select(['code', 'network']).where('id', '=', id),
);

async function describeDifferences(em: EntityManager, month: Month, computed: Balances): Promise<string[]> {
  const stored = await readBalances(em, month);
  const ids = [...new Set([...stored.keys(), ...computed.keys()])];
  const changed = ids.filter((id) => !isSame(stored.get(id), computed.get(id)));
  const lines: string[] = [];
  for (const id of changed.slice(0, MAX_LISTED_ACCOUNTS)) {
    const account = await findAccount.firstRow(em, { id });
    lines.push(
      `Account ${account?.code} on ${account?.network} closed ${month} with ${describe(stored.get(id))}, ` +
        `its entries make ${describe(computed.get(id))}`,
    );
  }
  return lines;
}

const EMPTY = { balance: 0n, paidOut: 0n };

function isSame(a: Balance = EMPTY, b: Balance = EMPTY): boolean {
  return a.balance === b.balance && a.paidOut === b.paidOut;
}

function describe({ balance, paidOut }: Balance = EMPTY): string {
  return paidOut === 0n ? formatUsd(balance) : `${formatUsd(balance)} and ${formatUsd(paidOut)} paid out`;
}
