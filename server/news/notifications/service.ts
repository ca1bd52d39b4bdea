import { raw, sql } from '@mikro-orm/postgresql';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import type { Notice } from './notice.ts';
import { recipientOf, recipientsOf } from './recipients.ts';

const INSERT = `
  insert into notifications (id, recipient, type, title, body, order_id, bounty_id, dedupe_key, created_at)
  select notice.id,
    coalesce(notice.recipient, 'user:' || agent.owner_user_id, agent.owner_wallet_key, 'agent:' || agent.id),
    notice.type, notice.title, notice.body, notice.order_id, notice.bounty_id, notice.dedupe_key, ?::timestamptz
  from jsonb_to_recordset(?::jsonb) as notice (id text, recipient text, agent_id text, type text, title text,
    body text, order_id text, bounty_id text, dedupe_key text)
  left join agents agent on agent.id = notice.agent_id
  order by 2, notice.dedupe_key
  on conflict (dedupe_key, recipient) do nothing`;

type Caller = Parameters<typeof recipientsOf>[0];

/** In-app notifications. */
export class NotificationService {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Belongs into the transaction of what it tells about. */
  async notify(em: EntityManager, ...notices: Notice[]): Promise<void> {
    if (notices.length === 0) return;
    const rows = notices.map((notice) => ({ id: newId('ntf', this.#clock), ...toRow(notice) }));
    await em.execute(INSERT, [this.#clock.now(), JSON.stringify(rows)]);
  }

  /** Those named, or all; returns how many had been unread. Those of others are passed over. */
  async markRead(em: EntityManager, caller: Caller, ids: readonly string[] | undefined): Promise<number> {
    const named = ids
      ? sql`id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
      : raw('true');
    const marked = await em.execute<unknown[]>(sql`
      update notifications set read_at = ${this.#clock.now()}
      where recipient in (${recipientsOf(caller)}) and read_at is null and ${named}
      returning id`);
    return marked.length;
  }
}

function toRow({ to, type, title, body, orderId, bountyId, dedupeKey }: Notice) {
  const recipient = 'agentOwnerOf' in to ? { agent_id: to.agentOwnerOf } : { recipient: recipientOf(to) };
  return { ...recipient, type, title, body, order_id: orderId, bounty_id: bountyId, dedupe_key: dedupeKey };
}
