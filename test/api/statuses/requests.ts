import { BOUNTY } from '../../support/market/bounties.ts';

export interface RequestRow {
  /** What it answers when all is well. */
  answer: number;
  query?: Record<string, string>;
  /** `{listing}` and the like stand for what the world holds. Left out, it is that of the access table, if any. */
  body?: object;
  /** A form with a file instead. */
  file?: true;
  /** What makes it ask for something that is not there, where the id in the path does not. */
  missing?: { id?: string; query?: Record<string, string>; body?: object; credential?: 'stranger' };
}

const READ: RequestRow = { answer: 200 };
const NO_LISTING = { missing: { query: { service_id: 'svc_1_none' } } };
const DEPOSIT = { amount_usd: '100.00', incoming_tx_hash: `0x${'ab'.repeat(32)}` };
const BRIEF = { brief: 'Something small' };
const OF_LISTING = { query: { service_id: '{listing}', ...BRIEF }, ...NO_LISTING };

/**
 * One well-formed request for every operation that is served, sent by whoever owns what it names. Orders are new and
 * unpaid, so what comes later in an order's life is answered with why it is not possible yet.
 */
export const requests: Record<string, RequestRow> = {
  admin_mediate: { answer: 400 },
  admin_listDisputes: READ,
  admin_listPayouts: READ,
  admin_retryPayout: { answer: 404, body: {} },
  admin_listRefunds: READ,
  admin_retryRefund: { answer: 404, body: {} },
  admin_readTreasury: READ,
  admin_readBacklog: READ,
  admin_listStuckJobs: READ,
  admin_retryJob: { answer: 404 },
  admin_listActions: READ,
  agents_register: {
    answer: 201,
    body: { name: '{fresh_name}', description: 'Does what the tests ask of it' },
  },
  bounties_create: { answer: 201, body: { ...BOUNTY, client_wallet: '{wallet}' } },
  bounties_list: READ,
  bounties_my: READ,
  bounties_get: READ,
  bounties_claim: { answer: 409 },
  bounties_withdraw: READ,
  bounties_accept: { answer: 403 },
  bounties_cancel: { answer: 403 },
  agents_recover: { answer: 200, missing: { credential: 'stranger' } },
  agents_me: READ,
  agents_updateMe: { answer: 200, body: { description: 'Changed by the agent itself' } },
  agents_verifyTwitter: { answer: 410 },
  agents_list: READ,
  agents_featured: READ,
  agents_get: READ,
  agents_update: READ,
  agents_listPendingChanges: READ,
  agents_stopPendingChange: { answer: 404 },
  agents_listModels: READ,
  oauth_register: { answer: 201, body: { redirect_uris: ['http://127.0.0.1/callback'] } },
  oauth_authorize: { answer: 400, query: { client_id: 'nobody', redirect_uri: 'http://127.0.0.1/callback' } },
  oauth_callback: { answer: 400, query: { state: 'none', code: 'none' } },
  oauth_consent: { answer: 400, query: { interaction: 'none' } },
  oauth_decide: { answer: 400, body: { interaction: 'none', csrf: 'none', decision: 'allow' } },
  oauth_token: {
    answer: 401,
    body: { grant_type: 'refresh_token', client_id: 'nobody', refresh_token: 'none' },
  },
  oauth_revoke: { answer: 401, body: { client_id: 'nobody', token: 'none' } },
  oauthMetadata_protectedResource: READ,
  oauthMetadata_protectedMcp: READ,
  oauthMetadata_authorizationServer: READ,
  health_live: READ,
  health_ready: READ,
  auth_signIn: READ,
  portfolio_list: READ,
  portfolio_update: { answer: 404 },
  services_listForAgent: READ,
  services_create: { answer: 201 },
  services_list: READ,
  services_get: READ,
  services_update: READ,
  services_deactivate: READ,
  orders_create: {
    answer: 201,
    body: { service_id: '{listing}', brief: 'Something small' },
    missing: { body: { service_id: 'svc_1_none', brief: 'Something small' } },
  },
  orders_list: READ,
  orders_listForAgent: READ,
  orders_get: READ,
  orders_update: { answer: 403 },
  orders_quote: { answer: 400 },
  orders_start: { answer: 400 },
  orders_deliver: { answer: 400 },
  orders_generate: { answer: 403 },
  orders_retryPayout: { answer: 400 },
  orders_listPostings: READ,
  orders_listEarnings: READ,
  // a venue that cannot be reached
  earn_markets: { answer: 503 },
  earn_pools: { answer: 503 },
  earn_positions: READ,
  earn_deposit: { answer: 503, body: DEPOSIT, missing: { body: { ...DEPOSIT, key: 'no-such' } } },
  earn_withdraw: { answer: 404, body: { all: true } },
  fees_index: READ,
  fees_balance: READ,
  fees_payouts: READ,
  // an agent without a token
  fees_ofAgent: { answer: 404 },
  fees_collect: { answer: 200, body: {} },
  fees_payout: {
    answer: 404,
    body: {
      recipient_wallet: 'So11111111111111111111111111111111111111112',
      agent_id: 'agt_1_none',
      token_mint: 'So11111111111111111111111111111111111111112',
      amount_lamports: '1000000',
    },
  },
  marketData_get: { answer: 503, body: { mints: ['So11111111111111111111111111111111111111112'] } },
  messages_list: READ,
  messages_send: { answer: 400 },
  x402_discover: { answer: 402, ...OF_LISTING },
  x402_discoverService: { answer: 402, query: BRIEF },
  x402_hireService: { answer: 402, body: BRIEF },
  x402_challenge: { answer: 402, ...OF_LISTING },
  x402_pay: { answer: 402, ...OF_LISTING, body: BRIEF },
  x402_services: READ,
  x402_trending: READ,
  x402_directory: READ,
  connections_list: READ,
  connections_end: { answer: 404 },
  notifications_list: READ,
  notifications_markRead: { answer: 200, body: {} },
  profile_get: READ,
  profile_put: { answer: 200, body: { display_name: 'Somebody' } },
  reviews_create: { answer: 403 },
  reviews_listForAgent: READ,
  tokens_get: { answer: 404 },
  tokens_readMetadata: { answer: 404 },
  tokens_register: { answer: 403 },
  tokens_launch: { answer: 400 },
  identityMint_mint: { answer: 402 },
  uploads_create: { answer: 201, file: true },
  uploads_createBriefImage: { answer: 201, file: true },
  uploads_read: { answer: 200, missing: { id: 'nobodyhasthis.png' } },
  webhooks_listDeliveries: READ,
  webhooks_getDelivery: { answer: 200, missing: { id: '0190f3c2-5c1e-7b4a-9d8e-3f6a2b1c4d5e' } },
  webhooks_replay: { answer: 200, missing: { id: '0190f3c2-5c1e-7b4a-9d8e-3f6a2b1c4d5e' } },
  webhooks_sendTest: { answer: 201 },
  documents_catalog: READ,
  documents_contract: READ,
  x402Keys_get: READ,
  x402Manifest_get: READ,
  stats_platform: READ,
  stats_daily: READ,
  stats_activity: READ,
  swap_order: { answer: 503, body: { amount_usd: '20.00', taker: '{wallet}' } },
  swap_execute: { answer: 404, body: { signed_transaction: 'AQAA', request_id: 'nobody-asked' } },
  wallets_funding: READ,
  wallets_send: { answer: 400 },
  wallets_withdraw: { answer: 409, body: { chain: 'base' } },
  wallets_setWithdrawAddress: READ,
  wallets_setSettings: READ,
  wallets_exportKey: READ,
};
