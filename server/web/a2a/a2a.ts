import { randomUUID } from 'node:crypto';
import type { Reply } from '../../contract/reply.ts';
import { agentNotFoundError } from '../../identity/get-agent.ts';
import { callDirectly } from '../../operations/direct-call.ts';
import type { Operations } from '../../operations/operations.ts';
import type { Exchange } from '../http/exchange.ts';
import type { ProtocolHandler } from '../http/operation-handler.ts';
import { readAnswerBody } from '../mcp/answer-body.ts';
import { JsonRpcError, readMessage } from '../mcp/json-rpc.ts';
import { buildTask, hire, type PerformOperation, readOrderTask, toRpcError } from './hire-task.ts';
import { type ClientMessage, parseClientMessage } from './message.ts';
import {
  INVALID_PARAMS,
  METHOD_NOT_FOUND,
  RpcError,
  TASK_NOT_CANCELABLE,
  TASK_NOT_FOUND,
} from './rpc-error.ts';
import { type AgentMessage, FORMAT_0_3, FORMAT_1, type Task, type WireFormat } from './task.ts';
import { decodeTaskId, encodeTaskId, toRequestKey } from './task-id.ts';

export interface A2aOptions {
  operations: Operations;
  /** The order of a hire, by its request key, and the token to read it. */
  findOrder(requestKey: string): Promise<{ orderId: string; token: string } | undefined>;
}

interface Call {
  perform: PerformOperation;
  /** The agent of the path; undefined for the market. */
  agentRef: string | undefined;
  params: unknown;
  format: WireFormat;
}

type Method = (call: Call) => Promise<object>;

interface ListedService {
  id: string;
  title: string;
  price_type: string;
}

const INVALID_REQUEST = -32600;
const MAX_FOUND = 5;

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
  methods: ReadonlyMap<string, [Method, WireFormat]>,
  operations: Operations,
  exchange: Exchange,
): Promise<Reply> {
  const message = (await readMessage(exchange)) as { id?: unknown; method?: unknown; params?: unknown };
  const { id, method, params } = message;
  if (typeof method !== 'string' || !(typeof id === 'string' || typeof id === 'number')) {
    throw new JsonRpcError(INVALID_REQUEST, 'Send a JSON-RPC request with `id` and `method`.');
  }
  const { address, requestId, signal } = exchange;
  const perform: PerformOperation = (operationId, request) =>
    callDirectly(operations, operationId, { ...request, address, requestId, signal });
  try {
    const found = methods.get(method);
    if (!found) throw new RpcError(METHOD_NOT_FOUND, `There is no method \`${method}\` here.`);
    const [run, format] = found;
    const result = await run({ perform, agentRef: exchange.params.id, params, format });
    return { status: 200, body: { jsonrpc: '2.0', id, result } };
  } catch (thrown) {
    if (!(thrown instanceof RpcError)) throw thrown;
    const { code, message: text, data } = thrown;
    return {
      status: 200,
      body: { jsonrpc: '2.0', id, error: { code, message: text, ...(data && { data }) } },
    };
  }
}

function createMethods({ findOrder }: A2aOptions): ReadonlyMap<string, [Method, WireFormat]> {
  const readTask = async ({ perform, params }: Call): Promise<Task> => {
    const { id } = (params ?? {}) as { id?: unknown };
    const request = typeof id === 'string' ? decodeTaskId(id) : undefined;
    if (typeof id !== 'string' || !request) throw new RpcError(TASK_NOT_FOUND, 'There is no such task.');
    const order = await findOrder(toRequestKey(id));
    return order ? readOrderTask(perform, id, order) : hire(perform, id, request, undefined);
  };
  const send: Method = async (call) => {
    const message = parseClientMessage(call.params);
    const result = message.taskId
      ? await continueTask(call, message, message.taskId)
      : await start(call, message);
    return call.format.writeResult(result);
  };
  const get: Method = async (call) => call.format.writeTask(await readTask(call));
  const cancel: Method = async (call) => {
    const task = await readTask(call);
    throw new RpcError(TASK_NOT_CANCELABLE, `A task that is ${task.state} cannot be cancelled here.`);
  };
  return new Map([
    ['SendMessage', [send, FORMAT_1]],
    ['GetTask', [get, FORMAT_1]],
    ['CancelTask', [cancel, FORMAT_1]],
    ['message/send', [send, FORMAT_0_3]],
    ['tasks/get', [get, FORMAT_0_3]],
    ['tasks/cancel', [cancel, FORMAT_0_3]],
  ]);
}

async function continueTask(
  { perform }: Call,
  { payment, isPaymentRejected }: ClientMessage,
  taskId: string,
): Promise<{ task: Task }> {
  const request = decodeTaskId(taskId);
  if (!request) throw new RpcError(TASK_NOT_FOUND, 'There is no such task.');
  if (isPaymentRejected)
    return { task: buildTask(taskId, 'canceled', 'The payment was rejected by the client.') };
  return { task: await hire(perform, taskId, request, payment) };
}

async function start(
  call: Call,
  message: ClientMessage,
): Promise<{ task: Task } | { message: AgentMessage }> {
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
