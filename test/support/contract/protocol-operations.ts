/**
 * Operations that speak a protocol of their own, some at the host of the app: the tables that try on every operation
 * what follows from the contract leave them out, and their own tests see every status that they declare.
 */
export const PROTOCOL_OPERATIONS: readonly string[] = ['mcp_end', 'mcp_send', 'x402Mcp_send'];
