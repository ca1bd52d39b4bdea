import { type Insertable, sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { encodeRowList, type RowList, selectFromRowList } from '../../foundation/db/row-list.ts';
import { affected, type Parameters, statement, type Tables, tables } from '../../foundation/db/statement.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Notice } from './notice.ts';
import { Notification } from './notification.entity.ts';
import { requireRecipient, selectRecipients, toRecipient } from './recipients.ts';

type Row = Insertable<Tables<typeof Notification>['notifications']>;

/** Before its recipient is resolved, if that is an agent's owner. */
type NoticeRow = Pick<Row, 'id' | 'type' | 'title' | 'body' | 'order_id' | 'bounty_id' | 'dedupe_key'> & {
  recipient?: string;
  agent_id?: string;
};

/** Where notices for an agent go. */
const owner = tables(Agent)
  .selectFrom('agents as agent')
  .select(
    sql<string>`coalesce('user:' || agent.owner_user_id, agent.owner_wallet_key, 'agent:' || agent.id)`.as(
      'recipient',
    ),
  )
  .where('agent.id', '=', sql.ref<string>('notice.agent_id'));

/** Sorted, so that two transactions lock the same recipients in the same order. */
const insert = statement(
  [Notification, Agent],
  (db, { notices, now }: Parameters<{ notices: RowList<NoticeRow>; now: Date }>) =>
    db
      .insertInto('notifications')
      .columns([
        'id',
        'type',
        'title',
        'body',
        'order_id',
        'bounty_id',
        'dedupe_key',
        'recipient',
        'created_at',
      ])
      .expression((from) =>
        from
          .selectFrom(
            selectFromRowList(notices, 'notice', {
              id: 'text',
              recipient: 'text',
              agent_id: 'text',
              type: 'text',
              title: 'text',
              body: 'text',
              order_id: 'text',
              bounty_id: 'text',
              dedupe_key: 'text',
            }),
          )
          .select([
            'notice.id',
            'notice.type',
            'notice.title',
            'notice.body',
            'notice.order_id',
            'notice.bounty_id',
            'notice.dedupe_key',
            sql<string>`coalesce(notice.recipient, ${owner})`.as('recipient'),
            sql<Date>`${now}::timestamptz`.as('created_at'),
          ])
          .orderBy('recipient')
          .orderBy('notice.dedupe_key'),
      )
      .onConflict((on) => on.columns(['dedupe_key', 'recipient']).doNothing()),
);

/** In-app notifications. */
export class NotificationService {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Call it in the transaction that it reports. */
  async notify(em: EntityManager, ...notices: Notice[]): Promise<void> {
    if (notices.length === 0) return;
    const rows = notices.map((notice) => ({ id: newId('ntf', this.#clock), ...toRow(notice) }));
    await insert.defer(em, { notices: encodeRowList<NoticeRow>(rows), now: this.#clock.now() });
  }

  /** Those named, or all; returns how many were unread. Other recipients' notifications are ignored. */
  async markRead(em: EntityManager, caller: Caller, ids: readonly string[] | undefined): Promise<number> {
    const { kind, id } = requireRecipient(caller);
    const unread = tables(Notification)
      .updateTable('notifications')
      .set({ read_at: this.#clock.now() })
      .where('recipient', 'in', selectRecipients(kind, sql`${id}`))
      .where('read_at', 'is', null);
    const marked = ids ? unread.where((eb) => eb('id', '=', eb.fn.any(eb.val(ids)))) : unread;
    return affected(em, marked);
  }
}

function toRow({ to, type, title, body, orderId, bountyId, dedupeKey }: Notice): Omit<NoticeRow, 'id'> {
  const recipient = 'agentOwnerOf' in to ? { agent_id: to.agentOwnerOf } : { recipient: toRecipient(to) };
  const about = { order_id: orderId ?? null, bounty_id: bountyId ?? null };
  return { ...recipient, type, title, body, ...about, dedupe_key: dedupeKey };
}
