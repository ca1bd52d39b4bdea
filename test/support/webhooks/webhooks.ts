import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { AnyAgentEvent, EventName } from '../../../server/events/webhooks/agent-event.ts';
import { WebhookEvents } from '../../../server/events/webhooks/events.ts';
import { eventually } from '../eventually.ts';
import { makeAgent, type TestAgent } from '../market/factories.ts';
import type { Api } from '../server/api.ts';
import type { ReceivedRequest } from './webhook-receiver.ts';

export interface Delivery {
  id: string;
  event: string;
  order_id: string | null;
  endpoint_url: string;
  status: string;
  attempts: {
    number: number;
    started_at: string;
    status_code: number | null;
    latency_ms: number;
    error: string | null;
  }[];
  next_attempt_at: string | null;
  replays: number;
  created_at: string;
}

/** A server that delivers webhooks, also to this machine. */
export const DELIVERY_ENVIRONMENT = { ROLE: 'all', WEBHOOK_ALLOW_LOOPBACK: '1' };

export const makeAgentWithEndpoint = (api: Api, url: string): Promise<TestAgent> =>
  makeAgent(api, { endpoint_url: url });

export function newOrderId(): string {
  return `ord_1767225600000_${randomBytes(5).toString('hex')}`;
}

/** Emits an order's event; returns the id of the delivery. */
export async function emitEvent(
  api: Api,
  agent: Pick<TestAgent, 'id'>,
  {
    event = 'order.message' as EventName,
    orderId = newOrderId() as string | null,
    data = {} as Record<string, unknown>,
  } = {},
): Promise<string> {
  const { clock, orm } = api.parts;
  const announcement = { event, orderId, data } as Omit<AnyAgentEvent, 'agentId'>;
  const [id] = await orm.em
    .fork()
    .transactional((em) => new WebhookEvents(clock).emitToAll(em, [agent.id], announcement));
  if (id === undefined) throw new Error('The agent has no endpoint');
  return id;
}

/** The agent's delivery log, newest first. */
export async function listDeliveries(api: Api, agent: TestAgent, query = {}): Promise<Delivery[]> {
  const answer = await api.call('GET', '/api/agents/me/deliveries', { bearer: agent.apiKey, query });
  expect(answer.status).toBe(200);
  return answer.data;
}

/** The delivery once it is delivered or dropped. */
export function waitForDelivery(
  api: Api,
  agent: TestAgent,
  id: string,
  timeoutMs = 10_000,
): Promise<Delivery> {
  return eventually(async () => {
    const delivery = (await listDeliveries(api, agent)).find((one) => one.id === id);
    expect(delivery?.status).not.toBe('pending');
    return delivery as Delivery;
  }, timeoutMs);
}

export const getDeliveryId = ({ headers }: ReceivedRequest) => String(headers['x-market-delivery-id']);
