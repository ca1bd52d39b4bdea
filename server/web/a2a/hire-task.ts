import { randomUUID } from 'node:crypto';
import { readRetryAfter } from '../../../shared/tools/hires/market-answer.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { detectChain } from '../../identity/wallet.ts';
import type { KnownCaller } from '../../operations/input.ts';
import type { OperationReply } from '../../operations/operation-reply.ts';
import { decodeHeader, toPaymentHeaders } from '../mcp/anonymous/payment.ts';
import { readAnswerBody } from '../mcp/answer-body.ts';
import { INTERNAL_ERROR, INVALID_PARAMS, RpcError, TASK_NOT_CANCELABLE } from './rpc-error.ts';
import type { Part, Task, TaskState } from './task.ts';
import { type HireTask, toContextId, toRequestKey } from './task-id.ts';

type JsonObject = Record<string, unknown>;

/** Performs an operation, without a credential unless the caller is known. */
export type PerformOperation = (
  operationId: string,
  request: {
    path?: JsonObject;
    query?: JsonObject;
    header?: JsonObject;
    body?: JsonObject;
    knownCaller?: KnownCaller;
  },
) => Promise<OperationReply>;

/** An order and the token to read it. */
export interface OpenedOrder {
  orderId: string;
  token: string;
}

interface OrderDetail {
  order: { id: string; status: string; client_wallet: string | null; payment_network: Network | null };
  deliverables: readonly {
    id: string;
    deliverable_url: string | null;
    deliverable_media_type: string | null;
    deliverable_text: string | null;
    sha256: string | null;
    receipt?: JsonObject;
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
  opened: OpenedOrder,
): Promise<Task> {
  const detail = await readOrder(perform, opened);
  return detail ? toTask(taskId, detail) : buildTask(taskId, 'working', 'The payment is being settled.');
}

/** Undefined while the payment is submitted and its order follows. */
async function readOrder(
  perform: PerformOperation,
  { orderId, token }: OpenedOrder,
): Promise<OrderDetail | undefined> {
  const reply = await perform('orders_get', { path: { id: orderId }, query: { access_token: token } });
  if (reply.status === 404) return undefined;
  const body = await readAnswerBody(reply);
  if (reply.status !== 200) throw toRpcError(reply, body);
  return body.data as OrderDetail;
}

function toTask(taskId: string, { order, deliverables }: OrderDetail): Task {
  const artifacts = deliverables.flatMap((one) => {
    const part = toPart(one);
    const metadata = { sha256: one.sha256, ...(one.receipt && { receipt: one.receipt }) };
    return part ? [{ artifactId: one.id, name: 'Deliverable', parts: [part], metadata }] : [];
  });
  const state = STATES[order.status] ?? 'working';
  const task = buildTask(taskId, state, `The order is ${order.status}.`, { order_id: order.id });
  return { ...task, artifacts: state === 'completed' ? artifacts : [] };
}

/** Cancels the order for its client, which made the task and paid for it. */
export async function cancelOrder(
  perform: PerformOperation,
  taskId: string,
  opened: OpenedOrder,
): Promise<Task> {
  const detail = await readOrder(perform, opened);
  const knownCaller = detail && toClient(detail.order);
  if (!knownCaller)
    throw new RpcError(TASK_NOT_CANCELABLE, 'The payment is being settled. Try again shortly.');
  const reply = await perform('orders_update', {
    path: { id: opened.orderId },
    body: { action: 'cancel', reason: 'Cancelled by the A2A client' },
    knownCaller,
  });
  if (reply.status === 200) return readOrderTask(perform, taskId, opened);
  const refused = toRpcError(reply, await readAnswerBody(reply));
  if (reply.status !== 400) throw refused;
  throw new RpcError(TASK_NOT_CANCELABLE, refused.message, refused.data);
}

/** The wallet that paid, on the network where it did. */
function toClient({ client_wallet, payment_network }: OrderDetail['order']): KnownCaller | undefined {
  const chain = client_wallet === null ? undefined : detectChain(client_wallet);
  if (client_wallet === null || !chain || payment_network === null) return undefined;
  const caller = { kind: 'wallet', wallet: client_wallet, chain, provenOn: [payment_network] } as const;
  return { credential: 'wallet', caller };
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
