import type { DeclaredEvent, WebhookEvent } from '../../../generated/events.gen.ts';
import type { EventClient } from '../feed/reader.ts';

export type EventName = WebhookEvent['event'];
export type EventData<Name extends EventName> = Extract<WebhookEvent, { event: Name }>['data'];

/** An event of the contract and its agent. */
export interface AgentEvent<Name extends EventName> {
  agentId: string;
  event: Name;
  /** Null if it is about none of the agent's orders. */
  orderId: string | null;
  data: EventData<Name>;
  /** Who also reads it in the feed. */
  client?: EventClient;
  /** The bounty that it is about. */
  bountyId?: string;
}

export type DeclaredName = DeclaredEvent['event'];

/** An event of the feed only, for the client of an order or the poster of a bounty; name and data belong together. */
export type ClientEvent = {
  [Name in DeclaredName]: {
    client: EventClient;
    event: Name;
    orderId: string | null;
    data: Extract<DeclaredEvent, { event: Name }>['data'];
    bountyId?: string;
  };
}[DeclaredName];

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
