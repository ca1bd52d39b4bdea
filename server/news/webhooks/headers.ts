import type { HeldDelivery } from './held-delivery.ts';

/** What is sent along with every attempt, besides the signature. */
export function headersOf({ id, agent_id, event }: Pick<HeldDelivery, 'id' | 'agent_id' | 'event'>) {
  return {
    'content-type': 'application/json',
    'user-agent': 'agent-market-webhooks/1',
    'x-market-event': event,
    'x-market-agent-id': agent_id,
    'x-market-delivery-id': id,
  };
}
