import { sql } from 'kysely';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../../foundation/db/statement.ts';
import type { Sweep } from '../../../foundation/outbox/sweeps.ts';
import type { Logger } from '../../../foundation/platform/log.ts';
import { LedgerTransaction } from '../ledger.entity.ts';
import { readBalances, readBalancesDigest, storeBalances } from './balances.ts';
import { useIndexPlans } from './index-plans.ts';
import { LedgerMonth } from './month.entity.ts';
import { getMonth, getMonthStart, getNextMonth, type Month } from './month.ts';
import { readMonthEntries } from './month-entries.ts';
import { FIRST_PREVIOUS_HASH, type HashedMonth, hashMonth } from './month-hash.ts';
import { getPeriod, listClosedMonths } from './month-rows.ts';

/** The database seals no month earlier. */
const SEALED_AFTER_MS = 24 * 3600 * 1000;

const readState = statement([LedgerMonth, LedgerTransaction], (db) =>
  db.selectNoFrom((eb) => [
    eb.selectFrom('ledger_months').select('month').orderBy('month', 'desc').limit(1).as('newest'),
    eb.selectFrom('ledger_months').select('month').where('hash', 'is', null).limit(1).as('sealed'),
    eb.selectFrom('ledger_transactions').select('created_at').orderBy('id').limit(1).as('first_posting'),
    sql<Date>`clock_timestamp()`.as('now'),
  ]),
);

const seal = statement([LedgerMonth], (db, { month, now }: Parameters<{ month: Month; now: Date }>) =>
  db
    .insertInto('ledger_months')
    .values({ month, sealed_at: now })
    .onConflict((on) => on.column('month').doNothing()),
);

const xmax = sql<bigint>`pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;
const xmin = sql<bigint>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;

/**
 * Remembers which database transactions have begun by now. Also if the horizon is in the future, because the database
 * was moved to another cluster.
 */
const setHorizon = statement([LedgerMonth], (db, { month }: Parameters<{ month: Month }>) =>
  db
    .updateTable('ledger_months')
    .set({ horizon: xmax })
    .where('month', '=', month)
    .where('hash', 'is', null)
    .where((eb) => eb.or([eb('horizon', 'is', null), eb('horizon', '>', xmax)])),
);

const findQuiet = statement([LedgerMonth], (db, { month }: Parameters<{ month: Month }>) =>
  db.selectFrom('ledger_months').select('month').where('month', '=', month).where('horizon', '<=', xmin),
);

const close = statement(
  [LedgerMonth],
  (
    db,
    values: Parameters<
      HashedMonth & {
        hash: string;
        now: Date;
      }
    >,
  ) =>
    db
      .updateTable('ledger_months')
      .set({
        transactions: values.transactions,
        entries: values.entries,
        entries_digest: values.entriesDigest,
        balances_digest: values.balancesDigest,
        previous_hash: values.previousHash,
        hash: values.hash,
        closed_at: values.now,
      })
      .where('month', '=', values.month)
      .where('hash', 'is', null),
);

/**
 * Closes the months that have been over for a day, oldest first, in steps that each commit: seal, so that later
 * postings belong to the next month; wait until every database transaction that may not have seen that has ended; then
 * read the month, which nothing changes any more. Postings never wait.
 */
export function createLedgerClosingSweep(log: Logger): Sweep {
  return {
    name: 'close-ledger-months',
    everySeconds: 300,
    hasWork: async (em, now) => (await findNextStep(em, now)) !== undefined,
    async runStep(em, now) {
      const step = await findNextStep(em, now);
      if (!step) return undefined;
      const { month } = step;
      if (step.do === 'seal') {
        await seal.affected(em, { month, now });
        return 'more';
      }
      if ((await setHorizon.affected(em, { month })) > 0) return 'more';
      if (!(await findQuiet.firstRow(em, { month }))) return undefined;
      const hash = await closeMonth(em, month, now);
      log.info({ month, hash }, 'ledger month closed');
      return 'more';
    },
  };
}

interface Step {
  do: 'seal' | 'close';
  month: Month;
}

async function findNextStep(em: EntityManager, now: Date): Promise<Step | undefined> {
  const state = await readState.firstRow(em);
  if (!state) return undefined;
  if (state.sealed) return { do: 'close', month: state.sealed };
  const month = state.newest
    ? getNextMonth(state.newest)
    : state.first_posting && getMonth(state.first_posting);
  if (!month) return undefined;
  const time = Math.min(now.getTime(), state.now.getTime());
  const isOver = getMonthStart(getNextMonth(month)).getTime() + SEALED_AFTER_MS <= time;
  return isOver ? { do: 'seal', month } : undefined;
}

async function closeMonth(em: EntityManager, month: Month, now: Date): Promise<string> {
  await useIndexPlans(em);
  const previous = (await listClosedMonths(em)).at(-1);
  const balances = previous ? await readBalances(em, previous.month) : new Map();
  const { transactions, entries, digest } = await readMonthEntries(em, getPeriod(month, !previous), balances);
  await storeBalances(em, month, balances);
  const hashed = {
    month,
    transactions,
    entries,
    entriesDigest: digest,
    balancesDigest: await readBalancesDigest(em, month),
    previousHash: previous?.hash ?? FIRST_PREVIOUS_HASH,
  };
  const hash = hashMonth(hashed);
  if ((await close.affected(em, { ...hashed, hash, now })) === 0)
    throw new Error(`Ledger month ${month} was closed by another process`);
  return hash;
}
