import { sql } from 'kysely';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, type StatementRow, statement } from '../../../foundation/db/statement.ts';
import { ChainTransaction } from '../../transactions/chain-transaction.entity.ts';
import { BATCH_KIND } from './batch-rows.ts';

const selectWaiting = statement([ChainTransaction], (db, { now }: Parameters<{ now: Date }>) =>
  db
    .selectFrom('chain_transactions')
    .select(['network', (eb) => eb.fn.countAll<bigint>().as('transfers')])
    .select(sql<Date>`min(next_attempt_at)`.as('since'))
    .where('batching', '=', 'shared')
    .where('state', '=', 'prepared')
    .where('next_attempt_at', '<=', now)
    .groupBy('network'),
);

const selectInFlight = statement([ChainTransaction], (db) =>
  db
    .selectFrom('chain_transactions as batch')
    .innerJoin('chain_transactions as member', 'member.batch_id', 'batch.id')
    .select(['batch.network', 'batch.from_address as sender'])
    .select((eb) => eb.fn.count<bigint>('batch.id').distinct().as('batches'))
    .select((eb) => eb.fn.countAll<bigint>().as('transfers'))
    .where('batch.kind', '=', sql.lit(BATCH_KIND))
    .where('batch.state', 'in', ['prepared', 'sent'])
    .where('member.state', '=', 'batched')
    .groupBy(['batch.network', 'batch.from_address']),
);

export interface TransferFigures {
  /** Due, and neither signed nor refused. */
  waiting: StatementRow<typeof selectWaiting>[];
  /** Signed and not final, by the wallet that pays for them. */
  inFlight: StatementRow<typeof selectInFlight>[];
}

export async function readTransferFigures(em: EntityManager, now: Date): Promise<TransferFigures> {
  const [waiting, inFlight] = await Promise.all([
    selectWaiting.rows(em.fork(), { now }),
    selectInFlight.rows(em.fork()),
  ]);
  return { waiting, inFlight };
}
