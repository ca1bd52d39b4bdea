import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { decodeCursor } from '../../foundation/browse/cursor.ts';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { pageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { byTime } from '../../foundation/browse/sort-order.ts';
import { source } from '../../foundation/browse/source.ts';
import { countedRows } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import {
  type Parameters,
  type RowOf,
  statement,
  type Tables,
  tables,
} from '../../foundation/db/statement.ts';
import { NotFoundError } from '../../foundation/platform/errors.ts';
import { invalidFields } from '../../foundation/platform/invalid-fields.ts';
import type { EventName } from './announcement.ts';
import { WebhookAttempt, WebhookDelivery } from './webhook-delivery.entity.ts';

const table = tables(WebhookDelivery, WebhookAttempt).selectFrom('webhook_deliveries as d');

/** Under the names of the contract. */
const told = table
  .select(['d.id', 'd.event', 'd.order_id', 'd.endpoint_url', 'd.status'])
  .select(['d.next_attempt_at', 'd.replays', 'd.created_at']);

const attempts = tables(WebhookAttempt)
  .selectFrom('webhook_attempts')
  .select(['number', 'started_at', 'status_code', 'latency_ms', 'error'])
  .where('delivery_id', '=', sql.ref<string>('d.id'))
  .orderBy('number');

const deliveries = told.select(jsonArrayFrom(attempts).as('attempts'));
const exchanges = told
  .select(['d.agent_id', 'd.body'])
  .select(jsonArrayFrom(attempts.select('answer')).as('attempts'));

const find = statement([WebhookDelivery, WebhookAttempt], (_db, { id }: Parameters<{ id: string }>) =>
  deliveries.where('d.id', '=', id),
);

export type DeliveryRow = RowOf<typeof find>;

export async function readDelivery(em: EntityManager, id: string): Promise<DeliveryRow> {
  const found = await find.firstRow(em, { id });
  if (!found) throw noSuchDelivery();
  return found;
}

const findExchanges = statement(
  [WebhookDelivery, WebhookAttempt],
  (_db, { id, agentId }: Parameters<{ id: string; agentId: string }>) =>
    exchanges.where('d.id', '=', id).where('d.agent_id', '=', agentId),
);

export type ExchangesRow = RowOf<typeof findExchanges>;

/** One of an agent's own, with what was sent and answered. */
export async function readExchanges(em: EntityManager, agentId: string, id: string): Promise<ExchangesRow> {
  const found = await findExchanges.firstRow(em, { id, agentId });
  if (!found) throw noSuchDelivery();
  return found;
}

export function noSuchDelivery(): NotFoundError {
  return new NotFoundError('not_found', 'There is no such delivery');
}

export interface DeliveryFilter {
  status?: DeliveryRow['status'] | undefined;
  /** One that there is not finds nothing. */
  event?: string | undefined;
  orderId?: string | undefined;
}

const DELIVERIES = source([WebhookDelivery], deliveries, 'd.id');
const NEWEST = byTime('deliveries', 'd.created_at', 'desc');

/** Newest first, in one statement. */
export function listDeliveries(
  em: EntityManager,
  agentId: string,
  filter: DeliveryFilter,
  page: PageRequest,
): Promise<Page<DeliveryRow>> {
  checkCursor(page.cursor);
  const where = conditions(agentId, filter);
  const total = countedRows(table, where);
  return readPage(em, pageQuery({ source: DELIVERIES, where, order: NEWEST, page, total }));
}

const condition = expressionBuilder<{ d: Tables<typeof WebhookDelivery>['webhook_deliveries'] }, 'd'>();

function conditions(agentId: string, { status, event, orderId }: DeliveryFilter): Expression<SqlBool>[] {
  return [
    condition('d.agent_id', '=', agentId),
    ...(status === undefined ? [] : [condition('d.status', '=', status)]),
    ...(event === undefined ? [] : [condition('d.event', '=', event as EventName)]),
    ...(orderId === undefined ? [] : [condition('d.order_id', '=', orderId)]),
  ];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The database would not take just any id for a UUID. */
function checkCursor(cursor: string | undefined): void {
  if (cursor === undefined || UUID.test(decodeCursor(cursor, NEWEST.name).id)) return;
  throw invalidFields([{ path: 'query.cursor', message: 'must be the next_cursor of an answer' }]);
}
