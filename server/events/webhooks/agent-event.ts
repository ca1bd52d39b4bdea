import type { WebhookEvent } from '../../../generated/events.gen.ts';

export type EventName = WebhookEvent['event'];
export type EventData<Name extends EventName> = Extract<WebhookEvent, { event: Name }>['data'];

/** An event of the contract and the agent that it is for. */
export interface AgentEvent<Name extends EventName> {
  agentId: string;
  event: Name;
  /** Null when it is about none of the agent's orders. */
  orderId: string | null;
  data: EventData<Name>;
}

/** Any of them; the name and the data belong together. */
export type AnyAgentEvent = { [Name in EventName]: AgentEvent<Name> }[EventName];

/** An event about an order, for the agent that was hired. */
export function buildOrderEvent<Name extends EventName>(
  { id, agent_id }: { id: string; agent_id: string },
  event: Name,
  data: EventData<Name>,
): AgentEvent<Name> {
  return { agentId: agent_id, event, orderId: id, data };
}
