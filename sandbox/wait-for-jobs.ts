import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Parts } from '../server/composition/parts.ts';
import { type Parameters, statement } from '../server/foundation/db/statement.ts';
import { OutboxRow } from '../server/foundation/outbox/outbox.entity.ts';
import { isOpen } from '../server/foundation/outbox/relay-rows.ts';

/** Rows that are due, queued or running. */
const countUnfinishedJobs = statement([OutboxRow], (db, { now }: Parameters<{ now: Date }>) =>
  db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where(isOpen)
    .where((eb) =>
      eb.or([
        eb('due_at', '<=', now),
        eb('relays', '>', 0),
        eb('locked_until', '>', sql<Date>`clock_timestamp()`),
      ]),
    ),
);

/** Waits until nothing is due, queued, being sent or running; false after `timeoutMs`. */
export async function waitForJobs(
  {
    relay,
    transfers,
    orm,
    clock,
  }: Pick<Parts, 'relay' | 'orm' | 'clock'> & Partial<Pick<Parts, 'transfers'>>,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const sent = (await transfers?.dispatcher.dispatchDue()) ?? 0;
    await relay.relayDue();
    const left = await countUnfinishedJobs.firstRow(orm.em.fork(), { now: clock.now() });
    if (sent === 0 && Number(left?.count ?? 0n) === 0) return true;
    if (Date.now() > deadline) return false;
    await delay(10);
  }
}
