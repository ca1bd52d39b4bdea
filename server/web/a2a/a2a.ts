import { randomUUID } from 'node:crypto';
import type { Reply } from '../../contract/reply.ts';
import { agentNotFoundError } from '../../identity/get-agent.ts';
import { callDirectly } from '../../operations/direct-call.ts';
import type { Operations } from '../../operations/operations.ts';
import type { Exchange } from '../http/exchange.ts';
import type { ProtocolHandler } from '../http/operation-handler.ts';
import { readAnswerBody } from '../mcp/answer-body.ts';
import { JsonRpcError, readMessage } from '../mcp/json-rpc.ts';
import {
  buildTask,
  cancelOrder,
  hire,
  type OpenedOrder,
  type PerformOperation,
  readOrderTask,
  toRpcError,
} from './hire-task.ts';
import { type ClientMessage, parseClientMessage } from './message.ts';
import {
  INVALID_PARAMS,
  METHOD_NOT_FOUND,
  RpcError,
  TASK_NOT_FOUND,
  UNSUPPORTED_OPERATION,
} from './rpc-error.ts';
import {
  type AgentMessage,
  FORMAT_0_3,
  FORMAT_1,
  type SendResult,
  type StreamItem,
  type WireFormat,
} from './task.ts';
import { decodeTaskId, encodeTaskId, toRequestKey } from './task-id.ts';
import { createTaskStream, followTask } from './task-stream.ts';

export interface A2aOptions {
  operations: Operations;
  /** The order of a hire, by its request key. */
  findOrder(requestKey: string): Promise<OpenedOrder | undefined>;
}

interface Call {
  perform: PerformOperation;
  /** The agent of the path; undefined for the market. */
  agentRef: string | undefined;
  params: unknown;
}

/** A method responds with a task or message, or with a stream of them. */
type Method = { format: WireFormat } & (
  | { run(call: Call, format: WireFormat): Promise<object> }
  | { stream(call: Call): Promise<AsyncIterable<StreamItem | undefined>> }
);

interface ListedService {
  id: string;
  title: string;
  price_type: string;
}

const INVALID_REQUEST = -32600;
const MAX_FOUND = 5;
const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
};

/** A2A over JSON-RPC. A task is a hire, made by the same operation as every other x402 hire. */
export function createA2a(options: A2aOptions): Record<'a2a_send' | 'a2a_sendToAgent', ProtocolHandler> {
  const { operations } = options;
  const methods = createMethods(options);
  const handle: ProtocolHandler = async (exchange) => {
    try {
      return await answer(methods, operations, exchange);
    } catch (thrown) {
      if (thrown instanceof JsonRpcError) return thrown.reply;
      return operations.toFailureReply(exchange, thrown);
    }
  };
  return { a2a_send: handle, a2a_sendToAgent: handle };
}

async function answer(
  methods: ReadonlyMap<string, Method>,
  operations: Operations,
  exchange: Exchange,
): Promise<Reply> {
  const message = (await readMessage(exchange)) as { id?: unknown; method?: unknown; params?: unknown };
  const { id, method: name, params } = message;
  if (typeof name !== 'string' || !(typeof id === 'string' || typeof id === 'number')) {
    throw new JsonRpcError(INVALID_REQUEST, 'Send a JSON-RPC request with `id` and `method`.');
  }
  const { address, requestId, signal } = exchange;
  const perform: PerformOperation = (operationId, request) =>
    callDirectly(operations, operationId, { ...request, address, requestId, signal });
  const call = { perform, agentRef: exchange.params.id, params };
  try {
    const method = methods.get(name);
    if (!method) throw new RpcError(METHOD_NOT_FOUND, `There is no method \`${name}\` here.`);
    const { format } = method;
    if ('run' in method) {
      return { status: 200, body: { jsonrpc: '2.0', id, result: await method.run(call, format) } };
    }
    const body = createTaskStream(await method.stream(call), id, format.writeItem);
    return { status: 200, body, headers: STREAM_HEADERS };
  } catch (thrown) {
    if (!(thrown instanceof RpcError)) throw thrown;
    return { status: 200, body: { jsonrpc: '2.0', id, error: thrown.toJsonRpc() } };
  }
}

function createMethods({ findOrder }: A2aOptions): ReadonlyMap<string, Method> {
  const requireTask = async ({ params }: Call) => {
    const { id } = (params ?? {}) as { id?: unknown };
    const request = typeof id === 'string' ? decodeTaskId(id) : undefined;
    if (typeof id !== 'string' || !request) throw new RpcError(TASK_NOT_FOUND, 'There is no such task.');
    return { id, request, order: await findOrder(toRequestKey(id)) };
  };
  const readTask = async (call: Call) => {
    const { id, request, order } = await requireTask(call);
    const task = order
      ? await readOrderTask(call.perform, id, order)
      : await hire(call.perform, id, request, undefined);
    return { task, order };
  };
  const sendMessage = (call: Call): Promise<SendResult> => {
    const message = parseClientMessage(call.params);
    return message.taskId ? continueTask(call, message, message.taskId) : start(call, message);
  };
  const send = async (call: Call, { writeResult }: WireFormat) => writeResult(await sendMessage(call));
  const get = async (call: Call, { writeTask }: WireFormat) => writeTask((await readTask(call)).task);
  const cancel = async (call: Call, { writeTask }: WireFormat) => {
    const { id, order } = await requireTask(call);
    if (order) return writeTask(await cancelOrder(call.perform, id, order));
    return writeTask(buildTask(id, 'canceled', 'Nothing was paid, and nothing was ordered.'));
  };
  const stream = async (call: Call) => {
    const result = await sendMessage(call);
    const order = 'task' in result ? await findOrder(toRequestKey(result.task.id)) : undefined;
    return 'task' in result && order ? followTask(call.perform, result.task, order) : streamOnly(result);
  };
  const subscribe = async (call: Call) => {
    const { task, order } = await readTask(call);
    if (task.state === 'completed' || task.state === 'canceled') {
      throw new RpcError(UNSUPPORTED_OPERATION, `The task is ${task.state}. Read it instead.`);
    }
    return order ? followTask(call.perform, task, order) : streamOnly({ task });
  };
  return new Map<string, Method>([
    ['SendMessage', { run: send, format: FORMAT_1 }],
    ['SendStreamingMessage', { stream, format: FORMAT_1 }],
    ['GetTask', { run: get, format: FORMAT_1 }],
    ['CancelTask', { run: cancel, format: FORMAT_1 }],
    ['SubscribeToTask', { stream: subscribe, format: FORMAT_1 }],
    ['message/send', { run: send, format: FORMAT_0_3 }],
    ['message/stream', { stream, format: FORMAT_0_3 }],
    ['tasks/get', { run: get, format: FORMAT_0_3 }],
    ['tasks/cancel', { run: cancel, format: FORMAT_0_3 }],
    ['tasks/resubscribe', { stream: subscribe, format: FORMAT_0_3 }],
  ]);
}

async function* streamOnly(result: SendResult): AsyncGenerator<StreamItem> {
  yield result;
}

async function continueTask(
  { perform }: Call,
  { payment, isPaymentRejected }: ClientMessage,
  taskId: string,
): Promise<SendResult> {
  const request = decodeTaskId(taskId);
  if (!request) throw new RpcError(TASK_NOT_FOUND, 'There is no such task.');
  if (isPaymentRejected)
    return { task: buildTask(taskId, 'canceled', 'The payment was rejected by the client.') };
  return { task: await hire(perform, taskId, request, payment) };
}

async function start(call: Call, message: ClientMessage): Promise<SendResult> {
  const { perform } = call;
  const serviceId = await findService(call, message);
  if (typeof serviceId !== 'string') return { message: serviceId };
  const request = { serviceId, brief: message.text, requirements: message.requirements };
  const taskId = encodeTaskId(request);
  return { task: await hire(perform, taskId, request, message.payment) };
}

/** The service to hire, or a message with those to choose from. */
async function findService(
  { perform, agentRef }: Call,
  { serviceId, text }: ClientMessage,
): Promise<string | AgentMessage> {
  if (agentRef === undefined) return serviceId ?? searchServices(perform, text);
  const reply = await perform('agents_get', { path: { id: agentRef } });
  if (reply.status === 404) throw agentNotFoundError();
  const body = await readAnswerBody(reply);
  if (reply.status !== 200) throw toRpcError(reply, body);
  const { services } = body.data as { services: ListedService[] };
  const payable = services.filter(({ price_type }) => price_type === 'fixed');
  if (serviceId !== undefined) {
    if (payable.some(({ id }) => id === serviceId)) return serviceId;
    throw new RpcError(INVALID_PARAMS, 'The agent has no such service that can be hired here.');
  }
  const [only, ...others] = payable;
  return only && others.length === 0 ? only.id : offerServices(payable);
}

async function searchServices(perform: PerformOperation, text: string): Promise<AgentMessage> {
  const search = text.slice(0, 200).trim();
  const query = { limit: MAX_FOUND, search: search === '' ? undefined : search };
  const reply = await perform('x402_services', { query });
  const body = await readAnswerBody(reply);
  if (reply.status !== 200) throw toRpcError(reply, body);
  const { services } = body.data as { services: JsonService[] };
  return offerServices(services.map(({ service_id, ...service }) => ({ id: service_id, ...service })));
}

type JsonService = { service_id: string; title: string };

function offerServices(services: readonly { id: string; title: string }[]): AgentMessage {
  const found = services.map(({ id, title }) => ({ service_id: id, title }));
  const text =
    found.length === 0
      ? 'No service was found. Describe what you need in other words.'
      : 'Send the brief again with the `service_id` of one of these services in the metadata of the message.';
  return { messageId: randomUUID(), parts: [{ text }, { data: { services: found } }] };
}
