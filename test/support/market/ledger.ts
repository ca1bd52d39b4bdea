import { expect } from 'vitest';
import { auditChains, auditDatabase } from '../../../server/audit/audit.ts';
import { eventually } from '../eventually.ts';
import type { Api } from '../server/api.ts';
import type { Market } from './orders.ts';

/** A held one waits for its recipient. */
const OPEN_TRANSACTIONS = `
  select network, kind, state, attempt, checks, trouble, last_error, next_attempt_at from chain_transactions
  where kind <> 'settlement' and state in ('prepared', 'sent') and trouble is distinct from 'held'`;
/** The longest delay between two checks of a transaction. */
const LONGEST_WAIT_SECONDS = 60;

type Ledger = Pick<Api, 'database' | 'parts'> & Partial<Pick<Market, 'advanceClock' | 'clock'>>;

/** Once everything has settled, the ledger is sound and matches each treasury on its chain. */
export async function expectLedgerToReconcile({
  database,
  parts,
  advanceClock,
  clock,
}: Ledger): Promise<void> {
  const expectNoneOpen = async () => expect(await database.query(OPEN_TRANSACTIONS)).toEqual([]);
  await eventually(expectNoneOpen, 5000).catch(() =>
    eventually(async () => {
      await advanceClock?.(LONGEST_WAIT_SECONDS);
      await eventually(expectNoneOpen, 2000);
    }, 60_000),
  );
  const em = parts.orm.em.fork();
  expect(await auditDatabase(em, clock?.now())).toEqual([]);
  expect(await auditChains(em, parts)).toEqual([]);
}
