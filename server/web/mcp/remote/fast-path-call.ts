import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  SERVER_INFO_META_KEY,
} from '@modelcontextprotocol/server';
import {
  CURRENT_PROTOCOL_VERSION,
  LEGACY_PROTOCOL_VERSIONS,
} from '../../../../shared/tools/protocol-versions.ts';
import type { ArgumentValues } from '../../../../shared/tools/tool-request.ts';
import { service } from '../../../../shared/tools/tools.ts';
import type { Reply } from '../../../contract/reply.ts';
import type { InputHeaders } from '../../../operations/input.ts';
import { readAcceptedFormats } from '../accepted-formats.ts';

/** A tool call in its most common form, with nothing to send before its result. */
export interface FastPathToolCall {
  id: string | number;
  name: string;
  arguments: ArgumentValues;
  isCurrentVersion: boolean;
}

const CALL_METHOD = 'tools/call';
const LEGACY_VERSIONS = new Set<unknown>([undefined, ...LEGACY_PROTOCOL_VERSIONS]);
const CALL_FIELDS = new Set(['name', 'arguments', '_meta']);

/**
 * Undefined for a message that differs in any way from the common form: then the library handles it.
 *
 * `npm run bench:mcp` allows a tool 1.5 times the CPU of its request over HTTP. Through the library's transport,
 * reading an order takes 1.59 times (versions before 2026) and 1.85 times (2026), browsing agents 1.62 and 1.57;
 * through this file 1.15 and 1.11, 1.18 and 1.13. `fast-path-call.test.ts` compares the two and fails if the library
 * responds differently.
 */
export function parseFastPathCall(message: object, headers: InputHeaders): FastPathToolCall | undefined {
  const { jsonrpc, id, method, params, ...more } = message as Record<string, unknown>;
  const isRequest = jsonrpc === '2.0' && method === CALL_METHOD && isId(id) && isEmpty(more);
  if (!isRequest || !isObject(params)) return undefined;
  const { name, arguments: given = {}, _meta: meta = {} } = params;
  if (typeof name !== 'string' || !isObject(given) || !isObject(meta)) return undefined;
  if (meta.progressToken !== undefined || !Object.keys(params).every((field) => CALL_FIELDS.has(field))) {
    return undefined;
  }
  const isCurrent = isCurrentRequest(meta, name, headers);
  return isCurrent || isLegacyCall(meta, headers)
    ? { id, name, arguments: given, isCurrentVersion: isCurrent }
    : undefined;
}

function isCurrentRequest(meta: ArgumentValues, name: string, headers: InputHeaders): boolean {
  return (
    meta[PROTOCOL_VERSION_META_KEY] === CURRENT_PROTOCOL_VERSION &&
    isObject(meta[CLIENT_CAPABILITIES_META_KEY]) &&
    headers['mcp-protocol-version'] === CURRENT_PROTOCOL_VERSION &&
    headers['mcp-method'] === CALL_METHOD &&
    headers['mcp-name'] === name
  );
}

function isLegacyCall(meta: ArgumentValues, { accept, ...headers }: InputHeaders): boolean {
  return (
    readAcceptedFormats(accept).json && isEmpty(meta) && LEGACY_VERSIONS.has(headers['mcp-protocol-version'])
  );
}

const isId = (id: unknown): id is string | number => typeof id === 'string' || Number.isSafeInteger(id);
const isEmpty = (value: object) => Object.keys(value).length === 0;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const CURRENT_VERSION_FIELDS = { resultType: 'complete', _meta: { [SERVER_INFO_META_KEY]: service } };
const HEADERS = { 'Content-Type': 'application/json' };

export function buildFastPathReply(
  { id, isCurrentVersion }: FastPathToolCall,
  result: CallToolResult,
): Reply {
  const body = {
    result: isCurrentVersion ? { ...result, ...CURRENT_VERSION_FIELDS } : result,
    jsonrpc: '2.0',
    id,
  };
  return { status: 200, headers: HEADERS, body };
}
