import type { Tool } from '@modelcontextprotocol/server';
import { describe, expect, it } from 'vitest';
import { readAcceptedFormats } from '../../../server/web/mcp/accepted-formats.ts';
import { McpProtocol } from '../../../server/web/mcp/protocol.ts';
import { buildFastPathReply, parseFastPathCall } from '../../../server/web/mcp/remote/fast-path-call.ts';
import { toWebRequest } from '../../../server/web/mcp/web-request.ts';
import { buildToolFailure, buildToolResult } from '../../../shared/tools/tool-result.ts';
import { createToolServer } from '../../../shared/tools/tool-server.ts';
import { service } from '../../../shared/tools/tools.ts';

const TOOL: Tool = { name: 'market_try', inputSchema: { type: 'object' } };
const ANSWER = buildToolResult({ success: true, data: { text: 'a "quoted" \u2028 line', none: null } });
const FAILURE = buildToolFailure({ arguments: {} }, { success: false, error: 'No', code: 'not_found' });

const ACCEPT = 'application/json, text/event-stream';
const call = (params: object, more: object = {}) => ({
  jsonrpc: '2.0',
  id: 7,
  method: 'tools/call',
  params: { name: TOOL.name, arguments: { q: 1 }, ...params },
  ...more,
});
const older = { accept: ACCEPT, 'mcp-protocol-version': '2025-06-18' };
const current = {
  accept: ACCEPT,
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': 'tools/call',
  'mcp-name': TOOL.name,
};
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

describe.each([
  ['an older version', call({}), older],
  ['an older version that is not named', call({}, { id: 'a"b' }), { accept: ACCEPT }],
  ['a client that accepts anything', call({}), { accept: '*/*' }],
  ['a client that accepts JSON alone', call({}), { accept: 'application/json' }],
  ['a client that does not say what it accepts', call({}), { accept: '' }],
  ['the current version', call({ _meta: ENVELOPE }), current],
])('a usual call of %s', (_what, message, headers) => {
  it.each([
    ['a result', ANSWER],
    ['a failure', FAILURE],
  ])('is answered with %s as the library answers it', async (_kind, result) => {
    const usual = parseFastPathCall(message, headers);
    expect(usual).toMatchObject({ name: TOOL.name, arguments: { q: 1 } });
    const { status, body } = buildFastPathReply(usual as NonNullable<typeof usual>, result);
    const library = new McpProtocol<object>(() =>
      createToolServer({ info: service, options: {}, tools: [TOOL] }, async () => result),
    );
    const accepted = readAcceptedFormats(headers.accept);
    const request = toWebRequest('http://localhost/mcp', headers, accepted);
    const response = await library.handle(request, message, {}, accepted);
    expect(status).toBe(response.status);
    expect(JSON.parse(JSON.stringify(body))).toEqual(await response.json());
  });
});

describe('everything else is left to the library', () => {
  it.each([
    ['another method', call({}, { method: 'tools/list' }), older],
    ['a notification', call({}, { id: undefined }), older],
    ['an id that is none', call({}, { id: null }), older],
    ['more than a request has', call({}, { result: {} }), older],
    ['another version of JSON-RPC', call({}, { jsonrpc: '1.0' }), older],
    ['arguments that are a list', call({ arguments: [] }), older],
    ['no name', call({ name: undefined }), older],
    ['a wish for progress', call({ _meta: { progressToken: 1 } }), older],
    ['a task', call({ task: {} }), older],
    ['a client that takes no JSON', call({}), { accept: 'text/event-stream' }],
    ['a version that nobody knows', call({}), { ...older, 'mcp-protocol-version': '1999-01-01' }],
    ['a draft that was never published', call({}), { ...older, 'mcp-protocol-version': '2024-10-07' }],
    ['the current version without its envelope', call({}), current],
    ['an envelope without its headers', call({ _meta: ENVELOPE }), older],
    ['headers of another tool', call({ _meta: ENVELOPE }), { ...current, 'mcp-name': 'market_other' }],
  ])('%s', (_what, message, headers) => {
    expect(parseFastPathCall(message, headers)).toBeUndefined();
  });
});
