/** Declared in the contract and not served yet. Remove a line when its group is filled; never add one. */
export const notImplemented: readonly string[] = [
  'earn_deposit',
  'earn_markets',
  'earn_pools',
  'earn_positions',
  'earn_withdraw',
<<<<<<< HEAD
  'mcp_end',
  'mcp_listen',
  'mcp_send',
=======
  'fees_balance',
  'fees_collect',
  'fees_payout',
  'fees_payouts',
>>>>>>> c64ed4e (Serve the tools over MCP at the host of the app)
  'oauthMetadata_authorizationServer',
  'oauthMetadata_protectedResource',
  'oauth_authorize',
  'oauth_callback',
  'oauth_register',
  'oauth_token',
  'x402Mcp_send',
];
