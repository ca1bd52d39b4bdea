import { sql } from 'kysely';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Sweep } from '../../foundation/outbox/sweeps.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { OrderCountChange } from '../order-counts/order-count-change.entity.ts';
import { Service } from '../services/service.entity.ts';

const BATCH_SIZE = 5000;

type Counted = 'agent' | 'service';
const TABLES = { agent: 'agents', service: 'services' } as const;

/** Adds pending changes to the totals, each once: the same statement deletes them. Orders and readers do not wait. */
const compactBatch = (counted: Counted) =>
  statement([OrderCountChange, Agent, Service], (db, { limit }: Parameters<{ limit: number }>) =>
    db
      .with('gone', (writer) =>
        writer
          .deleteFrom('order_count_changes')
          .where('id', 'in', (from) =>
            from
              .selectFrom('order_count_changes')
              .select('id')
              .where('counted', '=', sql.lit(counted))
              .orderBy('id')
              .limit(limit)
              .forUpdate()
              .skipLocked(),
          )
          .returning(['subject_id', 'paid', 'completed']),
      )
      .with('added', (from) =>
        from
          .selectFrom('gone')
          .select([
            'subject_id',
            sql<number>`sum(paid)::int`.as('paid'),
            sql<number>`sum(completed)::int`.as('completed'),
          ])
          .groupBy('subject_id'),
      )
      .with('totals', (writer) =>
        writer
          .updateTable(TABLES[counted])
          .from('added')
          .set((eb) => ({
            total_orders: eb('total_orders', '+', eb.ref('added.paid')),
            completed_orders: eb('completed_orders', '+', eb.ref('added.completed')),
          }))
          .whereRef(`${TABLES[counted]}.id`, '=', 'added.subject_id'),
      )
      .selectFrom('gone')
      .select(({ fn }) => fn.countAll<bigint>().as('added')),
  );

const hasChanges = (counted: Counted) =>
  statement([OrderCountChange], (db) =>
    db.selectFrom('order_count_changes').select('id').where('counted', '=', sql.lit(counted)).limit(1),
  );

function createCompactionSweep(counted: Counted): Sweep {
  const [compact, findChange] = [compactBatch(counted), hasChanges(counted)];
  return {
    name: `compact-${counted}-order-counts`,
    everySeconds: 15,
    hasWork: async (em) => (await findChange.firstRow(em)) !== undefined,
    async runStep(em) {
      const row = await compact.firstRow(em, { limit: BATCH_SIZE });
      return row?.added === BigInt(BATCH_SIZE) ? 'more' : undefined;
    },
  };
}

/** Apart from each other, because edits of agents and services lock them in opposite orders. */
export const orderCountSweeps: readonly Sweep[] = [
  createCompactionSweep('agent'),
  createCompactionSweep('service'),
];
