import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  SERVER_INFO_META_KEY,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server';
import { service } from '../../../../generated/tools.gen.ts';
import { JsonText } from '../../../contract/json-text.ts';
import type { Reply } from '../../../contract/reply.ts';
import type { InputHeaders } from '../../../operations/input.ts';
import type { Given } from '../tools/tool-request.ts';

/** A call of a tool in the form in which nearly all come, with nothing to say before its result. */
export interface UsualCall {
  id: string | number;
  name: string;
  given: Given;
  isCurrent: boolean;
}

const METHOD = 'tools/call';
const CURRENT = '2026-07-28';
const OLDER = new Set<unknown>([undefined, ...SUPPORTED_PROTOCOL_VERSIONS]);
const FIELDS = new Set(['name', 'arguments', '_meta']);

/**
 * undefined of whatever differs in anything from what the versions ask for: the library knows what to say to it. What it
 * costs the library to take one message in and give an answer out is a third of what most tools cost.
 */
export function findUsualCall(message: object, headers: InputHeaders): UsualCall | undefined {
  const { jsonrpc, id, method, params, ...more } = message as Record<string, unknown>;
  const isRequest = jsonrpc === '2.0' && method === METHOD && isId(id) && isEmpty(more);
  if (!isRequest || !isObject(params)) return undefined;
  const { name, arguments: given = {}, _meta: meta = {} } = params;
  if (typeof name !== 'string' || !isObject(given) || !isObject(meta)) return undefined;
  if (meta.progressToken !== undefined || !Object.keys(params).every((field) => FIELDS.has(field))) {
    return undefined;
  }
  const isCurrent = isOfCurrent(meta, name, headers);
  return isCurrent || isOfOlder(meta, headers) ? { id, name, given, isCurrent } : undefined;
}

function isOfCurrent(meta: Given, name: string, headers: InputHeaders): boolean {
  return (
    meta[PROTOCOL_VERSION_META_KEY] === CURRENT &&
    isObject(meta[CLIENT_CAPABILITIES_META_KEY]) &&
    headers['mcp-protocol-version'] === CURRENT &&
    headers['mcp-method'] === METHOD &&
    headers['mcp-name'] === name
  );
}

function isOfOlder(meta: Given, { accept, ...headers }: InputHeaders): boolean {
  const takesBoth = typeof accept === 'string' && accept.includes('json') && accept.includes('event-stream');
  return takesBoth && isEmpty(meta) && OLDER.has(headers['mcp-protocol-version']);
}

const isId = (id: unknown): id is string | number => typeof id === 'string' || Number.isSafeInteger(id);
const isEmpty = (value: object) => Object.keys(value).length === 0;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const OF_CURRENT = `,"resultType":"complete","_meta":${JSON.stringify({ [SERVER_INFO_META_KEY]: service })}`;
const HEADERS = { 'Content-Type': 'application/json' };

/** The text of a result is the JSON of what it holds, so that is not written again. */
export function usualReply({ id, isCurrent }: UsualCall, { content, isError }: CallToolResult): Reply {
  const [item] = content;
  const text = item?.type === 'text' ? item.text : '';
  const held = isError ? '"isError":true' : `"structuredContent":${text}`;
  const result = `{"content":[{"type":"text","text":${JSON.stringify(text)}}],${held}${isCurrent ? OF_CURRENT : ''}}`;
  const body = new JsonText(`{"result":${result},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`);
  return { status: 200, headers: HEADERS, body };
}
