import {
  type CallToolResult,
  type InputRequiredResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
  type ServerOptions,
  type Tool,
} from '@modelcontextprotocol/server';
import { type ClientFeatures, readClientFeatures, TASKS_EXTENSION } from './client-features.ts';
import { type Progress, withProgress } from './progress.ts';
import { addTaskMethods, type CreatedTask, type TaskMethods } from './task-methods.ts';
import type { ArgumentValues } from './tool-request.ts';

export interface ToolCall {
  name: string;
  arguments: ArgumentValues;
  meta: ArgumentValues;
  client: ClientFeatures;
  /** What the user answered to the questions of the last result. */
  inputResponses: ArgumentValues | undefined;
  /** Undefined if the client did not ask for progress. */
  notify: ((progress: Progress) => Promise<void>) | undefined;
}

export type ToolAnswer = CallToolResult | InputRequiredResult | CreatedTask;

/** The server info for every client. */
export interface ToolServerOptions {
  info: { name: string; title?: string; version: string };
  options: ServerOptions;
  tools: readonly Tool[];
}

/** A protocol server for one message. It is stateless, so any process can handle any message. */
export function createToolServer(
  { info, options, tools }: ToolServerOptions,
  call: (call: ToolCall) => Promise<ToolAnswer>,
  tasks?: TaskMethods,
): Server {
  const extensions = { ...(tasks && { extensions: { [TASKS_EXTENSION]: {} } }) };
  const server = new Server(info, { ...options, capabilities: { tools: {}, ...extensions } });
  server.setRequestHandler('tools/list', () => ({ tools: [...tools] }));
  server.setRequestHandler('tools/call', ({ params }, context) => {
    const { name, arguments: given = {}, _meta: meta = {} } = params;
    const tool = tools.find((one) => one.name === name);
    if (!tool) throw unknownToolError(name);
    const notify = createNotifier(context, meta.progressToken);
    const { inputResponses } = context.mcpReq;
    const client = readClientFeatures(context);
    const run = () =>
      call({ name, arguments: given, meta, client, inputResponses, notify }) as Promise<CallToolResult>;
    return !notify || tool.annotations?.readOnlyHint ? run() : withProgress(notify, run);
  });
  if (tasks) addTaskMethods(server, tasks);
  return server;
}

function createNotifier({ mcpReq }: ServerContext, token: string | number | undefined): ToolCall['notify'] {
  if (token === undefined) return undefined;
  return (progress) =>
    mcpReq.notify({ method: 'notifications/progress', params: { progressToken: token, ...progress } });
}

function unknownToolError(name: string): ProtocolError {
  const shortName = name.length > 100 ? `${name.slice(0, 100)}…` : name;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `No such tool: ${shortName}. See tools/list.`);
}
