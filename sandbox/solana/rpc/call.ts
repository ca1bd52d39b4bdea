import { internalError, invalidRequest, methodNotFound, parseError, RpcError } from './errors.ts';
import { Params } from './params.ts';

type Method<Context> = (context: Context, params: Params) => unknown;
export type Methods<Context> = Readonly<Record<string, Method<Context>>>;

export interface RpcResponse {
  jsonrpc: '2.0';
  id: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

interface RpcDispatcher<Context> {
  methods: Methods<Context>;
  context: Context;
  onUnexpected: (error: unknown) => void;
}

function toErrorResponse(id: unknown, { code, message, data }: RpcError): RpcResponse {
  return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } };
}

function callMethod<Context>(
  { methods, context }: RpcDispatcher<Context>,
  name: string,
  params: unknown,
): unknown {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (!method) throw methodNotFound();
  return method(context, new Params(params));
}

function handleRequest<Context>(caller: RpcDispatcher<Context>, request: unknown): RpcResponse | null {
  if (
    typeof request !== 'object' ||
    request === null ||
    !('method' in request) ||
    typeof request.method !== 'string'
  ) {
    return toErrorResponse(null, invalidRequest());
  }
  const id = 'id' in request ? request.id : null;
  const isNotification = !('id' in request);
  try {
    const result = callMethod(caller, request.method, 'params' in request ? request.params : undefined);
    return isNotification ? null : { jsonrpc: '2.0', id, result };
  } catch (error) {
    if (!(error instanceof RpcError)) caller.onUnexpected(error);
    return isNotification ? null : toErrorResponse(id, error instanceof RpcError ? error : internalError());
  }
}

function parseBody(body: string): { request: unknown } | null {
  try {
    return { request: JSON.parse(body) };
  } catch {
    return null;
  }
}

/** Handles one request or a batch. Null if no response is expected. */
export function handleBody<Context>(
  caller: RpcDispatcher<Context>,
  body: string,
): RpcResponse | RpcResponse[] | null {
  const parsed = parseBody(body);
  if (!parsed) return toErrorResponse(null, parseError());
  if (!Array.isArray(parsed.request)) return handleRequest(caller, parsed.request);
  if (parsed.request.length === 0) return toErrorResponse(null, invalidRequest());
  const answers = parsed.request
    .map((request) => handleRequest(caller, request))
    .filter((reply) => reply !== null);
  return answers.length > 0 ? answers : null;
}
