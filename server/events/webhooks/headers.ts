import type { DeliveryLease } from './delivery-lease.ts';

/** The headers of every attempt, besides the signature. */
export function buildHeaders({ id, agent_id, event }: Pick<DeliveryLease, 'id' | 'agent_id' | 'event'>) {
  return {
    'content-type': 'application/json',
    'user-agent': 'agent-market-webhooks/1',
    'x-market-event': event,
    ...(agent_id !== null && { 'x-market-agent-id': agent_id }),
    'x-market-delivery-id': id,
  };
}
