import type { OrderDetail } from '../../../generated/types.gen.ts';
import { OrderStatus } from '../../../generated/vocabulary.gen.ts';
import type { DetailedTask } from '../task-methods.ts';
import { buildToolResult } from '../tool-result.ts';
import type { OrderEvent } from '../wait-for-order.ts';
import type { OrderRef } from './order-feed.ts';
import { buildQuoteRequest } from './quote-request.ts';
import { toTaskId } from './task-id.ts';

interface TaskContext {
  ref: OrderRef;
  baseUrl: string;
  lastEvent: OrderEvent | undefined;
  pollIntervalMs: number;
}

/** `working` is the only status that is worth waiting in. */
export function toTaskStatus({ order, deliverables }: OrderDetail): DetailedTask['status'] {
  // a task ends once: whatever happens to the order later, its work was delivered
  if (deliverables.some(({ status }) => status === 'delivered')) return 'completed';
  if (order.status === OrderStatus.cancelled) return 'cancelled';
  return order.status === OrderStatus.quoted || order.status === OrderStatus.accepted
    ? 'input_required'
    : 'working';
}

export function toTask(detail: OrderDetail, context: TaskContext): DetailedTask {
  const { ref, baseUrl, lastEvent, pollIntervalMs } = context;
  const { order } = detail;
  const status = toTaskStatus(detail);
  const fields = {
    taskId: toTaskId(ref),
    statusMessage: `Order ${order.id} is ${order.status}${lastEvent ? `; last event: ${lastEvent.event}` : ''}.`,
    createdAt: order.created_at,
    lastUpdatedAt: lastEvent?.created_at ?? order.created_at,
    // orders are never deleted
    ttlMs: null,
    pollIntervalMs,
  };
  if (status === 'completed') {
    const result = buildToolResult({ success: true, data: { ...detail } });
    return { ...fields, status, result: { resultType: 'complete', ...result } };
  }
  if (status === 'input_required')
    return { ...fields, status, inputRequests: buildQuoteRequest(order, baseUrl) };
  return { ...fields, status };
}
