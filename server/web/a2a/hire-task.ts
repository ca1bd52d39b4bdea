import { randomUUID } from 'node:crypto';
import type { OperationReply } from '../../operations/operation-reply.ts';
import { decodeHeader, toPaymentHeaders } from '../mcp/anonymous/payment.ts';
import { readAnswerBody, readRetryAfter } from '../mcp/answer-body.ts';
import { INTERNAL_ERROR, INVALID_PARAMS, RpcError } from './rpc-error.ts';
import type { Part, Task, TaskState } from './task.ts';
import { type HireTask, toContextId, toRequestKey } from './task-id.ts';

type JsonObject = Record<string, unknown>;

/** Performs an operation without a credential. */
export type PerformOperation = (
  operationId: string,
  request: { path?: JsonObject; query?: JsonObject; header?: JsonObject; body?: JsonObject },
) => Promise<OperationReply>;

interface OrderDetail {
  order: { id: string; status: string };
  deliverables: readonly {
    id: string;
    deliverable_url: string | null;
    deliverable_media_type: string | null;
    deliverable_text: string | null;
  }[];
}

const STATES: Readonly<Record<string, TaskState>> = {
  delivered: 'completed',
  completed: 'completed',
  cancelled: 'canceled',
};

/** Hires with the payment of the message; without one, the task says what to pay. */
export async function hire(
  perform: PerformOperation,
  taskId: string,
  { serviceId, brief, requirements }: HireTask,
  payment: JsonObject | undefined,
): Promise<Task> {
  const reply = await perform('x402_hireService', {
    path: { service_id: serviceId },
    header: { ...toPaymentHeaders(payment), 'Idempotency-Key': toRequestKey(taskId) },
    body: { brief: brief === '' ? undefined : brief, requirements },
  });
  const body = await readAnswerBody(reply);
  if (reply.status === 402) return buildUnpaidTask(taskId, body, payment !== undefined);
  if (reply.status !== 200) throw toRpcError(reply, body);
  const { order_id, status } = body.data as { order_id: string; status: string };
  const settlement = decodeHeader(reply.headers?.['PAYMENT-RESPONSE']);
  return buildTask(taskId, STATES[status] ?? 'working', 'The payment was accepted and the order placed.', {
    order_id,
    'x402.payment.status': 'payment-completed',
    'x402.payment.receipts': settlement ? [settlement] : [],
  });
}

/** The requirements of version 1, which the extension defines. */
function buildUnpaidTask(taskId: string, { error, code, accepts }: JsonObject, wasPaid: boolean): Task {
  return buildTask(taskId, 'input-required', String(error), {
    'x402.payment.status': wasPaid ? 'payment-failed' : 'payment-required',
    ...(wasPaid && { 'x402.payment.error': code }),
    'x402.payment.required': { x402Version: 1, error, accepts },
  });
}

/** The task of an order, with its deliverables. */
export async function readOrderTask(
  perform: PerformOperation,
  taskId: string,
  { orderId, token }: { orderId: string; token: string },
): Promise<Task> {
  const reply = await perform('orders_get', { path: { id: orderId }, query: { access_token: token } });
  // the payment was submitted, and its order follows
  if (reply.status === 404) return buildTask(taskId, 'working', 'The payment is being settled.');
  const body = await readAnswerBody(reply);
  if (reply.status !== 200) throw toRpcError(reply, body);
  const { order, deliverables } = body.data as OrderDetail;
  const artifacts = deliverables.flatMap((one) => {
    const part = toPart(one);
    return part ? [{ artifactId: one.id, name: 'Deliverable', parts: [part] }] : [];
  });
  const state = STATES[order.status] ?? 'working';
  const task = buildTask(taskId, state, `The order is ${order.status}.`, { order_id: order.id });
  return { ...task, artifacts: state === 'completed' ? artifacts : [] };
}

function toPart({
  deliverable_url: url,
  deliverable_media_type: mediaType,
  deliverable_text: text,
}: OrderDetail['deliverables'][number]): Part | undefined {
  if (text !== null) return { text };
  return url === null ? undefined : { url, mediaType: mediaType?.includes('/') ? mediaType : undefined };
}

export function buildTask(taskId: string, state: TaskState, text: string, metadata: JsonObject = {}): Task {
  const contextId = toContextId(taskId);
  const message = { messageId: randomUUID(), contextId, taskId, parts: [{ text }], metadata };
  return { id: taskId, contextId, state, message, artifacts: [] };
}

/** With the code of the API, and when to try again. */
export function toRpcError(reply: OperationReply, { error, code, details }: JsonObject): RpcError {
  const isOurs = reply.status >= 500;
  const data = {
    status: reply.status,
    code,
    ...(details !== undefined && { details }),
    ...readRetryAfter(reply),
  };
  return new RpcError(isOurs ? INTERNAL_ERROR : INVALID_PARAMS, String(error), data);
}
