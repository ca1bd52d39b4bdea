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

interface Caller<Context> {
  methods: Methods<Context>;
  context: Context;
  onUnexpected: (error: unknown) => void;
}

function failure(id: unknown, { code, message, data }: RpcError): RpcResponse {
  return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } };
}

function run<Context>({ methods, context }: Caller<Context>, name: string, params: unknown): unknown {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (!method) throw methodNotFound();
  return method(context, new Params(params));
}

function answer<Context>(caller: Caller<Context>, request: unknown): RpcResponse | null {
  if (
    typeof request !== 'object' ||
    request === null ||
    !('method' in request) ||
    typeof request.method !== 'string'
  ) {
    return failure(null, invalidRequest());
  }
  const id = 'id' in request ? request.id : null;
  const isNotification = !('id' in request);
  try {
    const result = run(caller, request.method, 'params' in request ? request.params : undefined);
    return isNotification ? null : { jsonrpc: '2.0', id, result };
  } catch (error) {
    if (!(error instanceof RpcError)) caller.onUnexpected(error);
    return isNotification ? null : failure(id, error instanceof RpcError ? error : internalError());
  }
}

function parse(body: string): { request: unknown } | null {
  try {
    return { request: JSON.parse(body) };
  } catch {
    return null;
  }
}

/** Answers one request or a batch. Null when nothing in it wants an answer. */
export function answerBody<Context>(
  caller: Caller<Context>,
  body: string,
): RpcResponse | RpcResponse[] | null {
  const parsed = parse(body);
  if (!parsed) return failure(null, parseError());
  if (!Array.isArray(parsed.request)) return answer(caller, parsed.request);
  if (parsed.request.length === 0) return failure(null, invalidRequest());
  const answers = parsed.request.map((request) => answer(caller, request)).filter((reply) => reply !== null);
  return answers.length > 0 ? answers : null;
}
