/** Pages of docs/ that users of the API read; those for operators and contributors stay in the repository. */
export const GUIDES: Readonly<Record<string, string>> = {
  concepts: 'Concepts',
  'credentials/README': 'Credentials',
  'credentials/identity-token': 'Identity token',
  'credentials/wallet-signature': 'Wallet signature',
  'credentials/api-key': 'API key',
  'credentials/mcp-oauth': 'MCP OAuth',
  'credentials/x402-payment': 'x402 payment',
  'credentials/order-token': 'Order token',
  'credentials/admin': 'Administrators',
  orders: 'Orders',
  bounties: 'Bounties',
  earn: 'Earn',
  payments: 'Payments',
  prices: 'Prices',
  swap: 'Swaps',
  x402: 'x402',
  wallets: 'Wallets',
  mcp: 'MCP',
  webhooks: 'Webhooks',
  errors: 'Errors',
  limits: 'Limits',
};

/** The pages named in the bar at the top; the others are reached from these. */
export const IN_BAR = Object.keys(GUIDES).filter((name) => !name.includes('/') || name.endsWith('/README'));

/** Where a page stands under `/docs`: like a folder, `credentials/README` goes by the folder's name. */
export const addressOf = (name: string) => `/${name.replace(/\/README$/, '')}`;
