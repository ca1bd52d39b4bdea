import { service } from '../../../../generated/tools.gen.ts';
import type { Operations } from '../../../operations/operations.ts';
import type { ProtocolDoor } from '../../http/door.ts';
import type { Exchange } from '../../http/exchange.ts';
import { JsonRpcRefusal, readMessage } from '../json-rpc.ts';
import { answerOlder } from '../protocol.ts';
import { createToolServer } from '../tool-server.ts';
import { toReply, toWebRequest } from '../web.ts';
import { runHireAgent } from './hire-agent.ts';
import { runSearchAgents } from './search-agents.ts';
import { HIRE_AGENT, SEARCH_AGENTS } from './tools.ts';

const VERSION = '2024-11-05';
const LISTED = {
  info: service,
  options: { supportedProtocolVersions: [VERSION] },
  tools: [SEARCH_AGENTS, HIRE_AGENT],
};
/** Whatever a client says that it takes, and in whatever version: it gets JSON in the one that is spoken here. */
const ACCEPT = { accept: 'application/json, text/event-stream' };

/** Two tools for whoever has no account: the operation of `/api/x402/mcp`. */
export function anonymousMcp(operations: Operations, baseUrl: string): Record<'x402Mcp_send', ProtocolDoor> {
  const serverFor = ({ address, requestId, signal, log }: Exchange) => {
    const asked = { operations, address, requestId, signal, log };
    return createToolServer(LISTED, (call) =>
      call.name === HIRE_AGENT.name ? runHireAgent(asked, call) : runSearchAgents(asked, call),
    );
  };
  const request = () => toWebRequest(`${baseUrl}/api/x402/mcp`, ACCEPT);
  return {
    async x402Mcp_send(exchange) {
      try {
        const message = introduced(await readMessage(exchange));
        return await toReply(await answerOlder(serverFor(exchange), request(), message, true));
      } catch (thrown) {
        if (thrown instanceof JsonRpcRefusal) return thrown.reply;
        return operations.refuse(exchange, thrown);
      }
    },
  };
}

/** Nothing here depends on who calls, so those who do not introduce themselves are served, too. */
function introduced(message: object): object {
  const { method, params } = message as { method?: unknown; params?: object };
  if (method !== 'initialize') return message;
  const nobody = {
    protocolVersion: VERSION,
    capabilities: {},
    clientInfo: { name: 'unknown', version: '0' },
  };
  return { ...message, params: { ...nobody, ...params } };
}
