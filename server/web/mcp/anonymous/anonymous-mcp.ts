import { HireTasks } from '../../../../shared/tools/hires/hire-tasks.ts';
import {
  ANONYMOUS_PROTOCOL_VERSION,
  CURRENT_PROTOCOL_VERSION,
} from '../../../../shared/tools/protocol-versions.ts';
import { createToolServer } from '../../../../shared/tools/tool-server.ts';
import { service } from '../../../../shared/tools/tools.ts';
import type { InputHeaders } from '../../../operations/input.ts';
import type { Operations } from '../../../operations/operations.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { ProtocolHandler } from '../../http/operation-handler.ts';
import { JsonRpcError, readMessage } from '../json-rpc.ts';
import { McpProtocol } from '../protocol.ts';
import { toReply, toWebRequest } from '../web-request.ts';
import { runHireAgent } from './hire-agent.ts';
import { bindPerform } from './perform-operation.ts';
import { runSearchAgents } from './search-agents.ts';
import { HIRE_AGENT, SEARCH_AGENTS } from './tools.ts';

const SERVER_OPTIONS = {
  info: service,
  options: { supportedProtocolVersions: [CURRENT_PROTOCOL_VERSION, ANONYMOUS_PROTOCOL_VERSION] },
  tools: [SEARCH_AGENTS, HIRE_AGENT],
};
/** Whatever a client accepts, it gets JSON. */
const JSON_ONLY = { json: true, stream: false };

/** Two tools for callers without an account: the operation of `/api/x402/mcp`. */
export function createAnonymousMcp(
  operations: Operations,
  baseUrl: string,
): Record<'x402Mcp_send', ProtocolHandler> {
  const protocol = new McpProtocol<Exchange>(({ address, requestId, signal, log }) => {
    const asked = { operations, address, requestId, signal, log };
    const tasks = new HireTasks(bindPerform(asked), baseUrl);
    return createToolServer(
      SERVER_OPTIONS,
      (call) =>
        call.name === HIRE_AGENT.name ? runHireAgent(asked, call, tasks) : runSearchAgents(asked, call),
      tasks,
    );
  });
  return {
    async x402Mcp_send(exchange) {
      try {
        const message = withClientInfo(await readMessage(exchange));
        const headers = toProtocolHeaders(exchange.headers);
        const request = toWebRequest(`${baseUrl}/api/x402/mcp`, headers, JSON_ONLY);
        return await toReply(await protocol.handle(request, message, exchange, JSON_ONLY));
      } catch (thrown) {
        if (thrown instanceof JsonRpcError) return thrown.reply;
        return operations.toFailureReply(exchange, thrown);
      }
    },
  };
}

/** A client that negotiated another version elsewhere gets the supported one. */
function toProtocolHeaders(headers: InputHeaders): InputHeaders {
  return headers['mcp-protocol-version'] === CURRENT_PROTOCOL_VERSION ? headers : {};
}

/** Stateless, so clients that skip `initialize` are served too. */
function withClientInfo(message: object): object {
  const { method, params } = message as { method?: unknown; params?: object };
  if (method !== 'initialize') return message;
  const nobody = {
    protocolVersion: ANONYMOUS_PROTOCOL_VERSION,
    capabilities: {},
    clientInfo: { name: 'unknown', version: '0' },
  };
  return { ...message, params: { ...nobody, ...params } };
}
