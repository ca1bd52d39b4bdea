import { type Route, routes } from '../../../generated/routes.gen.ts';
import type { ToolSlot } from '../../../generated/tools.gen.ts';
import { callDirectly, type DirectRequest } from '../../../server/operations/direct-call.ts';
import { tools } from '../../../shared/tools/tools.ts';
import type { Api } from './api.ts';

/** The client address of test requests, whatever the protocol. */
const CLIENT_ADDRESS = '127.0.0.1';

export type OperationRequest = Omit<DirectRequest, 'address'>;

/** A response as a client reads it. */
export interface OperationResponse {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Performs an operation in process, without a connection. */
export async function callInProcess(
  api: Api,
  operationId: string,
  request: OperationRequest = {},
): Promise<OperationResponse> {
  const {
    status,
    headers = {},
    body,
  } = await callDirectly(api.operations, operationId, {
    address: CLIENT_ADDRESS,
    ...request,
  });
  const sent = Object.entries(headers).filter(([, value]) => value !== undefined);
  return {
    status,
    headers: Object.fromEntries(sent.map(([name, value]) => [name.toLowerCase(), String(value)])),
    body: JSON.parse(JSON.stringify(body)),
  };
}

/** The same request as a client of the REST API sends it. */
export async function callOverHttp(
  api: Api,
  operationId: string,
  request: OperationRequest = {},
): Promise<OperationResponse> {
  const { path = {}, query = {}, header = {}, body, bearer } = request;
  const { method, path: template } = routes.find((one) => one.operationId === operationId) as Route;
  const { status, headers, ...answer } = await api.call(
    method.toUpperCase(),
    template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name]))),
    {
      query: query as Record<string, string>,
      headers: header as Record<string, string>,
      ...(body !== undefined && { body }),
      ...(bearer !== undefined && { bearer }),
    },
  );
  return { status, headers: Object.fromEntries(headers), body: answer.body };
}

/** Maps a tool's arguments to its operation, by the contract. */
export function toOperationRequest(name: string, args: Record<string, unknown>) {
  const {
    operationId,
    arguments: slots,
    fixed,
  } = tools.find((tool) => tool.name === name) ?? throwUnknownTool(name);
  const parts: Record<ToolSlot['in'], Record<string, unknown>> = {
    path: {},
    query: {},
    header: {},
    body: {},
  };
  for (const { in: place, name, value } of fixed) parts[place][name] = value;
  for (const [argument, value] of Object.entries(args)) {
    const slot = slots[argument];
    if (slot) parts[slot.in][slot.name] = value;
  }
  return { operationId, request: parts };
}

function throwUnknownTool(name: string): never {
  throw new Error(`No such tool: ${name}`);
}
