import { expressionBuilder, type Selectable } from 'kysely';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { buildPageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { sortByTime } from '../../foundation/browse/sort-order.ts';
import { createSource } from '../../foundation/browse/source.ts';
import { selectBoundedCount } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { affected, type Tables, tables } from '../../foundation/db/statement.ts';
import { Message } from './message.entity.ts';

export type MessageRow = Selectable<Tables<typeof Message>['messages']>;

const messages = tables(Message).selectFrom('messages as message');
const SOURCE = createSource([Message], messages.selectAll(), 'message.id');
const OLDEST = sortByTime('messages', 'message.created_at', 'asc');
const condition = expressionBuilder<{ message: Tables<typeof Message>['messages'] }, 'message'>();

/** Oldest first, as a thread is read. */
export function listMessages(
  em: EntityManager,
  orderId: string,
  page: PageRequest,
): Promise<Page<MessageRow>> {
  const where = [condition('message.order_id', '=', orderId)];
  const total = selectBoundedCount(messages, where);
  return readPage(em, buildPageQuery({ source: SOURCE, where, order: OLDEST, page, total }));
}

export async function insertMessage(em: EntityManager, message: MessageRow): Promise<void> {
  await affected(em, tables(Message).insertInto('messages').values(message));
}
