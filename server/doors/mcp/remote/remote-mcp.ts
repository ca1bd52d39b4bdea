import { service, type ToolDefinition, tools } from '../../../../generated/tools.gen.ts';
import type { Reply } from '../../../contract/reply.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Caller } from '../../../identity/caller.ts';
import type { Operations } from '../../../operations/operations.ts';
import type { ProtocolDoor } from '../../http/door.ts';
import type { Exchange } from '../../http/exchange.ts';
import { JsonRpcRefusal, readMessage } from '../json-rpc.ts';
import { Protocol } from '../protocol.ts';
import { createToolServer } from '../tool-server.ts';
import { toListedTool } from '../tools/listed-tool.ts';
import { toReply, toWebRequest } from '../web.ts';
import { withChallenge } from './challenge.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { runTool, type Session } from './run-tool.ts';
import { stepUpReply } from './step-up.ts';
import { findUsualCall, usualReply } from './usual-call.ts';

export interface RemoteMcpOptions {
  operations: Operations;
  appUrl: string;
  em(): EntityManager;
}

const byName = new Map(tools.map((tool) => [tool.name, tool]));
const ONE_HOUR_MS = 3600_000;

/** All tools, for agents with their keys and people who signed in: the operations of `/mcp`. */
export function remoteMcp(options: RemoteMcpOptions) {
  const { operations, appUrl } = options;
  const listed = {
    info: service,
    options: {
      instructions: INSTRUCTIONS,
      cacheHints: { 'tools/list': { ttlMs: ONE_HOUR_MS, cacheScope: 'public' as const } },
    },
    tools: tools.map(toListedTool),
  };
  const protocol = new Protocol<Session>((session) =>
    createToolServer(listed, ({ name, arguments: given }) => {
      const tool = byName.get(name);
      if (!tool) throw new Error(`The list has a tool ${name} that nobody knows`);
      return runTool(options, tool, given, session);
    }),
  );
  const operation = operations.find('mcp_send');
  const identified = (answer: (exchange: Exchange, caller: Caller) => Promise<Reply> | Reply): ProtocolDoor =>
    async function serve(exchange) {
      try {
        return await answer(exchange, await operations.identify(operation, exchange));
      } catch (thrown) {
        if (thrown instanceof JsonRpcRefusal) return thrown.reply;
        return operations.refuse(exchange, withChallenge(thrown, appUrl));
      }
    };
  return {
    mcp_send: identified(async (exchange, caller) => {
      const message = await readMessage(exchange);
      const { headers } = exchange;
      const session = { caller, request: exchange };
      const called = calledTool(message);
      const refusal = called && stepUpReply(message, called, caller, { headers, appUrl });
      if (refusal) return refusal;
      const usual = findUsualCall(message, headers);
      if (usual && called) return usualReply(usual, await runTool(options, called, usual.given, session));
      return toReply(await protocol.answer(toWebRequest(`${appUrl}/mcp`, headers), message, session));
    }),
    // sessions hold nothing, so there is nothing to end
    mcp_end: identified(() => ({ status: 200 })),
  };
}

function calledTool(message: object): ToolDefinition | undefined {
  const { method, params } = message as { method?: unknown; params?: { name?: unknown } };
  return method === 'tools/call' ? byName.get(String(params?.name)) : undefined;
}
