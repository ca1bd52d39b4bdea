import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { ListTotal } from '../../foundation/browse/browse.entity.ts';
import { decodeCursor } from '../../foundation/browse/cursor.ts';
import {
  DEFAULT_ROW_LIMITS,
  isDefaultFirstPage,
  type Page,
  type PageRequest,
  toRowLimits,
} from '../../foundation/browse/page.ts';
import { toPage } from '../../foundation/browse/read-page.ts';
import { isAfterRow, sortByTime } from '../../foundation/browse/sort-order.ts';
import { MAX_COUNTED } from '../../foundation/browse/totals.ts';
import { aggregateJsonRows } from '../../foundation/db/json-rows.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables, tables } from '../../foundation/db/statement.ts';
import type { Caller } from '../../identity/caller.ts';
import { Notification } from './notification.entity.ts';
import { type Recipient, requireRecipient, selectRecipients } from './recipients.ts';

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
  const { read, values } = prepareNotifications(caller, page);
  const answer = await read.firstRow(em, values);
  const shown = { entities: [Notification], order: NEWEST.name, limit: page.limit };
  return { ...toPage(em, shown, answer), unread: answer?.unread ?? 0 };
}

/** The statement of a page, and its values. */
export function prepareNotifications(caller: Caller, page: PageRequest) {
  const { cursor } = page;
  const { kind, id } = requireRecipient(caller);
  const after = cursor === undefined ? undefined : decodeCursor(cursor, NEWEST.name);
  const values: PageValues = {
    recipient: id,
    afterKey: after?.key ?? 0,
    afterId: after?.id ?? '',
    ...toRowLimits(page),
  };
  const statements = after ? READ_AFTER : isDefaultFirstPage(page) ? READ_DEFAULT : READ_FIRST;
  return { read: statements[kind], values };
}

/** As exact as list totals: up to a bound per recipient. */
export async function countUnread(em: EntityManager, caller: Caller): Promise<number> {
  const { kind, id } = requireRecipient(caller);
  return (await COUNT_UNREAD[kind].firstRow(em, { recipient: id }))?.unread ?? 0;
}

type Schema = Tables<typeof Notification> & { recipients: { recipient: string } };
type Builder = ExpressionBuilder<Schema, never>;
type PageValues = {
  recipient: string;
  afterKey: number;
  afterId: string;
  reach: number;
  limit: number;
  offset: number;
};

const withRecipients = (kind: Recipient['kind'], { recipient }: Parameters<{ recipient: string }>) =>
  tables(Notification).with('recipients', () => selectRecipients(kind, recipient));

type Shape = 'default' | 'first' | 'after';

const buildPage = (kind: Recipient['kind'], shape: Shape) =>
  statement([Notification, ListTotal], (_db, values: Parameters<PageValues>) =>
    withRecipients(kind, values).selectNoFrom((eb) => [
      sumPerRecipient('amount').as('total'),
      sumPerRecipient('unread').as('unread'),
      aggregateJsonRows<NotificationRow>(selectNewest(eb, values, shape)).as('rows'),
    ]),
  );

const buildPages = (shape: Shape) => ({
  agent: buildPage('agent', shape),
  user: buildPage('user', shape),
  wallet: buildPage('wallet', shape),
});
const READ_DEFAULT = buildPages('default');
const READ_FIRST = buildPages('first');
const READ_AFTER = buildPages('after');

const buildCount = (kind: Recipient['kind']) =>
  statement([Notification, ListTotal], (_db, values: Parameters<{ recipient: string }>) =>
    withRecipients(kind, values).selectNoFrom(sumPerRecipient('unread').as('unread')),
  );
const COUNT_UNREAD = { agent: buildCount('agent'), user: buildCount('user'), wallet: buildCount('wallet') };

/** Each recipient's newest come from its own index range, so the cost depends on the page, not on the total. */
function selectNewest(from: Builder, page: Parameters<PageValues>, shape: Shape) {
  const { reach, limit, offset } = shape === 'default' ? DEFAULT_ROW_LIMITS : page;
  const after = { key: page.afterKey, id: page.afterId };
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
        .$if(shape === 'after', (read) => read.where(isAfterRow(NEWEST, 'id', after)))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(reach)
        .as('newest'),
    )
    .selectAll('newest')
    .orderBy('newest.created_at', 'desc')
    .orderBy('newest.id', 'desc')
    .limit(limit)
    .offset(offset);
}

/** From the stored totals. */
function sumPerRecipient(column: 'amount' | 'unread') {
  return sql<number>`(select coalesce(sum(least(counted.total, ${sql.lit(MAX_COUNTED)})), 0)::int
    from recipients cross join lateral (
      select coalesce(sum(${sql.ref(column)}), 0) as total from list_totals where list = 'notifications:' || recipients.recipient
    ) counted)`;
}
