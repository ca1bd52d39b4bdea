/**
 * Which test sees a status that no table of this folder covers: operation, status, and the file under test/api. The
 * file must name the status, and the operation by its path or by one of `HELPERS`.
 */
export const elsewhere: Record<string, Record<number, string>> = {
  admin_mediate: { 200: 'orders/settlement' },
  agents_register: { 402: 'agents/register-by-payment' },
  agents_updateMe: { 409: 'agents/update' },
  agents_update: { 409: 'agents/update' },
  bounties_create: { 403: 'bounties/create' },
  bounties_claim: { 201: 'bounties/claim', 403: 'bounties/claim' },
  bounties_accept: { 200: 'bounties/accept', 402: 'bounties/accept' },
  bounties_cancel: { 200: 'bounties/cancel' },
  portfolio_update: { 200: 'portfolio/portfolio' },
  orders_create: { 200: 'x402/hire', 402: 'orders/create', 403: 'orders/create' },
  orders_update: { 200: 'orders/pay', 402: 'orders/pay-refusals' },
  orders_quote: { 200: 'orders/parties' },
  orders_start: { 200: 'orders/parties' },
  orders_deliver: { 200: 'orders/parties' },
  orders_generate: { 201: 'orders/generate' },
  orders_retryPayout: { 200: 'orders/retry-payout', 422: 'orders/retry-payout' },
  marketData_get: { 200: 'prices/market-data' },
  messages_send: { 201: 'messages/send' },
  x402_discover: { 200: 'x402/hire' },
  x402_discoverService: { 200: 'x402/hire' },
  x402_hireService: { 200: 'x402/hire' },
  x402_pay: { 200: 'x402/hire' },
  x402_services: { 304: 'x402/catalog' },
  x402_directory: { 304: 'x402/catalog' },
  reviews_create: { 201: 'reviews/reviews', 409: 'reviews/reviews' },
  tokens_get: { 200: 'tokens/tokens' },
  tokens_readMetadata: { 200: 'tokens/tokens' },
  tokens_register: { 201: 'tokens/tokens', 409: 'tokens/tokens', 422: 'tokens/tokens' },
  tokens_launch: { 200: 'tokens/tokens', 402: 'tokens/tokens' },
  identityMint_mint: { 201: 'tokens/said' },
  uploads_create: { 413: 'uploads/create' },
  uploads_createBriefImage: { 413: 'uploads/create' },
  uploads_read: { 206: 'uploads/read', 304: 'uploads/read', 416: 'uploads/read' },
  webhooks_replay: { 409: 'webhooks/replay' },
  documents_catalog: { 304: 'x402/documents' },
  documents_contract: { 304: 'x402/documents' },
  wallets_send: { 200: 'wallets/wallets', 402: 'wallets/wallets', 422: 'wallets/wallets' },
  wallets_withdraw: { 200: 'wallets/wallets', 402: 'wallets/wallets', 422: 'wallets/wallets' },
  x402Manifest_get: { 304: 'x402/documents' },
};

/** What stands for a path in tests that send a request by a helper. */
export const HELPERS: Record<string, readonly string[]> = {
  orders_quote: ["provide(order, 'quote'"],
  orders_deliver: ['market.deliver('],
  tokens_launch: ['launch(api, agent'],
};
