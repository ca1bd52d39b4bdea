import { defineEntity, p } from '@mikro-orm/core';
import type { WebhookDeliveryStatus } from '../../../generated/vocabulary.gen.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { DeclaredName } from './agent-event.ts';

const NEWEST_OF_AGENT = 'webhook_deliveries (agent_id, created_at desc, id desc)';

/** Workers look only at these, so that what waits for hours costs them nothing. */
const READY = `status = 'pending' and next_attempt_at is not null`;
/** For an extended retry, or for an earlier event of the order that does. */
const WAITING = `status = 'pending' and next_attempt_at is null`;

/** One event for one agent. */
export const WebhookDelivery = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  checks: [
    { name: 'webhook_deliveries_status_check', expression: `status in ('pending', 'delivered', 'dropped')` },
  ],
  indexes: [
    {
      name: 'webhook_deliveries_agent_id_created_at_id_index',
      expression: `create index webhook_deliveries_agent_id_created_at_id_index on ${NEWEST_OF_AGENT}`,
    },
    {
      name: 'webhook_deliveries_dropped_index',
      expression: `create index webhook_deliveries_dropped_index on ${NEWEST_OF_AGENT} where status = 'dropped'`,
    },
    { name: 'webhook_deliveries_order_id_index', properties: ['orderId'] },
    {
      name: 'webhook_deliveries_ready_index',
      expression: `create index webhook_deliveries_ready_index on webhook_deliveries (coalesce(queue, agent_id), turn) where ${READY}`,
    },
    {
      name: 'webhook_deliveries_waiting_index',
      properties: ['agent', 'createdAt'],
      where: WAITING,
    },
    {
      name: 'webhook_deliveries_retry_at_index',
      properties: ['retryAt'],
      where: 'retry_at is not null',
    },
    {
      name: 'webhook_deliveries_blocking_index',
      properties: ['orderId'],
      where: 'retry_at is not null',
    },
    // processes of the previous release lease by it
    {
      name: 'webhook_deliveries_pending_index',
      properties: ['agent', 'turn'],
      where: `status = 'pending'`,
    },
    {
      name: 'webhook_deliveries_leased_until_index',
      properties: ['leasedUntil'],
      where: 'leased_until is not null',
    },
    { properties: ['createdAt'] },
  ],
  properties: {
    /** Sent along, so that receivers can detect repeated deliveries. */
    id: p.uuid().primary(),
    /** Null for the callback of a client. */
    agent: () => p.manyToOne(Agent).nullable().updateRule('no action').deleteRule('no action'),
    /** Of deliveries that are sent independently of the others; null for those to the agent's `endpoint_url`. */
    queue: p.text().nullable(),
    event: p.text().$type<DeclaredName>(),
    /** Null if the event is about none of the agent's orders. */
    orderId: p.text().nullable(),
    /** Where it was last sent; each attempt uses the current address of the endpoint. */
    endpointUrl: p.text(),
    /** The bytes that are signed and sent. */
    body: p.text(),
    status: p.text().$type<WebhookDeliveryStatus>().default('pending'),
    /** An event waits for those of the same order with a lower sequence. */
    turn: p.bigint().autoincrement(),
    attempts: p.integer().default(0),
    attemptsAllowed: p.integer().default(3),
    replays: p.integer().default(0),
    /** By the database clock, like the lease: a shifted clock does not speed up deliveries. */
    nextAttemptAt: p.datetime().nullable(),
    /** An extended retry is due then, by the service clock. Until then `nextAttemptAt` is null. */
    retryAt: p.datetime().nullable(),
    /** A worker's lease ends then. */
    leasedUntil: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** One request to an endpoint. */
export const WebhookAttempt = defineEntity({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempts',
  properties: {
    delivery: () => p.manyToOne(WebhookDelivery).primary().updateRule('no action').deleteRule('cascade'),
    number: p.integer().primary(),
    startedAt: p.datetime(),
    latencyMs: p.integer(),
    /** Null if there was no response. */
    statusCode: p.integer().nullable(),
    /** Null if it succeeded. */
    error: p.text().nullable(),
    /** The beginning of the response. */
    answer: p.text().nullable(),
  },
});
