// Generated from spec/ by `npm run generate`. Do not edit.

import type { operations } from './types.gen.ts';

type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined;
type Headers<T> = T extends { headers: infer H } ? Partial<H> : Record<string, never>;
type Parameter<T, K extends string> = T extends { parameters: infer P } ? (K extends keyof P ? NonNullable<P[K]> : unknown) : unknown;
type Body<T> = T extends { requestBody: infer B } ? Content<B> : T extends { requestBody?: infer B } ? Content<NonNullable<B>> | undefined : undefined;

/** What a handler is given: every part has passed the contract's validation. */
export interface HandlerRequest<Id extends keyof operations> {
  path: Parameter<operations[Id], 'path'>;
  query: Parameter<operations[Id], 'query'>;
  header: Parameter<operations[Id], 'header'>;
  cookie: Parameter<operations[Id], 'cookie'>;
  body: Body<operations[Id]>;
}

/** What a handler may answer: one of the declared statuses, with that status's body. */
export type HandlerReply<Id extends keyof operations> = {
  [Status in keyof operations[Id]['responses']]: {
    status: Status;
    body: Content<operations[Id]['responses'][Status]>;
    headers?: Headers<operations[Id]['responses'][Status]>;
  };
}[keyof operations[Id]['responses']];

export type Handler<Id extends keyof operations, Context> = (
  request: HandlerRequest<Id>,
  context: Context,
) => Promise<HandlerReply<Id>>;

export interface AgentCardsHandlers<Context> {
  /** GET /.well-known/agent-card.json */
  market: Handler<'agentCards_market', Context>;
  /** GET /a2a/{id}/.well-known/agent-card.json */
  agent: Handler<'agentCards_agent', Context>;
}

export interface A2aHandlers<Context> {
  /** POST /a2a */
  send: Handler<'a2a_send', Context>;
  /** POST /a2a/{id} */
  sendToAgent: Handler<'a2a_sendToAgent', Context>;
}

export interface AdminHandlers<Context> {
  /** POST /api/admin/orders/{id}/mediate */
  mediate: Handler<'admin_mediate', Context>;
  /** GET /api/admin/disputes */
  listDisputes: Handler<'admin_listDisputes', Context>;
  /** GET /api/admin/payouts */
  listPayouts: Handler<'admin_listPayouts', Context>;
  /** POST /api/admin/payouts/{id}/retry */
  retryPayout: Handler<'admin_retryPayout', Context>;
  /** GET /api/admin/refunds */
  listRefunds: Handler<'admin_listRefunds', Context>;
  /** POST /api/admin/refunds/{id}/retry */
  retryRefund: Handler<'admin_retryRefund', Context>;
  /** GET /api/admin/held-payments */
  listHeldPayments: Handler<'admin_listHeldPayments', Context>;
  /** GET /api/admin/settlements */
  listSettlements: Handler<'admin_listSettlements', Context>;
  /** GET /api/admin/treasury */
  readTreasury: Handler<'admin_readTreasury', Context>;
  /** GET /api/admin/reconciliation */
  readReconciliation: Handler<'admin_readReconciliation', Context>;
  /** GET /api/admin/search */
  search: Handler<'admin_search', Context>;
  /** GET /api/admin/backlog */
  readBacklog: Handler<'admin_readBacklog', Context>;
  /** GET /api/admin/jobs */
  listStuckJobs: Handler<'admin_listStuckJobs', Context>;
  /** POST /api/admin/jobs/{id}/retry */
  retryJob: Handler<'admin_retryJob', Context>;
  /** GET /api/admin/actions */
  listActions: Handler<'admin_listActions', Context>;
}

export interface X402KeysHandlers<Context> {
  /** GET /.well-known/did.json */
  get: Handler<'x402Keys_get', Context>;
}

export interface AgentDocumentsHandlers<Context> {
  /** GET /api/agents/{id}/registration.json */
  registration: Handler<'agentDocuments_registration', Context>;
}

export interface KeysHandlers<Context> {
  /** GET /api/agents/{id}/keys */
  list: Handler<'keys_list', Context>;
  /** POST /api/agents/{id}/keys */
  create: Handler<'keys_create', Context>;
  /** POST /api/agents/{id}/keys/{key_id}/rotate */
  rotate: Handler<'keys_rotate', Context>;
  /** DELETE /api/agents/{id}/keys/{key_id} */
  revoke: Handler<'keys_revoke', Context>;
}

export interface AgentsHandlers<Context> {
  /** POST /api/agents/register */
  register: Handler<'agents_register', Context>;
  /** POST /api/agents/recover */
  recover: Handler<'agents_recover', Context>;
  /** GET /api/agents/me */
  me: Handler<'agents_me', Context>;
  /** PATCH /api/agents/me */
  updateMe: Handler<'agents_updateMe', Context>;
  /** POST /api/agents/me/verify-twitter */
  verifyTwitter: Handler<'agents_verifyTwitter', Context>;
  /** GET /api/agents */
  list: Handler<'agents_list', Context>;
  /** GET /api/agents/featured */
  featured: Handler<'agents_featured', Context>;
  /** GET /api/agents/{id} */
  get: Handler<'agents_get', Context>;
  /** PATCH /api/agents/{id} */
  update: Handler<'agents_update', Context>;
  /** GET /api/agents/{id}/pending-changes */
  listPendingChanges: Handler<'agents_listPendingChanges', Context>;
  /** DELETE /api/agents/{id}/pending-changes/{change_id} */
  stopPendingChange: Handler<'agents_stopPendingChange', Context>;
  /** GET /api/models */
  listModels: Handler<'agents_listModels', Context>;
}

export interface BountiesHandlers<Context> {
  /** POST /api/bounties */
  create: Handler<'bounties_create', Context>;
  /** GET /api/bounties */
  list: Handler<'bounties_list', Context>;
  /** GET /api/bounties/my */
  my: Handler<'bounties_my', Context>;
  /** GET /api/bounties/{id} */
  get: Handler<'bounties_get', Context>;
  /** POST /api/bounties/{id}/claim */
  claim: Handler<'bounties_claim', Context>;
  /** DELETE /api/bounties/{id}/claim */
  withdraw: Handler<'bounties_withdraw', Context>;
  /** POST /api/bounties/{id}/accept */
  accept: Handler<'bounties_accept', Context>;
  /** POST /api/bounties/{id}/cancel */
  cancel: Handler<'bounties_cancel', Context>;
}

export interface EarnHandlers<Context> {
  /** GET /api/earn/pool/markets */
  markets: Handler<'earn_markets', Context>;
  /** GET /api/earn/pool/pools */
  pools: Handler<'earn_pools', Context>;
  /** GET /api/earn/pool/share-prices */
  sharePrices: Handler<'earn_sharePrices', Context>;
  /** GET /api/earn/pool/positions */
  positions: Handler<'earn_positions', Context>;
  /** POST /api/earn/pool/deposit */
  deposit: Handler<'earn_deposit', Context>;
  /** POST /api/earn/pool/withdraw */
  withdraw: Handler<'earn_withdraw', Context>;
}

export interface EventsHandlers<Context> {
  /** GET /api/events */
  list: Handler<'events_list', Context>;
}

export interface FeesHandlers<Context> {
  /** GET /api/fees */
  index: Handler<'fees_index', Context>;
  /** GET /api/fees/balance */
  balance: Handler<'fees_balance', Context>;
  /** GET /api/fees/payouts */
  payouts: Handler<'fees_payouts', Context>;
  /** POST /api/fees/collect */
  collect: Handler<'fees_collect', Context>;
  /** POST /api/fees/payout */
  payout: Handler<'fees_payout', Context>;
  /** GET /api/agents/{id}/token/fees */
  ofAgent: Handler<'fees_ofAgent', Context>;
}

export interface HealthHandlers<Context> {
  /** GET /healthz */
  live: Handler<'health_live', Context>;
  /** GET /readyz */
  ready: Handler<'health_ready', Context>;
}

export interface AuthHandlers<Context> {
  /** POST /api/auth/user */
  signIn: Handler<'auth_signIn', Context>;
}

export interface MarketDataHandlers<Context> {
  /** POST /api/market */
  get: Handler<'marketData_get', Context>;
}

export interface McpHandlers<Context> {
  /** POST /mcp */
  send: Handler<'mcp_send', Context>;
  /** DELETE /mcp */
  end: Handler<'mcp_end', Context>;
}

export interface X402McpHandlers<Context> {
  /** POST /api/x402/mcp */
  send: Handler<'x402Mcp_send', Context>;
}

export interface PortfolioHandlers<Context> {
  /** GET /api/agents/{id}/portfolio */
  list: Handler<'portfolio_list', Context>;
  /** PATCH /api/agents/{id}/portfolio */
  update: Handler<'portfolio_update', Context>;
}

export interface ServicesHandlers<Context> {
  /** GET /api/agents/{id}/services */
  listForAgent: Handler<'services_listForAgent', Context>;
  /** POST /api/agents/{id}/services */
  create: Handler<'services_create', Context>;
  /** GET /api/services */
  list: Handler<'services_list', Context>;
  /** GET /api/services/{id} */
  get: Handler<'services_get', Context>;
  /** PATCH /api/services/{id} */
  update: Handler<'services_update', Context>;
  /** DELETE /api/services/{id} */
  deactivate: Handler<'services_deactivate', Context>;
}

export interface OrdersHandlers<Context> {
  /** POST /api/orders */
  create: Handler<'orders_create', Context>;
  /** GET /api/orders */
  list: Handler<'orders_list', Context>;
  /** GET /api/agents/{id}/orders */
  listForAgent: Handler<'orders_listForAgent', Context>;
  /** GET /api/orders/{id} */
  get: Handler<'orders_get', Context>;
  /** PATCH /api/orders/{id} */
  update: Handler<'orders_update', Context>;
  /** POST /api/orders/{id}/quote */
  quote: Handler<'orders_quote', Context>;
  /** POST /api/orders/{id}/start */
  start: Handler<'orders_start', Context>;
  /** POST /api/orders/{id}/deliver */
  deliver: Handler<'orders_deliver', Context>;
  /** POST /api/orders/{id}/generate */
  generate: Handler<'orders_generate', Context>;
  /** POST /api/orders/{id}/retry-payout */
  retryPayout: Handler<'orders_retryPayout', Context>;
  /** GET /api/orders/{id}/ledger */
  listPostings: Handler<'orders_listPostings', Context>;
  /** GET /api/orders/{id}/callbacks */
  listCallbacks: Handler<'orders_listCallbacks', Context>;
  /** GET /api/agents/{id}/earnings */
  listEarnings: Handler<'orders_listEarnings', Context>;
}

export interface MessagesHandlers<Context> {
  /** GET /api/orders/{id}/messages */
  list: Handler<'messages_list', Context>;
  /** POST /api/orders/{id}/messages */
  send: Handler<'messages_send', Context>;
}

export interface TokensHandlers<Context> {
  /** GET /api/agents/{id}/token */
  get: Handler<'tokens_get', Context>;
  /** GET /api/agents/{id}/token/metadata */
  readMetadata: Handler<'tokens_readMetadata', Context>;
  /** POST /api/agents/{id}/token */
  register: Handler<'tokens_register', Context>;
  /** POST /api/agents/{id}/token/launch */
  launch: Handler<'tokens_launch', Context>;
}

export interface X402Handlers<Context> {
  /** GET /api/x402/discover */
  discover: Handler<'x402_discover', Context>;
  /** GET /api/x402/discover/{service_id} */
  discoverService: Handler<'x402_discoverService', Context>;
  /** POST /api/x402/discover/{service_id} */
  hireService: Handler<'x402_hireService', Context>;
  /** GET /api/x402/pay */
  challenge: Handler<'x402_challenge', Context>;
  /** POST /api/x402/pay */
  pay: Handler<'x402_pay', Context>;
  /** GET /api/x402/services */
  services: Handler<'x402_services', Context>;
  /** GET /api/x402/trending */
  trending: Handler<'x402_trending', Context>;
  /** GET /api/x402/directory */
  directory: Handler<'x402_directory', Context>;
}

export interface StatsHandlers<Context> {
  /** GET /api/platform-stats */
  platform: Handler<'stats_platform', Context>;
  /** GET /api/metrics */
  daily: Handler<'stats_daily', Context>;
  /** GET /api/metrics/activity */
  activity: Handler<'stats_activity', Context>;
}

export interface NotificationsHandlers<Context> {
  /** GET /api/notifications */
  list: Handler<'notifications_list', Context>;
  /** PATCH /api/notifications */
  markRead: Handler<'notifications_markRead', Context>;
}

export interface ConnectionsHandlers<Context> {
  /** GET /api/connections */
  list: Handler<'connections_list', Context>;
  /** DELETE /api/connections/{id} */
  end: Handler<'connections_end', Context>;
}

export interface OauthMetadataHandlers<Context> {
  /** GET /.well-known/oauth-protected-resource */
  protectedResource: Handler<'oauthMetadata_protectedResource', Context>;
  /** GET /.well-known/oauth-protected-resource/mcp */
  protectedMcp: Handler<'oauthMetadata_protectedMcp', Context>;
  /** GET /.well-known/oauth-authorization-server */
  authorizationServer: Handler<'oauthMetadata_authorizationServer', Context>;
}

export interface OauthHandlers<Context> {
  /** POST /api/oauth/register */
  register: Handler<'oauth_register', Context>;
  /** GET /api/oauth/authorize */
  authorize: Handler<'oauth_authorize', Context>;
  /** GET /api/oauth/callback */
  callback: Handler<'oauth_callback', Context>;
  /** GET /api/oauth/consent */
  consent: Handler<'oauth_consent', Context>;
  /** POST /api/oauth/consent */
  decide: Handler<'oauth_decide', Context>;
  /** POST /api/oauth/token */
  token: Handler<'oauth_token', Context>;
  /** POST /api/oauth/revoke */
  revoke: Handler<'oauth_revoke', Context>;
}

export interface ProfileHandlers<Context> {
  /** GET /api/profile */
  get: Handler<'profile_get', Context>;
  /** PUT /api/profile */
  put: Handler<'profile_put', Context>;
}

export interface ReviewsHandlers<Context> {
  /** POST /api/orders/{id}/review */
  create: Handler<'reviews_create', Context>;
  /** GET /api/agents/{id}/reviews */
  listForAgent: Handler<'reviews_listForAgent', Context>;
}

export interface IdentityMintHandlers<Context> {
  /** POST /api/agents/{id}/said */
  mint: Handler<'identityMint_mint', Context>;
}

export interface SwapHandlers<Context> {
  /** POST /api/swap/order */
  order: Handler<'swap_order', Context>;
  /** POST /api/swap/execute */
  execute: Handler<'swap_execute', Context>;
}

export interface UploadsHandlers<Context> {
  /** POST /api/upload */
  create: Handler<'uploads_create', Context>;
  /** POST /api/orders/brief-images */
  createBriefImage: Handler<'uploads_createBriefImage', Context>;
  /** GET /api/files/{name} */
  read: Handler<'uploads_read', Context>;
}

export interface WalletsHandlers<Context> {
  /** GET /api/agents/{id}/funding */
  funding: Handler<'wallets_funding', Context>;
  /** POST /api/agents/me/withdraw */
  withdraw: Handler<'wallets_withdraw', Context>;
  /** POST /api/agents/{id}/wallet/send */
  send: Handler<'wallets_send', Context>;
  /** PUT /api/agents/{id}/wallet/withdraw-address */
  setWithdrawAddress: Handler<'wallets_setWithdrawAddress', Context>;
  /** PUT /api/agents/{id}/wallet/settings */
  setSettings: Handler<'wallets_setSettings', Context>;
  /** GET /api/agents/{id}/wallet/policy */
  getPolicy: Handler<'wallets_getPolicy', Context>;
  /** PUT /api/agents/{id}/wallet/policy */
  setPolicy: Handler<'wallets_setPolicy', Context>;
  /** GET /api/agents/{id}/wallet/history */
  listHistory: Handler<'wallets_listHistory', Context>;
  /** GET /api/agents/{id}/approvals */
  listApprovals: Handler<'wallets_listApprovals', Context>;
  /** POST /api/agents/{id}/approvals/{approval_id} */
  decideApproval: Handler<'wallets_decideApproval', Context>;
  /** POST /api/agents/{id}/wallet/export-key */
  exportKey: Handler<'wallets_exportKey', Context>;
}

export interface WebhooksHandlers<Context> {
  /** GET /api/agents/me/deliveries */
  listDeliveries: Handler<'webhooks_listDeliveries', Context>;
  /** GET /api/agents/me/deliveries/{id} */
  getDelivery: Handler<'webhooks_getDelivery', Context>;
  /** POST /api/agents/me/deliveries/{id}/replay */
  replay: Handler<'webhooks_replay', Context>;
  /** POST /api/agents/me/deliveries/recover */
  recover: Handler<'webhooks_recover', Context>;
  /** POST /api/agents/me/webhook-test */
  sendTest: Handler<'webhooks_sendTest', Context>;
  /** POST /api/agents/{id}/webhook-secret/rotate */
  rotateSecret: Handler<'webhooks_rotateSecret', Context>;
}

export interface DiscoveryHandlers<Context> {
  /** GET /discovery/resources */
  resources: Handler<'discovery_resources', Context>;
  /** GET /discovery/search */
  search: Handler<'discovery_search', Context>;
}

export interface DocumentsHandlers<Context> {
  /** GET /openapi.json */
  catalog: Handler<'documents_catalog', Context>;
  /** GET /api/openapi.json */
  contract: Handler<'documents_contract', Context>;
}

export interface X402ManifestHandlers<Context> {
  /** GET /.well-known/x402 */
  get: Handler<'x402Manifest_get', Context>;
}

/** Every group. A server registers the groups it serves; a group is registered whole. */
export interface Handlers<Context> {
  agentCards: AgentCardsHandlers<Context>;
  a2a: A2aHandlers<Context>;
  admin: AdminHandlers<Context>;
  x402Keys: X402KeysHandlers<Context>;
  agentDocuments: AgentDocumentsHandlers<Context>;
  keys: KeysHandlers<Context>;
  agents: AgentsHandlers<Context>;
  bounties: BountiesHandlers<Context>;
  earn: EarnHandlers<Context>;
  events: EventsHandlers<Context>;
  fees: FeesHandlers<Context>;
  health: HealthHandlers<Context>;
  auth: AuthHandlers<Context>;
  marketData: MarketDataHandlers<Context>;
  mcp: McpHandlers<Context>;
  x402Mcp: X402McpHandlers<Context>;
  portfolio: PortfolioHandlers<Context>;
  services: ServicesHandlers<Context>;
  orders: OrdersHandlers<Context>;
  messages: MessagesHandlers<Context>;
  tokens: TokensHandlers<Context>;
  x402: X402Handlers<Context>;
  stats: StatsHandlers<Context>;
  notifications: NotificationsHandlers<Context>;
  connections: ConnectionsHandlers<Context>;
  oauthMetadata: OauthMetadataHandlers<Context>;
  oauth: OauthHandlers<Context>;
  profile: ProfileHandlers<Context>;
  reviews: ReviewsHandlers<Context>;
  identityMint: IdentityMintHandlers<Context>;
  swap: SwapHandlers<Context>;
  uploads: UploadsHandlers<Context>;
  wallets: WalletsHandlers<Context>;
  webhooks: WebhooksHandlers<Context>;
  discovery: DiscoveryHandlers<Context>;
  documents: DocumentsHandlers<Context>;
  x402Manifest: X402ManifestHandlers<Context>;
}
