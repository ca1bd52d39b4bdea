import { methods } from './methods/index.ts';
import type { EvmNode } from './node.ts';
import {
  internalError,
  invalidParams,
  invalidRequest,
  methodNotFound,
  parseError,
  RpcError,
} from './rpc-error.ts';

type Id = string | number | null;

interface Response {
  jsonrpc: '2.0';
  id: Id;
  result?: unknown;
  error?: { code: number; message: string; data?: string };
}

const MAX_BATCH_SIZE = 1_000;

/** Handles a JSON-RPC 2.0 body, single or batch; undefined if it contained only notifications. */
export async function handleBody(node: EvmNode, body: string): Promise<Response | Response[] | undefined> {
  let request: unknown;
  try {
    request = JSON.parse(body);
  } catch {
    return toErrorResponse(null, parseError());
  }
  if (!Array.isArray(request)) return handleRequest(node, request);
  if (request.length === 0) return toErrorResponse(null, invalidRequest('empty batch'));
  if (request.length > MAX_BATCH_SIZE)
    return toErrorResponse(null, invalidRequest(`more than ${MAX_BATCH_SIZE} calls`));
  const responses = [];
  for (const call of request) {
    const response = await handleRequest(node, call);
    if (response) responses.push(response);
  }
  return responses.length > 0 ? responses : undefined;
}

async function handleRequest(node: EvmNode, request: unknown): Promise<Response | undefined> {
  const { id, method, params = [] } = (request ?? {}) as Record<string, unknown>;
  if (typeof method !== 'string') return toErrorResponse(parseId(id), invalidRequest('no method'));
  try {
    const result = await callMethod(node, method, params);
    return id === undefined ? undefined : { jsonrpc: '2.0', id: parseId(id), result };
  } catch (error) {
    return id === undefined ? undefined : toErrorResponse(parseId(id), toRpcError(error));
  }
}

function callMethod(node: EvmNode, method: string, params: unknown): unknown {
  const implementation = methods.get(method);
  if (!implementation) throw methodNotFound(method);
  if (!Array.isArray(params)) throw invalidParams('params must be a list');
  return implementation(node, params);
}

function parseId(id: unknown): Id {
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  return internalError(error instanceof Error ? error.message : String(error));
}

function toErrorResponse(id: Id, { code, message, data }: RpcError): Response {
  return { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } };
}
