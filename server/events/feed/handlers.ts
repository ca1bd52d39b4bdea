import { type DeclaredEvent, webhookEvents } from '../../../generated/events.gen.ts';
import type { EventsHandlers } from '../../../generated/handlers.gen.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { ForbiddenError } from '../../foundation/platform/errors.ts';
import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import { toFeedEvent } from './convert.ts';
import { createEventStream, type StreamTimes } from './event-stream.ts';
import type { FeedRequest, FeedService } from './feed-service.ts';
import { encodePosition, type FeedPosition } from './position.ts';
import { toFeedReader } from './reader.ts';

const EVENT_STREAM = 'text/event-stream';
const HEADERS = { 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' } as const;

export function eventsHandlers(feed: FeedService, times?: StreamTimes): EventsHandlers<RequestContext> {
  return {
    async list({ query, header }, context) {
      const { limit = 100, wait = 0 } = query;
      const { key } = toFeedReader(context.caller);
      const encode = (position: FeedPosition) => encodePosition(key, position);
      const request: FeedRequest = {
        caller: context.caller,
        after: header?.['Last-Event-ID'] ?? query.after,
        filter: { types: parseTypes(query.types), orderId: requireOwnOrder(query.order_id, context) },
        role: query.role,
        limit,
        signal: context.signal,
      };
      if (acceptsStream(context)) {
        const body = createEventStream(await feed.wait(request, 'stream'), encode, times);
        const headers = { ...HEADERS, 'Content-Type': EVENT_STREAM };
        // the contract has the text that is streamed
        return { status: 200, body: body as unknown as string, headers };
      }
      const { rows, next } =
        wait === 0
          ? await context.countAgainstCallerLimit(() => feed.read(request))
          : await feed.poll(request, wait * 1000);
      const body = { success: true as const, data: rows.map(toFeedEvent), next_cursor: encode(next) };
      return { status: 200, body, headers: HEADERS };
    },
  };
}

/** Clients that accept both get JSON. */
function acceptsStream({ headers }: RequestContext): boolean {
  const accepted = String(headers.accept ?? '');
  return accepted.includes(EVENT_STREAM) && !accepted.includes('application/json');
}

function parseTypes(types: readonly string[] | undefined): DeclaredEvent['event'][] | null {
  if (!types) return null;
  const unknown = types.find((type) => !isEventType(type));
  if (unknown === undefined) return types.filter(isEventType);
  throw invalidFieldsError([
    {
      path: 'query.types',
      message: `has no event ${JSON.stringify(unknown)}. Events are ${Object.keys(webhookEvents).join(', ')}`,
    },
  ]);
}

function isEventType(type: string): type is DeclaredEvent['event'] {
  return Object.hasOwn(webhookEvents, type);
}

/** An order token opens one order. */
function requireOwnOrder(orderId: string | undefined, { caller }: RequestContext): string | null {
  if (caller.kind === 'order_token' && orderId !== caller.orderId) {
    throw new ForbiddenError('forbidden', 'The access token does not belong to this order.');
  }
  return orderId ?? null;
}
