import { type RawQueryFragment, raw, sql } from '@mikro-orm/postgresql';
import { byTime, isAfter, orderBy } from '../../foundation/browse/order.ts';
import { type Page, type PageAnswer, type PageRequest, toPage } from '../../foundation/browse/page.ts';
import { COUNTED } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Caller } from '../../identity/caller.ts';
import type { NotificationType } from './notice.ts';
import { recipientsOf } from './recipients.ts';

export interface NotificationRow {
  id: string;
  type: NotificationType;
  title: string;
  body: string;
  order_id: string | null;
  bounty_id: string | null;
  read: boolean;
  created_at: string;
}

const NEWEST = byTime('notifications', 'created_at', 'desc');
const UNREAD = raw('read_at is null');
const COLUMNS = `id, type, title, body, order_id, bounty_id, read_at is not null as read, created_at`;

export interface NotificationPage extends Page<NotificationRow> {
  /** Of all there are, not only of this page. */
  unread: number;
}

type Answer = PageAnswer<NotificationRow> & { unread: number };

/** Newest first. */
export async function readNotifications(
  em: EntityManager,
  caller: Caller,
  page: PageRequest,
): Promise<NotificationPage> {
  const [answer] = await em.execute<Answer[]>(notificationsStatement(caller, page));
  return { ...toPage(answer, NEWEST.name, page.limit), unread: answer?.unread ?? 0 };
}

/** Each recipient's newest come from its own index range, so the cost is that of the page, not of all there are. */
export function notificationsStatement(caller: Caller, page: PageRequest): RawQueryFragment {
  const after = page.cursor === undefined ? raw('') : sql`and ${isAfter(NEWEST, 'id', page.cursor)}`;
  const reach = page.offset + page.limit + 1;
  return sql`
    with recipients as (${recipientsOf(caller)})
    select (${countEach(raw('true'))})::int as total, (${countEach(UNREAD)})::int as unread, (
      select coalesce(json_agg(page), '[]') from (
        select newest.* from recipients cross join lateral (
          select ${raw(COLUMNS)}, ${raw(NEWEST.key)} as sort_key from notifications
          where recipient = recipients.recipient ${after} ${orderBy(NEWEST, 'id')} limit ${reach}
        ) newest
        ${orderBy(NEWEST, 'id')} limit ${page.limit + 1} offset ${page.offset}
      ) page
    ) as rows`;
}

/** As exact as totals of lists are: up to a bound per recipient. */
export async function countUnread(em: EntityManager, caller: Caller): Promise<number> {
  const [row] = await em.execute<{ unread: number }[]>(sql`
    with recipients as (${recipientsOf(caller)})
    select (${countEach(UNREAD)})::int as unread`);
  return row?.unread ?? 0;
}

function countEach(condition: RawQueryFragment): RawQueryFragment {
  return sql`
    select count(*) from recipients cross join lateral (
      select from notifications where recipient = recipients.recipient and ${condition} limit ${COUNTED}
    ) counted`;
}
