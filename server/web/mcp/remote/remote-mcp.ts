import type { ToolDefinition } from '../../../../generated/tools.gen.ts';
import { HireTasks } from '../../../../shared/tools/hires/hire-tasks.ts';
import { HIRE_TOOL } from '../../../../shared/tools/hires/hire-tool.ts';
import { INSTRUCTIONS } from '../../../../shared/tools/instructions.ts';
import { listedTools } from '../../../../shared/tools/listed-tool.ts';
import { PROTOCOL_VERSIONS } from '../../../../shared/tools/protocol-versions.ts';
import { createToolServer } from '../../../../shared/tools/tool-server.ts';
import { service, tools } from '../../../../shared/tools/tools.ts';
import type { Reply } from '../../../contract/reply.ts';
import type { Caller } from '../../../identity/caller.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { ProtocolHandler } from '../../http/operation-handler.ts';
import { readAcceptedFormats } from '../accepted-formats.ts';
import { JsonRpcError, readMessage } from '../json-rpc.ts';
import { McpProtocol } from '../protocol.ts';
import { toReply, toWebRequest } from '../web-request.ts';
import { APPROVE_TOOL, runApproveTool } from './approve-tool.ts';
import { withChallenge } from './challenge.ts';
import { buildFastPathReply, parseFastPathCall } from './fast-path-call.ts';
import { runRemoteHireTool } from './hire-tool.ts';
import { bindPerform } from './perform-as.ts';
import { runTool } from './run-tool.ts';
import type { RemoteTools, Session } from './session.ts';
import { buildStepUpReply } from './step-up.ts';

const toolByName = new Map(tools.map((tool) => [tool.name, tool]));
const ONE_HOUR_MS = 3600_000;

/** Tools that ask the user of a client that supports it, or return a task. */
const ASKING_TOOLS = new Map([
  [HIRE_TOOL, runRemoteHireTool],
  [APPROVE_TOOL, runApproveTool],
]);

/** All tools, for agents with API keys and for signed-in users: the operations of `/mcp`. */
export function createRemoteMcp(options: RemoteTools) {
  const { operations, appUrl, baseUrl } = options;
  const listed = {
    info: service,
    options: {
      instructions: INSTRUCTIONS,
      supportedProtocolVersions: [...PROTOCOL_VERSIONS],
      cacheHints: { 'tools/list': { ttlMs: ONE_HOUR_MS, cacheScope: 'public' as const } },
    },
    tools: listedTools,
  };
  const protocol = new McpProtocol<Session>((session) =>
    createToolServer(
      listed,
      (call) => {
        const tool = toolByName.get(call.name);
        if (!tool) throw new Error(`The list has the unknown tool ${call.name}`);
        const runAsking = ASKING_TOOLS.get(tool.name);
        return runAsking
          ? runAsking(options, tool, call, session)
          : runTool(options, tool, call.arguments, session, call.notify);
      },
      new HireTasks(bindPerform(operations, session), baseUrl),
    ),
  );
  const operation = operations.get('mcp_send');
  const withIdentifiedCaller = (
    answer: (exchange: Exchange, caller: Caller) => Promise<Reply> | Reply,
  ): ProtocolHandler =>
    async function serve(exchange) {
      try {
        return await answer(exchange, await operations.identify(operation, exchange));
      } catch (thrown) {
        if (thrown instanceof JsonRpcError) return thrown.reply;
        return operations.toFailureReply(exchange, withChallenge(thrown, appUrl));
      }
    };
  return {
    mcp_send: withIdentifiedCaller(async (exchange, caller) => {
      const message = await readMessage(exchange);
      const { headers } = exchange;
      const session = { caller, request: exchange };
      const called = findCalledTool(message);
      const refusal = called && buildStepUpReply(message, called, caller, { headers, appUrl });
      if (refusal) return refusal;
      const usual = called && !ASKING_TOOLS.has(called.name) && parseFastPathCall(message, headers);
      if (usual) return buildFastPathReply(usual, await runTool(options, called, usual.arguments, session));
      const accepted = readAcceptedFormats(headers.accept);
      const webRequest = toWebRequest(`${appUrl}/mcp`, headers, accepted);
      return toReply(await protocol.handle(webRequest, message, session, accepted));
    }),
    // sessions have no state, so there is nothing to end
    mcp_end: withIdentifiedCaller(() => ({ status: 200 })),
  };
}

function findCalledTool(message: object): ToolDefinition | undefined {
  const { method, params } = message as { method?: unknown; params?: { name?: unknown } };
  return method === 'tools/call' ? toolByName.get(String(params?.name)) : undefined;
}
