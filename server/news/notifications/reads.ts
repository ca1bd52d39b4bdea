import { type Compilable, type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import type { PageAnswer } from '../../foundation/browse/page-query.ts';
import { toPage } from '../../foundation/browse/read-page.ts';
import { byTime, isAfter } from '../../foundation/browse/sort-order.ts';
import { COUNTED } from '../../foundation/browse/totals.ts';
import { jsonRows } from '../../foundation/db/json-rows.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { firstRow, type Tables, tables } from '../../foundation/db/statement.ts';
import type { Caller } from '../../identity/caller.ts';
import { Notification } from './notification.entity.ts';
import { recipientsOf } from './recipients.ts';

const SHOWN = ['id', 'type', 'title', 'body', 'order_id', 'bounty_id', 'created_at'] as const;

export type NotificationRow = Pick<
  Selectable<Tables<typeof Notification>['notifications']>,
  (typeof SHOWN)[number]
> & { read: boolean };

const NEWEST = byTime('notifications', 'created_at', 'desc');

export interface NotificationPage extends Page<NotificationRow> {
  /** Of all there are, not only of this page. */
  unread: number;
}

/** Newest first. */
export async function readNotifications(
  em: EntityManager,
  caller: Caller,
  page: PageRequest,
): Promise<NotificationPage> {
  const answer = await firstRow(em, notificationsQuery(caller, page));
  const shown = { entities: [Notification], order: NEWEST.name, limit: page.limit };
  return { ...toPage(em, shown, answer), unread: answer?.unread ?? 0 };
}

type Answer = PageAnswer<NotificationRow> & { unread: number };

export function notificationsQuery(caller: Caller, page: PageRequest): Compilable<Answer> {
  return toldTo(caller).selectNoFrom((eb) => [
    countEach(eb, 'all').as('total'),
    countEach(eb, 'unread').as('unread'),
    jsonRows<NotificationRow>(newest(eb, page)).as('rows'),
  ]);
}

/** As exact as totals of lists are: up to a bound per recipient. */
export async function countUnread(em: EntityManager, caller: Caller): Promise<number> {
  const counted = toldTo(caller).selectNoFrom((eb) => countEach(eb, 'unread').as('unread'));
  return (await firstRow(em, counted))?.unread ?? 0;
}

const toldTo = (caller: Caller) => tables(Notification).with('recipients', () => recipientsOf(caller));

type Schema = Tables<typeof Notification> & { recipients: { recipient: string } };
type Builder = ExpressionBuilder<Schema, never>;

/** Each recipient's newest come from its own index range, so the cost is that of the page, not of all there are. */
function newest(from: Builder, { cursor, limit, offset }: PageRequest) {
  return from
    .selectFrom('recipients')
    .crossJoinLateral((lateral) =>
      lateral
        .selectFrom('notifications')
        .select(SHOWN)
        .select((eb) => [
          eb('read_at', 'is not', null).$castTo<boolean>().as('read'),
          NEWEST.key.as('sort_key'),
        ])
        .whereRef('notifications.recipient', '=', 'recipients.recipient')
        .$if(cursor !== undefined, (read) => read.where(isAfter(NEWEST, 'id', cursor as string)))
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

function countEach(from: Builder, which: 'all' | 'unread') {
  const counted = from
    .selectFrom('recipients')
    .crossJoinLateral((lateral) =>
      lateral
        .selectFrom('notifications')
        .whereRef('notifications.recipient', '=', 'recipients.recipient')
        .$if(which === 'unread', (read) => read.where('read_at', 'is', null))
        .limit(COUNTED)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<bigint>().as('count'));
  return sql<number>`(${counted})::int`;
}
