import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerOptions,
  type Tool,
} from '@modelcontextprotocol/server';
import { type Progress, withProgress } from './progress.ts';
import type { ArgumentValues } from './tool-request.ts';

export interface ToolCall {
  name: string;
  arguments: ArgumentValues;
  meta: ArgumentValues;
}

/** The server info for every client. */
export interface ToolServerOptions {
  info: { name: string; title?: string; version: string };
  options: ServerOptions;
  tools: readonly Tool[];
}

/** A protocol server for one message. It is stateless, so any process can handle any message. */
export function createToolServer(
  { info, options, tools }: ToolServerOptions,
  call: (call: ToolCall) => Promise<CallToolResult>,
): Server {
  const server = new Server(info, { ...options, capabilities: { tools: {} } });
  server.setRequestHandler('tools/list', () => ({ tools: [...tools] }));
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) => {
    const { name, arguments: given = {}, _meta: meta = {} } = params;
    const tool = tools.find((one) => one.name === name);
    if (!tool) throw unknownToolError(name);
    const run = () => call({ name, arguments: given, meta });
    const token = meta.progressToken;
    if (token === undefined || tool.annotations?.readOnlyHint) return run();
    const tell = (progress: Progress) =>
      mcpReq.notify({
        method: 'notifications/progress',
        params: { progressToken: token, ...progress },
      });
    return withProgress(tell, run);
  });
  return server;
}

function unknownToolError(name: string): ProtocolError {
  const shortName = name.length > 100 ? `${name.slice(0, 100)}…` : name;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `No such tool: ${shortName}. See tools/list.`);
}
