import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Sweep } from '../../foundation/outbox/sweeps.ts';
import { LedgerBalanceChange } from './ledger.entity.ts';

const BATCH_SIZE = 5000;

/** A trigger adds what is deleted to the balances. Postings and readers do not wait. */
const compactBatch = statement([LedgerBalanceChange], (db, { limit }: Parameters<{ limit: number }>) =>
  db
    .deleteFrom('ledger_balance_changes')
    .where('id', 'in', (from) =>
      from
        .selectFrom('ledger_balance_changes')
        .select('id')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    ),
);

export const ledgerCompactionSweep: Sweep = {
  name: 'compact-ledger',
  everySeconds: 15,
  async runStep(em) {
    return (await compactBatch.affected(em, { limit: BATCH_SIZE })) === BATCH_SIZE ? 'more' : undefined;
  },
};
