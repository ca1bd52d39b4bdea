import { expressionBuilder, type Selectable } from 'kysely';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { pageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { byTime } from '../../foundation/browse/sort-order.ts';
import { source } from '../../foundation/browse/source.ts';
import { countedRows } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { affected, type Tables, tables } from '../../foundation/db/statement.ts';
import { Message } from './message.entity.ts';

export type MessageRow = Selectable<Tables<typeof Message>['messages']>;

const messages = tables(Message).selectFrom('messages as message');
const SOURCE = source([Message], messages.selectAll(), 'message.id');
const OLDEST = byTime('messages', 'message.created_at', 'asc');
const condition = expressionBuilder<{ message: Tables<typeof Message>['messages'] }, 'message'>();

/** Oldest first, as a thread is read. */
export function readThread(em: EntityManager, orderId: string, page: PageRequest): Promise<Page<MessageRow>> {
  const where = [condition('message.order_id', '=', orderId)];
  const total = countedRows(messages, where);
  return readPage(em, pageQuery({ source: SOURCE, where, order: OLDEST, page, total }));
}

export async function insertMessage(em: EntityManager, message: MessageRow): Promise<void> {
  await affected(em, tables(Message).insertInto('messages').values(message));
}
