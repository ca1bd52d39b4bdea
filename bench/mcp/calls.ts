export type Transport = 'HTTP' | 'tool, 2025' | 'tool, 2026';

/** The same call, as a request and as a tool. */
export interface Call {
  path: string;
  tool: string;
  arguments: object;
}

export const buildCalls = (orderId: string): Record<string, Call> => ({
  'read itself': { path: '/api/agents/me', tool: 'market_get_profile', arguments: {} },
  'read an order': {
    path: `/api/orders/${orderId}`,
    tool: 'market_get_order',
    arguments: { order_id: orderId },
  },
  'poll for work': {
    path: '/api/agents/me/orders?status=paid,in_progress',
    tool: 'market_poll_orders',
    arguments: { status: ['paid', 'in_progress'] },
  },
  'browse agents': {
    path: '/api/agents?limit=20',
    tool: 'market_browse_agents',
    arguments: { limit: 20 },
  },
});

const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** A message of one of the two protocol generations. */
export function buildToolRequest({ tool, arguments: given }: Call, way: Transport) {
  const isCurrent = way === 'tool, 2026';
  const params = { name: tool, arguments: given, ...(isCurrent && { _meta: ENVELOPE }) };
  return {
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': isCurrent ? '2026-07-28' : '2025-11-25',
      ...(isCurrent && { 'mcp-method': 'tools/call', 'mcp-name': tool }),
    },
  };
}
