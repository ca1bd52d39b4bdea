import { raw, sql } from '@mikro-orm/postgresql';
import { listingStatement } from '../../foundation/browse/listing.ts';
import { byTime } from '../../foundation/browse/order.ts';
import { type Page, type PageRequest, readPage } from '../../foundation/browse/page.ts';
import { COUNTED, countedTotal } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { MessageSender } from './message.entity.ts';

/** A message under the names of the contract. */
export interface MessageRow {
  id: string;
  order_id: string;
  sender_type: MessageSender;
  sender_id: string;
  sender_name: string;
  content: string;
  created_at: string;
}

const COLUMNS = 'id, order_id, sender_type, sender_id, sender_name, content, created_at';
const SOURCE = { from: 'messages', id: 'id', columns: COLUMNS };
const OLDEST = byTime('messages', 'created_at', 'asc');

/** Oldest first, as a thread is read. */
export function readThread(em: EntityManager, orderId: string, page: PageRequest): Promise<Page<MessageRow>> {
  const ofOrder = sql`order_id = ${orderId}`;
  const total = countedTotal('messages', ofOrder, COUNTED);
  const statement = listingStatement({ source: SOURCE, where: [ofOrder], order: OLDEST, page, total });
  return readPage<MessageRow>(em, statement, OLDEST.name, page.limit);
}

export async function insertMessage(em: EntityManager, message: MessageRow): Promise<void> {
  await em.execute(sql`
    insert into messages (${raw(COLUMNS)})
    select ${raw(COLUMNS)} from jsonb_populate_record(null::messages, ${JSON.stringify(message)}::jsonb)`);
}
