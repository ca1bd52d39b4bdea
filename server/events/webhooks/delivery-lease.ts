import { type ExpressionBuilder, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '../../foundation/db/statement.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import type { WebhookDelivery } from './webhook-delivery.entity.ts';

type Schema = Tables<typeof WebhookDelivery | typeof Agent>;
type Aliased = { d: Schema['webhook_deliveries']; agent: Schema['agents'] };

/** Each is sent independently: what goes to `endpoint_url`, to an additional endpoint, or to a client. */
export const QUEUE = sql<string>`coalesce(webhook_deliveries.queue, webhook_deliveries.agent_id)`;

/** The queue of an agent's additional endpoint, for a column with the agent's id. */
export const selectAdditionalQueue = (agentId: RawBuilder<unknown>) => sql<string>`${agentId} || ':2'`;

/** Of a delivery `d`. */
export const LEASE_COLUMNS = [
  'd.id',
  'd.queue',
  'd.agent_id',
  'd.event',
  'd.order_id',
  'd.attempts',
  'd.attempts_allowed',
] as const;

/** Whether the delivery is retried for 72 hours. Tests are not. */
export const hasExtendedRetries = (eb: ExpressionBuilder<Schema & Aliased, 'd' | 'agent'>) =>
  eb
    .and([eb('agent.has_extended_retries', '=', true), eb('d.event', '<>', 'webhook.test')])
    .$castTo<boolean>()
    .as('has_extended_retries');

/** Whether the delivery's `agent` has an owner. */
export const hasOwner = (eb: ExpressionBuilder<Schema & Aliased, 'd' | 'agent'>) =>
  eb
    .or([eb('agent.owner_wallet', 'is not', null), eb('agent.owner_user_id', 'is not', null)])
    .$castTo<boolean>()
    .as('has_owner');

/** Deliveries use the database clock. */
export const DATABASE_NOW = sql<Date>`clock_timestamp()`;

/** To an agent. */
export type AgentDelivery = DeliveryLease & { agent_id: string };

/** A delivery leased by a worker; `attempts` is the number of the current attempt. */
export type DeliveryLease = Pick<
  Selectable<Schema['webhook_deliveries']>,
  'id' | 'queue' | 'agent_id' | 'event' | 'order_id' | 'attempts' | 'attempts_allowed'
> & { has_owner: boolean; has_extended_retries: boolean };
