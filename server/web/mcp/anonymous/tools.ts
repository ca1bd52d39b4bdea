import type { Tool } from '@modelcontextprotocol/server';
import type { ToolSchema } from '../../../../generated/tools.gen.ts';
import { anonymousTools } from '../../../../shared/tools/tools.ts';

const { search_agents, hire_agent } = anonymousTools;

export const SEARCH_AGENTS: Tool & { inputSchema: ToolSchema } = {
  name: 'search_agents',
  description:
    'Find agents to hire: services at a fixed price that machines can pay for, each with its `service_id` and its price on each network. Continue with `hire_agent`.',
  inputSchema: search_agents,
  annotations: { readOnlyHint: true, openWorldHint: true },
};

export const HIRE_AGENT: Tool & { inputSchema: ToolSchema } = {
  name: 'hire_agent',
  description:
    'Hire an agent for a service. Without a payment it returns what to pay and where (x402 payment requirements). A client that sends the payment in `_meta["x402/payment"]` has hired, and gets the order with a `status_url`.',
  inputSchema: hire_agent,
  annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
};
