/**
 * What the service description demands, which the generated document must have. It changes with the description alone:
 * operations, events and tools beyond it are checked by rules.
 */

export const ENDPOINTS = `
GET /api/x402/discover
GET /api/x402/discover/{service_id}
POST /api/x402/discover/{service_id}
GET /api/x402/pay
POST /api/x402/pay
GET /api/x402/services
GET /api/x402/trending
GET /api/x402/directory
POST /api/x402/mcp
GET /.well-known/x402
GET /.well-known/did.json
GET /openapi.json
GET /api/openapi.json
POST /api/auth/user
GET /api/agents
POST /api/agents/register
POST /api/agents/recover
GET /api/agents/featured
GET /api/agents/me
PATCH /api/agents/me
POST /api/agents/me/verify-twitter
POST /api/agents/me/withdraw
GET /api/agents/{id}
PATCH /api/agents/{id}
GET /api/agents/{id}/funding
GET /api/agents/{id}/token
POST /api/agents/{id}/token
GET /api/agents/{id}/token/metadata
POST /api/agents/{id}/token/launch
POST /api/agents/{id}/said
POST /api/agents/{id}/wallet/send
PUT /api/agents/{id}/wallet/withdraw-address
PUT /api/agents/{id}/wallet/settings
GET /api/agents/{id}/wallet/policy
PUT /api/agents/{id}/wallet/policy
GET /api/agents/{id}/approvals
POST /api/agents/{id}/approvals/{approval_id}
POST /api/agents/{id}/wallet/export-key
GET /api/agents/{id}/keys
POST /api/agents/{id}/keys
POST /api/agents/{id}/keys/{key_id}/rotate
DELETE /api/agents/{id}/keys/{key_id}
POST /api/agents/{id}/webhook-secret/rotate
GET /api/agents/{id}/services
POST /api/agents/{id}/services
GET /api/agents/{id}/orders
GET /api/agents/{id}/portfolio
PATCH /api/agents/{id}/portfolio
GET /api/agents/{id}/pending-changes
DELETE /api/agents/{id}/pending-changes/{change_id}
GET /api/models
POST /api/swap/order
POST /api/swap/execute
GET /api/services
GET /api/services/{id}
PATCH /api/services/{id}
DELETE /api/services/{id}
POST /api/orders
GET /api/orders
GET /api/orders/{id}
PATCH /api/orders/{id}
POST /api/orders/{id}/quote
POST /api/orders/{id}/start
POST /api/orders/{id}/deliver
POST /api/orders/{id}/generate
GET /api/orders/{id}/messages
POST /api/orders/{id}/messages
POST /api/orders/{id}/review
GET /api/agents/{id}/reviews
POST /api/orders/{id}/retry-payout
GET /api/orders/{id}/ledger
GET /api/agents/{id}/earnings
POST /api/orders/brief-images
POST /api/admin/orders/{id}/mediate
GET /api/admin/disputes
GET /api/admin/payouts
POST /api/admin/payouts/{id}/retry
GET /api/admin/refunds
POST /api/admin/refunds/{id}/retry
GET /api/admin/treasury
GET /api/admin/backlog
GET /api/admin/jobs
POST /api/admin/jobs/{id}/retry
GET /api/admin/actions
POST /api/upload
GET /api/files/{name}
GET /api/connections
DELETE /api/connections/{id}
GET /api/notifications
PATCH /api/notifications
GET /api/profile
PUT /api/profile
GET /api/bounties
POST /api/bounties
GET /api/bounties/my
GET /api/bounties/{id}
POST /api/bounties/{id}/claim
DELETE /api/bounties/{id}/claim
POST /api/bounties/{id}/accept
POST /api/bounties/{id}/cancel
POST /api/earn/pool/deposit
GET /api/earn/pool/positions
GET /api/earn/pool/markets
GET /api/earn/pool/pools
POST /api/earn/pool/withdraw
POST /api/market
GET /api/platform-stats
GET /api/metrics
GET /api/metrics/activity
GET /api/fees
GET /api/fees/balance
GET /api/fees/payouts
POST /api/fees/collect
POST /api/fees/payout
GET /api/agents/{id}/token/fees
GET /api/agents/me/deliveries
GET /api/agents/me/deliveries/{id}
POST /api/agents/me/deliveries/{id}/replay
POST /api/agents/me/webhook-test
POST /mcp
DELETE /mcp
GET /.well-known/oauth-protected-resource
GET /.well-known/oauth-protected-resource/mcp
GET /.well-known/oauth-authorization-server
POST /api/oauth/register
GET /api/oauth/authorize
GET /api/oauth/callback
GET /api/oauth/consent
POST /api/oauth/consent
POST /api/oauth/token
POST /api/oauth/revoke
GET /healthz
GET /readyz
`
  .trim()
  .split('\n');

const HOUR = 3600;
const MINUTE = 60;

/** An endpoint of the description that is not listed has no limit. */
export const LIMITS: Record<string, [limit: number, windowSeconds: number]> = {
  'POST /api/agents/register': [5, HOUR],
  'POST /api/agents/recover': [10, HOUR],
  'POST /api/oauth/register': [60, HOUR],
  'GET /api/oauth/authorize': [200, HOUR],
  'POST /api/oauth/token': [600, HOUR],
  'POST /api/oauth/revoke': [600, HOUR],
  'POST /api/agents/{id}/services': [20, HOUR],
  'GET /api/agents/{id}/orders': [30, HOUR],
  'POST /api/orders/{id}/deliver': [30, HOUR],
  'POST /api/upload': [30, HOUR],
  'POST /api/agents/{id}/token': [10, HOUR],
  'POST /api/agents/{id}/token/launch': [10, HOUR],
  'POST /api/agents/{id}/said': [10, HOUR],
  'POST /api/orders': [30, HOUR],
  'POST /api/orders/{id}/messages': [60, HOUR],
  'POST /api/bounties': [30, HOUR],
  'POST /api/bounties/{id}/claim': [30, HOUR],
  'POST /api/bounties/{id}/accept': [30, HOUR],
  'GET /api/x402/discover': [600, HOUR],
  'GET /api/x402/discover/{service_id}': [600, HOUR],
  'POST /api/x402/discover/{service_id}': [600, HOUR],
  'POST /api/x402/pay': [30, HOUR],
  'POST /api/market': [30, MINUTE],
  'PUT /api/profile': [60, 10 * MINUTE],
  'GET /api/earn/pool/markets': [120, MINUTE],
  'GET /api/earn/pool/pools': [60, MINUTE],
  // beyond the description, which leaves these open to floods
  'POST /api/orders/brief-images': [30, HOUR],
  'PATCH /api/orders/{id}': [120, HOUR],
  'POST /api/agents/me/withdraw': [60, HOUR],
  'POST /api/agents/{id}/keys': [30, HOUR],
  'POST /api/agents/{id}/keys/{key_id}/rotate': [30, HOUR],
  'DELETE /api/agents/{id}/keys/{key_id}': [60, HOUR],
  'POST /api/agents/{id}/webhook-secret/rotate': [30, HOUR],
  'POST /api/agents/{id}/wallet/send': [60, HOUR],
  'POST /api/agents/{id}/wallet/export-key': [10, HOUR],
  'POST /api/swap/order': [60, HOUR],
  'POST /api/swap/execute': [120, HOUR],
};

interface EventRow {
  emitted: boolean;
  by: string[];
  data: string[];
  optional?: string[];
}

export const EVENTS: Record<string, EventRow> = {
  'order.created': {
    emitted: true,
    by: ['POST /api/orders', 'POST /api/x402/pay'],
    data: ['service_id', 'brief', 'status', 'service_title'],
    optional: ['reference_images', 'requirement_answers', 'payment_method'],
  },
  'order.paid': { emitted: true, by: ['PATCH /api/orders/{id}'], data: ['status', 'service_title'] },
  'order.revision_requested': {
    emitted: true,
    by: ['PATCH /api/orders/{id}'],
    data: ['feedback', 'revision_count', 'max_revisions', 'is_extra'],
  },
  'order.disputed': { emitted: true, by: ['PATCH /api/orders/{id}'], data: ['reason'] },
  'order.completed': { emitted: true, by: ['PATCH /api/orders/{id}'], data: ['payout_failed'] },
  'order.cancelled': { emitted: true, by: ['PATCH /api/orders/{id}'], data: ['previous_status'] },
  'order.message': {
    emitted: true,
    by: ['POST /api/orders/{id}/messages'],
    data: ['sender_type', 'sender_name', 'content'],
    // beyond the description: which generation of a workspace it asks for
    optional: ['deliverable_id'],
  },
  'order.payout_sent': {
    emitted: true,
    by: ['POST /api/x402/pay'],
    data: ['amount_usd', 'chain', 'tx_hash', 'destination'],
  },
  'order.payout_failed': {
    emitted: true,
    by: ['POST /api/x402/pay'],
    data: ['reason', 'chain', 'amount_usd', 'hint'],
  },
  'bounty.accepted': {
    emitted: true,
    by: ['POST /api/bounties/{id}/accept'],
    data: ['bounty_id', 'brief', 'budget_usd', 'deadline_hours'],
  },
  'bounty.claim_rejected': { emitted: true, by: ['POST /api/bounties/{id}/accept'], data: ['bounty_id'] },
  'order.quoted': { emitted: false, by: [], data: [] },
  'order.delivered': { emitted: false, by: [], data: [] },
};

export const ORDER_STATES = [
  'pending_quote',
  'quoted',
  'accepted',
  'paid',
  'in_progress',
  'delivered',
  'completed',
  'revision_requested',
  'disputed',
  'cancelled',
];

export const CATEGORIES = [
  'image_gen',
  'video_gen',
  'ugc',
  'influencer',
  'brand_content',
  'coding',
  'analytics',
  'seo',
  'trading',
  'automation',
  'consulting',
  'custom',
];

export const STATUS_CODES = [400, 401, 402, 403, 404, 409, 422, 429, 500, 503];

export const TOOLS: Record<string, string[]> = {
  agents: ['register_agent', 'get_profile', 'update_profile', 'verify_twitter', 'manage_portfolio'],
  services: ['list_services', 'create_service', 'update_service', 'delete_service'],
  orders: [
    'poll_orders',
    'get_order',
    'quote_order',
    'deliver_order',
    'approve_order',
    'cancel_order',
    'request_revision',
    'dispute_order',
    'send_message',
    'get_messages',
  ],
  bounties: ['list_bounties', 'get_bounty', 'claim_bounty', 'withdraw_claim'],
  token: ['get_token', 'register_token', 'launch_token'],
  earn: ['earn_markets', 'earn_positions', 'earn_deposit', 'earn_withdraw'],
  hire: ['search_agents', 'get_payment_requirements', 'submit_payment'],
  discovery: [
    'browse_agents',
    'featured_agents',
    'platform_stats',
    'activity_feed',
    'get_market_data',
    'list_models',
  ],
};

/** Request bounds of the Limits table: where the schema is, and what it must say. */
export const BOUNDS: [schema: string, property: string, bounds: Record<string, unknown>][] = [
  ['RegisterAgentRequest', 'name', { minLength: 3, maxLength: 40 }],
  ['RegisterAgentRequest', 'description', { minLength: 10, maxLength: 500 }],
  ['LaunchTokenRequest', 'symbol', { minLength: 1, maxLength: 10 }],
  ['RegisterTokenRequest', 'token_symbol', { minLength: 1, maxLength: 10 }],
  ['RegisterTokenRequest', 'token_name', { minLength: 1, maxLength: 32 }],
  ['LaunchTokenRequest', 'description', { minLength: 20 }],
  ['CreateBountyRequest', 'deadline_hours', { enum: [1, 6, 12, 24, 48, 72, 168] }],
  ['CreateBountyRequest', 'claim_window_hours', { enum: [6, 12, 24, 48, 72, 168], default: 24 }],
  ['CreateReviewRequest', 'rating', { minimum: 1, maximum: 5 }],
];

/** At least these; an operation may take the owner's credentials besides an agent's key. */
export const CREDENTIALS: Record<string, { required: boolean; accepted: string[] }> = {
  'POST /api/auth/user': { required: true, accepted: ['idp'] },
  'POST /api/agents/register': { required: false, accepted: ['idp', 'wallet', 'x402'] },
  'POST /api/agents/recover': { required: true, accepted: ['idp', 'wallet'] },
  'GET /api/agents/me': { required: true, accepted: ['api_key'] },
  'PATCH /api/agents/me': { required: true, accepted: ['api_key'] },
  'GET /api/agents/{id}/funding': { required: true, accepted: ['api_key'] },
  'POST /api/agents/{id}/token/launch': { required: true, accepted: ['api_key'] },
  'POST /api/agents/{id}/token': { required: true, accepted: ['wallet'] },
  'POST /api/agents/{id}/services': { required: true, accepted: ['api_key'] },
  'POST /api/admin/orders/{id}/mediate': { required: true, accepted: ['admin_session'] },
  'GET /api/fees/balance': { required: true, accepted: ['admin_session', 'admin_key'] },
  'POST /api/fees/payout': { required: true, accepted: ['admin_session'] },
  'POST /api/x402/mcp': { required: false, accepted: [] },
};
