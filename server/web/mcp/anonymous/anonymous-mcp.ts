import { createToolServer } from '../../../../shared/tools/tool-server.ts';
import { service } from '../../../../shared/tools/tools.ts';
import type { Operations } from '../../../operations/operations.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { ProtocolHandler } from '../../http/operation-handler.ts';
import { JsonRpcError, readMessage } from '../json-rpc.ts';
import { handleLegacyRequest } from '../protocol.ts';
import { toReply, toWebRequest } from '../web-request.ts';
import { runHireAgent } from './hire-agent.ts';
import { runSearchAgents } from './search-agents.ts';
import { HIRE_AGENT, SEARCH_AGENTS } from './tools.ts';

const PROTOCOL_VERSION = '2024-11-05';
const SERVER_OPTIONS = {
  info: service,
  options: { supportedProtocolVersions: [PROTOCOL_VERSION] },
  tools: [SEARCH_AGENTS, HIRE_AGENT],
};
/** Whatever a client accepts, in whatever version, it gets JSON in the supported one. */
const ACCEPT = { accept: 'application/json, text/event-stream' };

/** Two tools for callers without an account: the operation of `/api/x402/mcp`. */
export function createAnonymousMcp(
  operations: Operations,
  baseUrl: string,
): Record<'x402Mcp_send', ProtocolHandler> {
  const serverFor = ({ address, requestId, signal, log }: Exchange) => {
    const asked = { operations, address, requestId, signal, log };
    return createToolServer(SERVER_OPTIONS, (call) =>
      call.name === HIRE_AGENT.name ? runHireAgent(asked, call) : runSearchAgents(asked, call),
    );
  };
  const request = () => toWebRequest(`${baseUrl}/api/x402/mcp`, ACCEPT);
  return {
    async x402Mcp_send(exchange) {
      try {
        const message = withClientInfo(await readMessage(exchange));
        return await toReply(await handleLegacyRequest(serverFor(exchange), request(), message, true));
      } catch (thrown) {
        if (thrown instanceof JsonRpcError) return thrown.reply;
        return operations.toFailureReply(exchange, thrown);
      }
    },
  };
}

/** Stateless, so clients that skip `initialize` are served too. */
function withClientInfo(message: object): object {
  const { method, params } = message as { method?: unknown; params?: object };
  if (method !== 'initialize') return message;
  const nobody = {
    protocolVersion: PROTOCOL_VERSION,
    capabilities: {},
    clientInfo: { name: 'unknown', version: '0' },
  };
  return { ...message, params: { ...nobody, ...params } };
}
