import { defineEntity, p } from '@mikro-orm/core';
import type { DeclaredEvent } from '../../../generated/events.gen.ts';
import type { Network } from '../../foundation/platform/networks.ts';

/** Each reader's events are one range of an index, in the order of the feed. */
const indexOf = (column: string) => {
  const name = `feed_events_${column}_index`;
  const place = `feed_events (${column}, order_key, seq) where ${column} is not null`;
  return { name, expression: `create index ${name} on ${place}` };
};

/** One event, stored for whoever may read it. Written once, and deleted after a while. */
export const FeedEvent = defineEntity({
  name: 'FeedEvent',
  tableName: 'feed_events',
  indexes: [
    indexOf('agent_id'),
    indexOf('client_user_id'),
    indexOf('client_wallet_key'),
    indexOf('client_agent_id'),
    indexOf('subject'),
  ],
  properties: {
    /** The transaction that wrote it. Whether a snapshot includes the event depends on it. */
    xid: p.string().columnType('xid8').defaultRaw('pg_current_xact_id()'),
    /** Its transaction, or the greatest one of the subject so far: with `seq`, it sorts the events of a subject. */
    orderKey: p.string().columnType('xid8'),
    seq: p.bigint().primary().autoincrement(),
    /** That of the webhook, if there is one. */
    id: p.uuid(),
    /** The agent that also gets it as a webhook. */
    agentId: p.text().nullable(),
    clientUserId: p.text().nullable(),
    clientWalletKey: p.text().nullable(),
    clientAgentId: p.text().nullable(),
    /** The order has an access token, whose holder may read the event. */
    isTokenVisible: p.boolean().default(false),
    /** Of a hire, which belongs to its wallet only on this network. */
    paymentNetwork: p.text().$type<Network>().nullable(),
    /** The order or else the bounty that it is about. */
    subject: p.text().nullable(),
    orderId: p.text().nullable(),
    event: p.text().$type<DeclaredEvent['event']>(),
    /** The bytes of the webhook. */
    body: p.text(),
    createdAt: p.datetime(),
  },
});
