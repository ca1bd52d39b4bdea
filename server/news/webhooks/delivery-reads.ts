import { type RawQueryFragment, sql } from '@mikro-orm/postgresql';
import type { WebhookDeliveryStatus } from '../../../generated/vocabulary.gen.ts';
import { decodeCursor } from '../../foundation/browse/cursor.ts';
import { all, listingStatement, type Source } from '../../foundation/browse/listing.ts';
import { byTime } from '../../foundation/browse/order.ts';
import { type Page, type PageRequest, readPage } from '../../foundation/browse/page.ts';
import { COUNTED, countedTotal } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { NotFoundError } from '../../foundation/platform/errors.ts';
import { invalidFields } from '../../foundation/platform/invalid-fields.ts';
import type { EventName } from './announcement.ts';

export interface AttemptRow {
  number: number;
  started_at: string;
  status_code: number | null;
  latency_ms: number;
  error: string | null;
}

/** A delivery under the names of the contract. */
export interface DeliveryRow {
  id: string;
  event: EventName;
  order_id: string | null;
  endpoint_url: string;
  status: WebhookDeliveryStatus;
  attempts: AttemptRow[];
  next_attempt_at: string | null;
  replays: number;
  created_at: string;
}

export interface DeliveryFilter {
  status?: DeliveryRow['status'] | undefined;
  event?: string | undefined;
  orderId?: string | undefined;
}

const COLUMNS = `d.id, d.event, d.order_id, d.endpoint_url, d.status, (
    select coalesce(json_agg(attempt order by attempt.number), '[]') from (
      select number, started_at, status_code, latency_ms, error from webhook_attempts where delivery_id = d.id
    ) attempt
  ) as attempts, d.next_attempt_at, d.replays, d.created_at`;

const DELIVERIES: Source = { from: 'webhook_deliveries d', id: 'd.id', columns: COLUMNS };
const NEWEST = byTime('deliveries', 'd.created_at', 'desc');
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Newest first, in one statement. */
export function listDeliveries(
  em: EntityManager,
  agentId: string,
  filter: DeliveryFilter,
  page: PageRequest,
): Promise<Page<DeliveryRow>> {
  checkCursor(page.cursor);
  const where = conditions(agentId, filter);
  const total = countedTotal(DELIVERIES.from, all(where), COUNTED);
  const statement = listingStatement({ source: DELIVERIES, where, order: NEWEST, page, total });
  return readPage<DeliveryRow>(em, statement, NEWEST.name, page.limit);
}

function conditions(agentId: string, { status, event, orderId }: DeliveryFilter): RawQueryFragment[] {
  return [
    sql`d.agent_id = ${agentId}`,
    ...(status === undefined ? [] : [sql`d.status = ${status}`]),
    ...(event === undefined ? [] : [sql`d.event = ${event}`]),
    ...(orderId === undefined ? [] : [sql`d.order_id = ${orderId}`]),
  ];
}

/** The database would not take just any id for a UUID. */
function checkCursor(cursor: string | undefined): void {
  if (cursor === undefined || UUID.test(decodeCursor(cursor, NEWEST.name).id)) return;
  throw invalidFields([{ path: 'query.cursor', message: 'must be the next_cursor of an answer' }]);
}

const FIND = `select row_to_json(found) as row from (
  select ${COLUMNS} from webhook_deliveries d where d.id = ?) found`;

export async function readDelivery(em: EntityManager, id: string): Promise<DeliveryRow> {
  const [found] = await em.execute<{ row: DeliveryRow }[]>(FIND, [id]);
  if (!found) throw noSuchDelivery();
  return found.row;
}

export function noSuchDelivery(): NotFoundError {
  return new NotFoundError('not_found', 'There is no such delivery');
}
