import type { components } from '../../../generated/types.gen.ts';
import type { FeedRow } from './read-events.ts';

/** The body of the webhook, with an id and a time. */
export function toFeedEvent({ id, body, created_at }: FeedRow): components['schemas']['FeedEvent'] {
  return { id, created_at: created_at.toISOString(), ...JSON.parse(body) };
}
