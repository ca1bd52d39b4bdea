import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { JobPayload } from '../queue/jobs.ts';

const FAILED_JOBS_INDEX = {
  name: 'outbox_failing_index',
  expression: `create index outbox_failing_index on outbox (created_at desc, id desc)
    where done_at is null and last_error is not null`,
};

export const OutboxRow = defineEntity({
  name: 'OutboxRow',
  tableName: 'outbox',
  uniques: [{ properties: ['job', 'key'] }],
  indexes: [
    {
      name: 'outbox_due_at_index',
      properties: ['dueAt'],
      where: 'done_at is null and failed_at is null',
    },
    { name: 'outbox_done_at_index', properties: ['doneAt'], where: 'done_at is not null' },
    FAILED_JOBS_INDEX,
  ],
  properties: {
    id: p.bigint().primary().autoincrement(),
    job: p.text(),
    key: p.text(),
    payload: p.json<JobPayload>(),
    createdAt: p.datetime(),
    /** When it was first due. */
    runAt: p.datetime(),
    /** When the relay checks it next: to run it, to retry it, or to see whether it was lost. */
    dueAt: p.datetime(),
    /** Times enqueued since it last ran. */
    relays: p.integer().default(0),
    /** Times a worker started it. */
    attempts: p.integer().default(0),
    /** End of the worker's lease, by the database clock. */
    lockedUntil: p.datetime().nullable(),
    lastError: p.text().nullable(),
    doneAt: p.datetime().nullable(),
    /** Dead letter: no attempts left. */
    failedAt: p.datetime().nullable(),
  },
});
export type OutboxRow = InferEntity<typeof OutboxRow>;
