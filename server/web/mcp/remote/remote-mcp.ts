import type { ToolDefinition } from '../../../../generated/tools.gen.ts';
import { INSTRUCTIONS } from '../../../../shared/tools/instructions.ts';
import { listedTools } from '../../../../shared/tools/listed-tool.ts';
import { PROTOCOL_VERSIONS } from '../../../../shared/tools/protocol-versions.ts';
import { createToolServer } from '../../../../shared/tools/tool-server.ts';
import { service, tools } from '../../../../shared/tools/tools.ts';
import type { Reply } from '../../../contract/reply.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Caller } from '../../../identity/caller.ts';
import type { Operations } from '../../../operations/operations.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { ProtocolHandler } from '../../http/operation-handler.ts';
import { readAcceptedFormats } from '../accepted-formats.ts';
import { JsonRpcError, readMessage } from '../json-rpc.ts';
import { McpProtocol } from '../protocol.ts';
import { toReply, toWebRequest } from '../web-request.ts';
import { withChallenge } from './challenge.ts';
import { buildFastPathReply, parseFastPathCall } from './fast-path-call.ts';
import { runTool, type Session } from './run-tool.ts';
import { buildStepUpReply } from './step-up.ts';

export interface RemoteMcpOptions {
  operations: Operations;
  appUrl: string;
  em(): EntityManager;
}

const toolByName = new Map(tools.map((tool) => [tool.name, tool]));
const ONE_HOUR_MS = 3600_000;

/** All tools, for agents with API keys and for signed-in users: the operations of `/mcp`. */
export function createRemoteMcp(options: RemoteMcpOptions) {
  const { operations, appUrl } = options;
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
    createToolServer(listed, ({ name, arguments: given }) => {
      const tool = toolByName.get(name);
      if (!tool) throw new Error(`The list has the unknown tool ${name}`);
      return runTool(options, tool, given, session);
    }),
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
      const usual = parseFastPathCall(message, headers);
      if (usual && called)
        return buildFastPathReply(usual, await runTool(options, called, usual.arguments, session));
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
