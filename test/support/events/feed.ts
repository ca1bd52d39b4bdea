import type { EventClient } from '../../../server/events/feed/reader.ts';
import type { ClientEvent, DeclaredName } from '../../../server/events/webhooks/agent-event.ts';
import { WebhookEvents } from '../../../server/events/webhooks/events.ts';
import type { EntityManager } from '../../../server/foundation/db/orm.ts';
import type { Api } from '../server/api.ts';
import type { ApiResponse, CallOptions } from '../server/call.ts';
import { newOrderId } from '../webhooks/webhooks.ts';

export interface FeedItem {
  id: string;
  event: string;
  order_id: string;
  created_at: string;
  data: Record<string, unknown>;
}

interface EmitOptions {
  event?: DeclaredName;
  orderId?: string;
  data?: Record<string, unknown>;
  client?: Partial<EventClient>;
}

const NOBODY: EventClient = {
  userId: null,
  walletKey: null,
  agentId: null,
  paymentNetwork: null,
  hasOrderToken: false,
  callbackUrl: null,
};

/** Emits an event in a transaction that the caller commits, to an agent or only to a client. */
export async function emitIn(
  api: Pick<Api, 'parts'>,
  em: EntityManager,
  agent: { id: string } | null,
  { event = 'order.message', orderId = newOrderId(), data = {}, client }: EmitOptions = {},
): Promise<void> {
  const events = new WebhookEvents(api.parts.clock);
  const announcement = { event, orderId, data, ...(client && { client: { ...NOBODY, ...client } }) };
  if (agent) await events.emit(em, { ...announcement, agentId: agent.id } as never);
  else await events.emitToClient(em, announcement as ClientEvent);
}

/** The same in a transaction of its own. */
export async function emit(
  api: Pick<Api, 'parts'>,
  agent: { id: string } | null,
  options?: EmitOptions,
): Promise<void> {
  await api.parts.orm.em.fork().transactional((em) => emitIn(api, em, agent, options));
}

export interface FeedResponse extends ApiResponse {
  data: FeedItem[];
}

export function readFeed(
  api: Pick<Api, 'call'>,
  as: CallOptions,
  query: Record<string, string | number> = {},
): Promise<FeedResponse> {
  return api.call('GET', '/api/events', { ...as, query: { ...as.query, ...query } });
}

/** Follows the feed page by page to its present end. */
export async function readWholeFeed(
  api: Pick<Api, 'call'>,
  as: CallOptions,
  query: Record<string, string | number> = {},
): Promise<{ items: FeedItem[]; cursor: string }> {
  const items: FeedItem[] = [];
  let cursor: string | undefined;
  for (;;) {
    const { status, data, body, text } = await readFeed(api, as, {
      ...query,
      ...(cursor && { after: cursor }),
    });
    if (status !== 200) throw new Error(text);
    cursor = body.next_cursor as string;
    if (data.length === 0) return { items, cursor };
    items.push(...data);
  }
}

/** The requests of that kind that wait for events in a process. */
export async function countWaitingReaders(internalUrl: string, kind: 'poll' | 'stream'): Promise<number> {
  const metrics = await fetch(`${internalUrl}/metrics`).then((answer) => answer.text());
  return Number(new RegExp(`market_feed_open_requests{kind="${kind}"} (\\d+)`).exec(metrics)?.[1] ?? 0);
}
