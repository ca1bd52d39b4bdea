import { type InferResult, sql } from 'kysely';
import type { OperatorActionKind } from '../../generated/vocabulary.gen.ts';
import type { Page, PageRequest } from '../foundation/browse/page.ts';
import { buildPageQuery } from '../foundation/browse/page-query.ts';
import { readPage } from '../foundation/browse/read-page.ts';
import { sortByTime } from '../foundation/browse/sort-order.ts';
import { createSource } from '../foundation/browse/source.ts';
import { selectBoundedCount } from '../foundation/browse/totals.ts';
import type { EntityManager } from '../foundation/db/orm.ts';
import { tables } from '../foundation/db/statement.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import { newId } from '../foundation/platform/ids.ts';
import { OrderHistory } from '../market/orders/order.entity.ts';
import { OperatorAction } from './operator-action.entity.ts';

export interface NewOperatorAction {
  action: OperatorActionKind;
  operator: string;
  subjectId: string;
  note?: string | undefined;
  destination?: string | undefined;
}

/** Runs in the caller's transaction. */
export async function recordOperatorAction(
  em: EntityManager,
  taken: NewOperatorAction,
  clock: Clock,
): Promise<void> {
  const { note = null, destination = null, ...rest } = taken;
  await em.insert(OperatorAction, {
    ...{ id: newId('act', clock), ...rest, note, destination },
    createdAt: clock.now(),
  });
}

const db = tables(OperatorAction, OrderHistory);

const recorded = db
  .selectFrom('operator_actions')
  .select(['id', 'action', 'operator', 'subject_id', 'note', 'destination', 'created_at']);

/** Their orders record them. */
const resolutions = db
  .selectFrom('order_history as line')
  .select([
    sql<string>`'line_' || line.id`.as('id'),
    sql<OperatorActionKind>`'resolve_dispute'`.as('action'),
    sql<string>`case when line.actor_id like 'shell:%' then line.actor_id
      else coalesce('user:' || line.actor_id, 'admin') end`.as('operator'),
    'line.order_id as subject_id',
    'line.note',
    sql<string | null>`null::text`.as('destination'),
    'line.created_at',
  ])
  // a literal, so that the partial index applies
  .where('line.actor', '=', sql.lit('admin' as const));

const actions = db.selectFrom(recorded.unionAll(resolutions).as('action'));

const listed = actions.select([
  'action.id',
  'action.action',
  'action.operator',
  'action.subject_id',
  'action.note',
  'action.destination',
  'action.created_at',
]);

export type OperatorActionRow = InferResult<typeof listed>[number];

const SOURCE = createSource([OperatorAction], listed, 'action.id');
const NEWEST = sortByTime('operator_actions', 'action.created_at', 'desc');

/** Newest first. */
export function listOperatorActions(em: EntityManager, page: PageRequest): Promise<Page<OperatorActionRow>> {
  const total = selectBoundedCount(actions, []);
  return readPage(em, buildPageQuery({ source: SOURCE, where: [], order: NEWEST, page, total }));
}
