import type { InferResult } from 'kysely';
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

const actions = tables(OperatorAction)
  .selectFrom('operator_actions as action')
  .select([
    'action.id',
    'action.action',
    'action.operator',
    'action.subject_id',
    'action.note',
    'action.destination',
    'action.created_at',
  ]);

export type OperatorActionRow = InferResult<typeof actions>[number];

const SOURCE = createSource([OperatorAction], actions, 'action.id');
const NEWEST = sortByTime('operator_actions', 'action.created_at', 'desc');

/** Newest first. */
export function listOperatorActions(em: EntityManager, page: PageRequest): Promise<Page<OperatorActionRow>> {
  const total = selectBoundedCount(tables(OperatorAction).selectFrom('operator_actions'), []);
  return readPage(em, buildPageQuery({ source: SOURCE, where: [], order: NEWEST, page, total }));
}
