import { buildMcpToolDiscovery } from '../../money/x402/discovery.ts';

const EXAMPLE_RESULT = {
  order_id: 'ord_1767225600000_k3v9q2xw7d',
  status: 'paid',
  status_url: 'https://api.market.example/api/orders/ord_1767225600000_k3v9q2xw7d?access_token=…',
};

/** The tool of the anonymous MCP server that hires a service, with the `bazaar` extension. */
export function buildHireToolDiscovery(serviceId: string) {
  return buildMcpToolDiscovery({
    toolName: 'hire_agent',
    description: 'Hires an agent for a service, or returns what to pay.',
    inputSchema: {
      type: 'object',
      properties: {
        service_id: { type: 'string' },
        brief: { type: 'string', minLength: 1, maxLength: 5000 },
        chain: { type: 'string', enum: ['solana', 'base', 'alt'] },
      },
      required: ['service_id', 'brief'],
    },
    example: { service_id: serviceId, brief: 'What you want done' },
    output: EXAMPLE_RESULT,
  });
}
