import { expressionBuilder, type InferResult } from 'kysely';
import type { StuckJobState } from '../../generated/vocabulary.gen.ts';
import type { Page, PageRequest } from '../foundation/browse/page.ts';
import { buildPageQuery } from '../foundation/browse/page-query.ts';
import { readPage } from '../foundation/browse/read-page.ts';
import { sortByTime } from '../foundation/browse/sort-order.ts';
import { createSource } from '../foundation/browse/source.ts';
import { selectBoundedCount } from '../foundation/browse/totals.ts';
import type { EntityManager } from '../foundation/db/orm.ts';
import { firstRow, type Tables, tables } from '../foundation/db/statement.ts';
import { OutboxRow } from '../foundation/outbox/outbox.entity.ts';
import { isOpen } from '../foundation/outbox/relay-rows.ts';

/** The relay picks up due rows within a second. */
const OVERDUE_MS = 5 * 60 * 1000;
/** If the relay is down, the oldest rows tell as much as all of them. */
const MAX_OVERDUE = 1000;

const COLUMNS = ['id', 'job', 'key', 'attempts', 'last_error', 'due_at', 'failed_at', 'created_at'] as const;

const db = tables(OutboxRow);
const rows = db.selectFrom('outbox').select(COLUMNS);

type Row = InferResult<typeof rows>[number];
export type StuckJob = Row & { state: StuckJobState };

const selectFailing = rows.where('done_at', 'is', null).where('last_error', 'is not', null);

function selectOverdue(now: Date) {
  const oldest = rows
    .where(isOpen)
    .where('due_at', '<=', new Date(now.getTime() - OVERDUE_MS))
    .orderBy('due_at')
    .limit(MAX_OVERDUE);
  return db.selectFrom(oldest.as('oldest')).select(COLUMNS).where('last_error', 'is', null);
}

const NEWEST = sortByTime('stuck_jobs', 'stuck.created_at', 'desc');

/** Failed jobs and rows that nothing picks up, newest first. */
export async function listStuckJobs(
  em: EntityManager,
  page: PageRequest,
  now: Date,
): Promise<Page<StuckJob>> {
  const stuck = db.selectFrom(selectFailing.unionAll(selectOverdue(now)).as('stuck'));
  const listed = createSource([OutboxRow], stuck.select(COLUMNS), 'stuck.id');
  const total = selectBoundedCount(stuck, []);
  const read = await readPage(em, buildPageQuery({ source: listed, where: [], order: NEWEST, page, total }));
  return { ...read, rows: read.rows.map(withState) };
}

const condition = expressionBuilder<Tables<typeof OutboxRow>, 'outbox'>();

export async function findStuckJob(em: EntityManager, id: bigint): Promise<StuckJob | undefined> {
  const found = await firstRow(em, rows.where(condition('id', '=', id)));
  return found && withState(found);
}

function withState(row: Row): StuckJob {
  if (row.failed_at !== null) return { ...row, state: 'set_aside' };
  return { ...row, state: row.last_error === null ? 'overdue' : 'retrying' };
}

/** Outbox ids are integers; anything else matches no row. */
export function parseJobId(text: string): bigint | undefined {
  return /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;
}
