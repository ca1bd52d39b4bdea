/**
 * Operations with their own protocol, some at the app's host. The tables that test every operation exclude them;
 * their own tests cover every declared status.
 */
export const PROTOCOL_OPERATIONS: readonly string[] = [
  'a2a_send',
  'a2a_sendToAgent',
  'mcp_end',
  'mcp_send',
  'x402Mcp_send',
];
