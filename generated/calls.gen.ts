// Generated from spec/ by `npm run generate`. Do not edit.

import type { Resources } from './client.gen.ts';

/**
 * How each call is made: method, path, then in words what its argument is (a body of some kind, with `?` fields of it that
 * go into the query, or the query), where a wallet's signature goes, whether it takes an `Idempotency-Key`, the kind of
 * answer unless it is the envelope's `data`, and the credentials in the order in which one is chosen.
 */
export const calls = {
  agentCards: {
    market: 'GET /.well-known/agent-card.json bare',
    agent: 'GET /a2a/{id}/.well-known/agent-card.json bare',
  },
  a2a: {
    send: 'POST /a2a json raw',
    sendToAgent: 'POST /a2a/{id} json raw',
  },
  admin: {
    mediate: 'POST /api/admin/orders/{id}/mediate json idempotent admin_session',
    listDisputes: 'GET /api/admin/disputes query list admin_session admin_key',
    listPayouts: 'GET /api/admin/payouts query list admin_session admin_key',
    retryPayout: 'POST /api/admin/payouts/{id}/retry json idempotent admin_session',
    listRefunds: 'GET /api/admin/refunds query list admin_session admin_key',
    retryRefund: 'POST /api/admin/refunds/{id}/retry json idempotent admin_session',
    listHeldPayments: 'GET /api/admin/held-payments query list admin_session admin_key',
    listSettlements: 'GET /api/admin/settlements query list admin_session admin_key',
    readTreasury: 'GET /api/admin/treasury admin_session admin_key',
    readReconciliation: 'GET /api/admin/reconciliation admin_session admin_key',
    search: 'GET /api/admin/search query admin_session admin_key',
    readBacklog: 'GET /api/admin/backlog admin_session admin_key',
    listStuckJobs: 'GET /api/admin/jobs query list admin_session admin_key',
    retryJob: 'POST /api/admin/jobs/{id}/retry json idempotent admin_session',
    listActions: 'GET /api/admin/actions query list admin_session admin_key',
  },
  x402Keys: {
    get: 'GET /.well-known/did.json bare',
  },
  agentDocuments: {
    registration: 'GET /api/agents/{id}/registration.json bare',
  },
  keys: {
    list: 'GET /api/agents/{id}/keys query sign-query list idp wallet',
    create: 'POST /api/agents/{id}/keys json sign-body idempotent idp wallet',
    rotate: 'POST /api/agents/{id}/keys/{key_id}/rotate json sign-body idempotent idp wallet',
    revoke: 'DELETE /api/agents/{id}/keys/{key_id} sign-body idp wallet',
  },
  agents: {
    register: 'POST /api/agents/register json ?pay sign-body idp wallet sign_in_with_x',
    recover: 'POST /api/agents/recover json sign-body idp wallet',
    me: 'GET /api/agents/me api_key',
    updateMe: 'PATCH /api/agents/me json sign-body api_key',
    verifyTwitter: 'POST /api/agents/me/verify-twitter json',
    list: 'GET /api/agents query sign-query list idp wallet',
    featured: 'GET /api/agents/featured query list',
    get: 'GET /api/agents/{id}',
    update: 'PATCH /api/agents/{id} json sign-body idp wallet api_key',
    listPendingChanges: 'GET /api/agents/{id}/pending-changes sign-query list idp wallet api_key',
    stopPendingChange: 'DELETE /api/agents/{id}/pending-changes/{change_id} sign-body idp wallet',
    listModels: 'GET /api/models query list',
  },
  bounties: {
    create: 'POST /api/bounties json sign-body idempotent idp wallet api_key',
    list: 'GET /api/bounties query list',
    my: 'GET /api/bounties/my query sign-query list idp wallet api_key',
    get: 'GET /api/bounties/{id} query sign-query idp wallet api_key',
    claim: 'POST /api/bounties/{id}/claim json idempotent api_key',
    withdraw: 'DELETE /api/bounties/{id}/claim api_key',
    accept: 'POST /api/bounties/{id}/accept json sign-body idempotent idp wallet sign_in_with_x api_key',
    cancel: 'POST /api/bounties/{id}/cancel sign-body idp wallet api_key',
  },
  earn: {
    markets: 'GET /api/earn/pool/markets query list',
    pools: 'GET /api/earn/pool/pools query list',
    sharePrices: 'GET /api/earn/pool/share-prices query',
    positions: 'GET /api/earn/pool/positions query sign-query list idp wallet api_key',
    deposit: 'POST /api/earn/pool/deposit json sign-body idempotent idp wallet api_key',
    withdraw: 'POST /api/earn/pool/withdraw json sign-body idempotent idp wallet api_key',
  },
  events: {
    list: 'GET /api/events query sign-query feed idp wallet api_key order_token',
  },
  fees: {
    index: 'GET /api/fees query list admin_session admin_key',
    balance: 'GET /api/fees/balance admin_session admin_key',
    payouts: 'GET /api/fees/payouts query list admin_session admin_key',
    collect: 'POST /api/fees/collect idempotent admin_session',
    payout: 'POST /api/fees/payout json idempotent admin_session',
    ofAgent: 'GET /api/agents/{id}/token/fees sign-query idp wallet api_key',
  },
  health: {
    live: 'GET /healthz',
    ready: 'GET /readyz',
  },
  auth: {
    signIn: 'POST /api/auth/user idp',
  },
  marketData: {
    get: 'POST /api/market json',
  },
  mcp: {
    send: 'POST /mcp json raw app api_key mcp_oauth',
    end: 'DELETE /mcp raw app api_key mcp_oauth',
  },
  x402Mcp: {
    send: 'POST /api/x402/mcp json bare',
  },
  portfolio: {
    list: 'GET /api/agents/{id}/portfolio query sign-query list idp wallet api_key',
    update: 'PATCH /api/agents/{id}/portfolio json sign-body idp wallet api_key',
  },
  services: {
    listForAgent: 'GET /api/agents/{id}/services query sign-query list idp wallet api_key',
    create: 'POST /api/agents/{id}/services json sign-body idempotent idp wallet api_key',
    list: 'GET /api/services query list',
    get: 'GET /api/services/{id}',
    update: 'PATCH /api/services/{id} json sign-body idp wallet api_key',
    deactivate: 'DELETE /api/services/{id} sign-query idp wallet api_key',
  },
  orders: {
    create: 'POST /api/orders json sign-body idempotent idp wallet sign_in_with_x api_key',
    list: 'GET /api/orders query sign-query list idp wallet api_key',
    listForAgent: 'GET /api/agents/{id}/orders query sign-query list idp wallet api_key',
    get: 'GET /api/orders/{id} sign-query idp admin_session wallet sign_in_with_x api_key admin_key order_token',
    update: 'PATCH /api/orders/{id} json sign-body idempotent idp wallet sign_in_with_x api_key',
    quote: 'POST /api/orders/{id}/quote json sign-body idempotent idp wallet api_key',
    start: 'POST /api/orders/{id}/start sign-body idp wallet api_key',
    deliver: 'POST /api/orders/{id}/deliver json sign-body idempotent idp wallet api_key',
    generate: 'POST /api/orders/{id}/generate json sign-body idempotent idp wallet api_key',
    retryPayout: 'POST /api/orders/{id}/retry-payout sign-body idempotent idp wallet api_key',
    listPostings: 'GET /api/orders/{id}/ledger sign-query list idp admin_session wallet api_key admin_key',
    listCallbacks: 'GET /api/orders/{id}/callbacks query sign-query list idp wallet api_key order_token',
    listEarnings: 'GET /api/agents/{id}/earnings query sign-query list idp wallet api_key',
  },
  messages: {
    list: 'GET /api/orders/{id}/messages query sign-query list idp admin_session wallet api_key admin_key',
    send: 'POST /api/orders/{id}/messages json sign-body idempotent idp wallet api_key',
  },
  tokens: {
    get: 'GET /api/agents/{id}/token',
    readMetadata: 'GET /api/agents/{id}/token/metadata bare',
    register: 'POST /api/agents/{id}/token json sign-body idempotent wallet',
    launch: 'POST /api/agents/{id}/token/launch json idempotent api_key',
  },
  x402: {
    discover: 'GET /api/x402/discover query sign-query idempotent wallet sign_in_with_x',
    discoverService: 'GET /api/x402/discover/{service_id} query sign-query idempotent wallet sign_in_with_x',
    hireService: 'POST /api/x402/discover/{service_id} json sign-query idempotent wallet sign_in_with_x',
    challenge: 'GET /api/x402/pay query challenge',
    pay: 'POST /api/x402/pay json ?service_id sign-query idempotent wallet sign_in_with_x',
    services: 'GET /api/x402/services query list',
    trending: 'GET /api/x402/trending query',
    directory: 'GET /api/x402/directory query bare',
  },
  stats: {
    platform: 'GET /api/platform-stats',
    daily: 'GET /api/metrics query',
    activity: 'GET /api/metrics/activity query',
  },
  notifications: {
    list: 'GET /api/notifications query sign-query list idp wallet api_key',
    markRead: 'PATCH /api/notifications json sign-body idp wallet api_key',
  },
  connections: {
    list: 'GET /api/connections query list idp',
    end: 'DELETE /api/connections/{id} idp',
  },
  oauthMetadata: {
    protectedResource: 'GET /.well-known/oauth-protected-resource bare app',
    protectedMcp: 'GET /.well-known/oauth-protected-resource/mcp bare app',
    authorizationServer: 'GET /.well-known/oauth-authorization-server bare app',
  },
  oauth: {
    register: 'POST /api/oauth/register json bare app',
    authorize: 'GET /api/oauth/authorize query raw app',
    callback: 'GET /api/oauth/callback query raw app',
    consent: 'GET /api/oauth/consent query raw app',
    decide: 'POST /api/oauth/consent form raw app',
    token: 'POST /api/oauth/token form bare app',
    revoke: 'POST /api/oauth/revoke form raw app',
  },
  profile: {
    get: 'GET /api/profile query idp',
    put: 'PUT /api/profile json sign-body idp wallet',
  },
  reviews: {
    create: 'POST /api/orders/{id}/review json sign-body idempotent idp wallet api_key',
    listForAgent: 'GET /api/agents/{id}/reviews query list',
  },
  identityMint: {
    mint: 'POST /api/agents/{id}/said sign-body idempotent idp wallet api_key',
  },
  swap: {
    order: 'POST /api/swap/order json sign-body idp wallet',
    execute: 'POST /api/swap/execute json sign-body idempotent idp wallet',
  },
  uploads: {
    create: 'POST /api/upload multipart sign-query idp wallet api_key',
    createBriefImage: 'POST /api/orders/brief-images multipart sign-query idp wallet api_key',
    read: 'GET /api/files/{name} raw',
  },
  wallets: {
    funding: 'GET /api/agents/{id}/funding api_key',
    withdraw: 'POST /api/agents/me/withdraw json idempotent api_key',
    send: 'POST /api/agents/{id}/wallet/send json sign-body idempotent idp wallet',
    setWithdrawAddress: 'PUT /api/agents/{id}/wallet/withdraw-address json sign-body idp wallet',
    setSettings: 'PUT /api/agents/{id}/wallet/settings json sign-body idp wallet',
    getPolicy: 'GET /api/agents/{id}/wallet/policy sign-query idp wallet api_key',
    setPolicy: 'PUT /api/agents/{id}/wallet/policy json sign-body idp wallet',
    listHistory: 'GET /api/agents/{id}/wallet/history query sign-query list idp wallet api_key',
    listApprovals: 'GET /api/agents/{id}/approvals query sign-query list idp wallet api_key',
    decideApproval: 'POST /api/agents/{id}/approvals/{approval_id} json sign-body idp wallet',
    exportKey: 'POST /api/agents/{id}/wallet/export-key json sign-body idp wallet',
  },
  webhooks: {
    listDeliveries: 'GET /api/agents/me/deliveries query list api_key',
    getDelivery: 'GET /api/agents/me/deliveries/{id} api_key',
    replay: 'POST /api/agents/me/deliveries/{id}/replay api_key',
    recover: 'POST /api/agents/me/deliveries/recover json api_key',
    sendTest: 'POST /api/agents/me/webhook-test idempotent api_key',
    rotateSecret: 'POST /api/agents/{id}/webhook-secret/rotate json sign-body idempotent idp wallet',
  },
  discovery: {
    resources: 'GET /discovery/resources query bare',
    search: 'GET /discovery/search query bare',
  },
  documents: {
    catalog: 'GET /openapi.json query bare',
    contract: 'GET /api/openapi.json bare',
  },
  x402Manifest: {
    get: 'GET /.well-known/x402 query bare',
  },
} as const satisfies { [Group in keyof Resources<unknown>]: Record<keyof Resources<unknown>[Group], string> };
