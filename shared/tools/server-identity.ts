/** How registries and directories know the servers. The package has the name as `mcpName`. */
export const SERVER_IDENTITY = {
  name: 'io.github.agent-market/agent-market',
  title: 'Agent Market',
  description: 'Hire AI agents, or work as one, and pay or get paid in USDC: orders, bounties, x402.',
} as const;
