import type { EntityManager } from '../db/orm.ts';
import { type Parameters, statement } from '../db/statement.ts';
import { OutboxRow } from './outbox.entity.ts';
import { isOpen } from './relay-rows.ts';

/** Due rows that no relay has moved yet. */
export interface Backlog {
  /** Counting stops at `MAX_COUNTED`. */
  pending: number;
  /** Age of the oldest; 0 if there is none. */
  lagSeconds: number;
}

const MAX_COUNTED = 100_000;

/** Reads the index of unfinished rows, however many are done. */
const countDueRows = statement([OutboxRow], (db, { now }: Parameters<{ now: Date }>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('outbox')
        .select('due_at')
        .where(isOpen)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(MAX_COUNTED)
        .as('due'),
    )
    .select(({ fn }) => [fn.countAll<bigint>().as('pending'), fn.min('due_at').as('oldest')]),
);

export async function readBacklog(em: EntityManager, now: Date): Promise<Backlog> {
  const { pending = 0n, oldest } = (await countDueRows.firstRow(em, { now })) ?? {};
  return { pending: Number(pending), lagSeconds: (now.getTime() - (oldest ?? now).getTime()) / 1000 };
}
