import { type Compilable, type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import type { PageResult } from '../../foundation/browse/page-query.ts';
import { toPage } from '../../foundation/browse/read-page.ts';
import { isAfterCursor, sortByTime } from '../../foundation/browse/sort-order.ts';
import { MAX_COUNTED } from '../../foundation/browse/totals.ts';
import { aggregateJsonRows } from '../../foundation/db/json-rows.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { firstRow, type Tables, tables } from '../../foundation/db/statement.ts';
import type { Caller } from '../../identity/caller.ts';
import { Notification } from './notification.entity.ts';
import { selectRecipients } from './recipients.ts';

const COLUMNS = ['id', 'type', 'title', 'body', 'order_id', 'bounty_id', 'created_at'] as const;

export type NotificationRow = Pick<
  Selectable<Tables<typeof Notification>['notifications']>,
  (typeof COLUMNS)[number]
> & { read: boolean };

const NEWEST = sortByTime('notifications', 'created_at', 'desc');

export interface NotificationPage extends Page<NotificationRow> {
  /** Of all notifications, not only of this page. */
  unread: number;
}

/** Newest first. */
export async function listNotifications(
  em: EntityManager,
  caller: Caller,
  page: PageRequest,
): Promise<NotificationPage> {
  const answer = await firstRow(em, buildNotificationsQuery(caller, page));
  const shown = { entities: [Notification], order: NEWEST.name, limit: page.limit };
  return { ...toPage(em, shown, answer), unread: answer?.unread ?? 0 };
}

type NotificationsRow = PageResult<NotificationRow> & { unread: number };

export function buildNotificationsQuery(caller: Caller, page: PageRequest): Compilable<NotificationsRow> {
  return withRecipients(caller).selectNoFrom((eb) => [
    countPerRecipient(eb, 'all').as('total'),
    countPerRecipient(eb, 'unread').as('unread'),
    aggregateJsonRows<NotificationRow>(selectNewest(eb, page)).as('rows'),
  ]);
}

/** As exact as list totals: up to a bound per recipient. */
export async function countUnread(em: EntityManager, caller: Caller): Promise<number> {
  const counted = withRecipients(caller).selectNoFrom((eb) => countPerRecipient(eb, 'unread').as('unread'));
  return (await firstRow(em, counted))?.unread ?? 0;
}

const withRecipients = (caller: Caller) =>
  tables(Notification).with('recipients', () => selectRecipients(caller));

type Schema = Tables<typeof Notification> & { recipients: { recipient: string } };
type Builder = ExpressionBuilder<Schema, never>;

/** Each recipient's newest come from its own index range, so the cost depends on the page, not on the total. */
function selectNewest(from: Builder, { cursor, limit, offset }: PageRequest) {
  return from
    .selectFrom('recipients')
    .crossJoinLateral((lateral) =>
      lateral
        .selectFrom('notifications')
        .select(COLUMNS)
        .select((eb) => [
          eb('read_at', 'is not', null).$castTo<boolean>().as('read'),
          NEWEST.key.as('sort_key'),
        ])
        .whereRef('notifications.recipient', '=', 'recipients.recipient')
        .$if(cursor !== undefined, (read) => read.where(isAfterCursor(NEWEST, 'id', cursor as string)))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(offset + limit + 1)
        .as('newest'),
    )
    .selectAll('newest')
    .orderBy('newest.created_at', 'desc')
    .orderBy('newest.id', 'desc')
    .limit(limit + 1)
    .offset(offset);
}

function countPerRecipient(from: Builder, which: 'all' | 'unread') {
  const counted = from
    .selectFrom('recipients')
    .crossJoinLateral((lateral) =>
      lateral
        .selectFrom('notifications')
        .whereRef('notifications.recipient', '=', 'recipients.recipient')
        .$if(which === 'unread', (read) => read.where('read_at', 'is', null))
        .limit(MAX_COUNTED)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<bigint>().as('count'));
  return sql<number>`(${counted})::int`;
}
