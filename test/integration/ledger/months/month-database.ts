import { expect } from 'vitest';
import { SweepRegistry } from '../../../../server/foundation/outbox/sweeps.ts';
import { systemClock } from '../../../../server/foundation/platform/clock.ts';
import { createLedgerClosingSweep } from '../../../../server/money/ledger/months/closing.ts';
import { verifyMonths } from '../../../../server/money/ledger/months/verification.ts';
import type { Posting } from '../../../../server/money/ledger/posting.ts';
import { LedgerService } from '../../../../server/money/ledger/service.ts';
import { eventually } from '../../../support/eventually.ts';
import { quietLog } from '../../../support/log.ts';
import { useLedgerDatabase } from '../ledger-database.ts';

/** A ledger whose postings have any time, and whose months are closed as of any time. */
export function useMonths() {
  const used = useLedgerDatabase();
  const { em, query } = used;
  const runSweep = async (now: string) => {
    const sweeps = new SweepRegistry({ em: em(), clock: systemClock, log: quietLog });
    sweeps.add(createLedgerClosingSweep(quietLog));
    await sweeps.runAll(new Date(now));
  };
  return {
    ...used,
    postAt: (time: string, posting: Posting) =>
      em().transactional((tx) => new LedgerService({ now: () => new Date(time) }).post(tx, posting)),
    runSweep,
    /** Closing also waits for transactions in other databases of the same PostgreSQL. */
    closeMonths: (now: string) =>
      eventually(async () => {
        await runSweep(now);
        expect(await query('select month from ledger_months where hash is null')).toEqual([]);
      }),
    findProblems: async (options?: Parameters<typeof verifyMonths>[1]) =>
      (await verifyMonths(em(), options)).problems,
    /** What somebody does who can switch off the rules of the database. */
    tamper: (sql: string) =>
      query(`do $$ begin set local session_replication_role = replica; ${sql}; end $$`),
    listMonths: () => query('select * from ledger_months order by month'),
  };
}
