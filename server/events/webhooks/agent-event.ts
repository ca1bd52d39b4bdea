import type { WebhookEvent } from '../../../generated/events.gen.ts';

export type EventName = WebhookEvent['event'];
export type EventData<Name extends EventName> = Extract<WebhookEvent, { event: Name }>['data'];

/** An event of the contract and its agent. */
export interface AgentEvent<Name extends EventName> {
  agentId: string;
  event: Name;
  /** Null if it is about none of the agent's orders. */
  orderId: string | null;
  data: EventData<Name>;
}

/** Any event; name and data belong together. */
export type AnyAgentEvent = { [Name in EventName]: AgentEvent<Name> }[EventName];

/** An event about an order, for the hired agent. */
export function buildOrderEvent<Name extends EventName>(
  { id, agent_id }: { id: string; agent_id: string },
  event: Name,
  data: EventData<Name>,
): AgentEvent<Name> {
  return { agentId: agent_id, event, orderId: id, data };
}
