import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { decodeCursor } from '../../foundation/browse/cursor.ts';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { buildPageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { sortByTime } from '../../foundation/browse/sort-order.ts';
import { createSource } from '../../foundation/browse/source.ts';
import { selectBoundedCount } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import {
  type Parameters,
  type StatementRow,
  statement,
  type Tables,
  tables,
} from '../../foundation/db/statement.ts';
import { NotFoundError } from '../../foundation/platform/errors.ts';
import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import type { EventName } from './agent-event.ts';
import { WebhookAttempt, WebhookDelivery } from './webhook-delivery.entity.ts';

const table = tables(WebhookDelivery, WebhookAttempt).selectFrom('webhook_deliveries as d');

/** With the names of the contract. */
const selectDelivery = table
  .select(['d.id', 'd.event', 'd.order_id', 'd.endpoint_url', 'd.status'])
  .select(({ fn }) => fn.coalesce('d.next_attempt_at', 'd.retry_at').as('next_attempt_at'))
  .select(['d.replays', 'd.created_at']);

const attempts = tables(WebhookAttempt)
  .selectFrom('webhook_attempts')
  .select(['number', 'started_at', 'status_code', 'latency_ms', 'error'])
  .where('delivery_id', '=', sql.ref<string>('d.id'))
  .orderBy('number');

const selectDeliveries = selectDelivery.select(jsonArrayFrom(attempts).as('attempts'));
const selectDeliveryDetails = selectDelivery
  .select(['d.agent_id', 'd.body'])
  .select(jsonArrayFrom(attempts.select('answer')).as('attempts'));

const findById = statement([WebhookDelivery, WebhookAttempt], (_db, { id }: Parameters<{ id: string }>) =>
  selectDeliveries.where('d.id', '=', id),
);

export type DeliveryRow = StatementRow<typeof findById>;

export async function getDelivery(em: EntityManager, id: string): Promise<DeliveryRow> {
  const found = await findById.firstRow(em, { id });
  if (!found) throw buildDeliveryNotFoundError();
  return found;
}

const findDetail = statement(
  [WebhookDelivery, WebhookAttempt],
  (_db, { id, agentId }: Parameters<{ id: string; agentId: string }>) =>
    selectDeliveryDetails.where('d.id', '=', id).where('d.agent_id', '=', agentId),
);

export type DeliveryDetailRow = StatementRow<typeof findDetail>;

/** A delivery of the agent, with the request and the response. */
export async function getDeliveryDetail(
  em: EntityManager,
  agentId: string,
  id: string,
): Promise<DeliveryDetailRow> {
  const found = await findDetail.firstRow(em, { id, agentId });
  if (!found) throw buildDeliveryNotFoundError();
  return found;
}

export function buildDeliveryNotFoundError(): NotFoundError {
  return new NotFoundError('not_found', 'No such delivery.');
}

export interface DeliveryFilter {
  status?: DeliveryRow['status'] | undefined;
  /** Matches nothing if there is none. */
  event?: string | undefined;
  orderId?: string | undefined;
}

const DELIVERIES = createSource([WebhookDelivery], selectDeliveries, 'd.id');
const NEWEST = sortByTime('deliveries', 'd.created_at', 'desc');

/** Newest first, in one statement. */
export function listDeliveries(
  em: EntityManager,
  agentId: string,
  filter: DeliveryFilter,
  page: PageRequest,
): Promise<Page<DeliveryRow>> {
  requireValidCursor(page.cursor);
  const where = buildConditions(agentId, filter);
  const total = selectBoundedCount(table, where);
  return readPage(em, buildPageQuery({ source: DELIVERIES, where, order: NEWEST, page, total }));
}

/** The callbacks of an order, newest first. */
export function listCallbacks(
  em: EntityManager,
  orderId: string,
  page: PageRequest,
): Promise<Page<DeliveryRow>> {
  requireValidCursor(page.cursor);
  const where = [condition('d.order_id', '=', orderId), condition('d.agent_id', 'is', null)];
  const total = selectBoundedCount(table, where);
  return readPage(em, buildPageQuery({ source: DELIVERIES, where, order: NEWEST, page, total }));
}

const condition = expressionBuilder<{ d: Tables<typeof WebhookDelivery>['webhook_deliveries'] }, 'd'>();

function buildConditions(agentId: string, { status, event, orderId }: DeliveryFilter): Expression<SqlBool>[] {
  return [
    condition('d.agent_id', '=', agentId),
    ...(status === undefined ? [] : [condition('d.status', '=', status)]),
    ...(event === undefined ? [] : [condition('d.event', '=', event as EventName)]),
    ...(orderId === undefined ? [] : [condition('d.order_id', '=', orderId)]),
  ];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** PostgreSQL rejects invalid UUIDs. */
function requireValidCursor(cursor: string | undefined): void {
  if (cursor === undefined || UUID.test(decodeCursor(cursor, NEWEST.name).id)) return;
  throw invalidFieldsError([{ path: 'query.cursor', message: 'must be the `next_cursor` of a response' }]);
}
