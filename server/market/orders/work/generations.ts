import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../../foundation/db/statement.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { Deliverable } from '../order.entity.ts';
import type { DeliverableRow } from './deliverables.ts';

type NewGeneration = Pick<DeliverableRow, 'id' | 'order_id' | 'created_at'> & { prompt: string };

const insert = statement(
  [Deliverable],
  (db, values: Parameters<NewGeneration>) =>
    db
      .insertInto('deliverables')
      .values({
        id: values.id,
        order_id: values.order_id,
        prompt: values.prompt,
        status: 'pending',
        created_at: values.created_at,
      })
      .returningAll(),
  { prepared: false },
);

export async function insertGeneration(
  em: EntityManager,
  clock: Clock,
  { id, orderId, prompt }: { id: string; orderId: string; prompt: string },
): Promise<DeliverableRow> {
  const asked = { id, order_id: orderId, prompt, created_at: clock.now() };
  const written = await insert.firstRow(em, asked);
  if (!written) throw new Error('INSERT into deliverables returned no row');
  return written;
}

export interface OutputCounts {
  /** Pending generations. */
  unanswered: number;
  /** When the oldest of them was requested. */
  waitingSince: Date | null;
  /** Deliverables that answer no generation. */
  unprompted: number;
}

export const NO_OUTPUTS: OutputCounts = { unanswered: 0, waitingSince: null, unprompted: 0 };

type OutputCountParams = { orderId: string; answering: readonly string[] };

const countByState = statement([Deliverable], (db, { orderId, answering }: Parameters<OutputCountParams>) =>
  db
    .selectFrom('deliverables')
    .where('order_id', '=', orderId)
    .select(({ fn, eb }) => {
      const isAnswered = eb('id', '=', fn.any(answering));
      const waits = eb.and([eb('status', '=', 'pending'), eb.not(isAnswered)]);
      return [
        fn.countAll<bigint>().filterWhere(waits).as('unanswered'),
        fn.min('created_at').filterWhere(waits).as('waiting_since'),
        fn.countAll<bigint>().filterWhere('prompt', 'is', null).as('unasked'),
      ];
    }),
);

/** The state of an order's outputs after these generations are answered. */
export async function countOutputs(
  em: EntityManager,
  orderId: string,
  answering: readonly string[] = [],
): Promise<OutputCounts> {
  const found = await countByState.firstRow(em, { orderId, answering });
  return {
    unanswered: Number(found?.unanswered ?? 0n),
    waitingSince: found?.waiting_since ?? null,
    unprompted: Number(found?.unasked ?? 0n),
  };
}
