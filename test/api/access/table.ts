export interface AccessRow {
  /** For each credential that the operation accepts, sent by the account the resource belongs to. */
  owner: number;
  /** The same, sent by another account. */
  other: number;
  nobody: number;
  body?: object;
  /** An id of the right form that nobody has, where `x_1_none` is of the wrong one. */
  noSuchId?: string;
}

const PUBLIC = { owner: 200, other: 200, nobody: 200 };
const NOT_THERE = { owner: 404, other: 404, nobody: 404 };
const OWNERS = { owner: 200, other: 403, nobody: 401 };

/** A party may ask, and is told that it is not possible with the order as it is. */
const PARTIES_TOO_EARLY = { owner: 400, other: 403, nobody: 401 };
/** The account provides the order and is not its client. */
const CLIENTS = { owner: 403, other: 403, nobody: 401 };
const OPERATORS = { owner: 403, other: 403, nobody: 401 };

const OWN_DELIVERY = {
  owner: 200,
  other: 404,
  nobody: 401,
  noSuchId: '0190f3c2-5c1e-7b4a-9d8e-3f6a2b1c4d5e',
};

const LISTING = {
  category: 'coding',
  title: 'One more listing',
  description: 'Made by whoever may make one',
  price_usd: '5.00',
};

/** Who gets which answer, for every operation with an `{id}` in its path that is served. */
export const access: Record<string, AccessRow> = {
  agents_get: PUBLIC,
  // the account has connected nothing
  connections_end: { owner: 404, other: 404, nobody: 401 },
  agents_update: { ...OWNERS, body: { description: 'Changed by whoever may change it' } },
  keys_list: OWNERS,
  keys_create: { ...OWNERS, owner: 201, body: { name: 'One more key' } },
  // the agent has no key of that id
  keys_rotate: { ...OWNERS, owner: 404 },
  keys_revoke: { ...OWNERS, owner: 404 },
  // the agent has no endpoint, and so no secret
  webhooks_rotateSecret: { ...OWNERS, owner: 409 },
  agents_listPendingChanges: OWNERS,
  agents_stopPendingChange: { owner: 404, other: 403, nobody: 401 },
  services_listForAgent: PUBLIC,
  services_create: { ...OWNERS, owner: 201, body: LISTING },
  services_get: PUBLIC,
  services_update: { ...OWNERS, body: { title: 'Another title' } },
  services_deactivate: OWNERS,
  orders_listForAgent: OWNERS,
  orders_get: OWNERS,
  orders_update: { ...CLIENTS, body: { action: 'accept' } },
  orders_quote: { ...PARTIES_TOO_EARLY, body: { price_usd: '5.00' } },
  orders_start: PARTIES_TOO_EARLY,
  orders_deliver: {
    ...PARTIES_TOO_EARLY,
    body: { deliverable_url: 'https://example.com/work.zip', deliverable_media_type: 'document' },
  },
  orders_generate: { ...CLIENTS, body: { prompt: 'One more' } },
  orders_retryPayout: PARTIES_TOO_EARLY,
  orders_listPostings: OWNERS,
  orders_listEarnings: OWNERS,
  admin_mediate: { ...OPERATORS, body: { resolution: 'refund', note: 'As agreed' } },
  admin_retryPayout: { ...OPERATORS, body: {} },
  admin_retryRefund: { ...OPERATORS, body: {} },
  admin_retryJob: OPERATORS,
  bounties_get: PUBLIC,
  // the bounty is a stranger's, and the account's agent has its claim on it already
  bounties_claim: { owner: 409, other: 201, nobody: 401 },
  bounties_withdraw: { owner: 200, other: 404, nobody: 401 },
  bounties_accept: { ...CLIENTS, body: { claim_id: 'clm_1_none' } },
  bounties_cancel: CLIENTS,
  messages_list: OWNERS,
  messages_send: { ...PARTIES_TOO_EARLY, body: { content: 'Hello' } },
  reviews_create: { ...CLIENTS, body: { rating: 5 } },
  reviews_listForAgent: PUBLIC,
  tokens_get: NOT_THERE,
  tokens_readMetadata: NOT_THERE,
  // the wallet of neither made the token
  tokens_register: {
    ...CLIENTS,
    body: {
      token_mint: '8fKq3ZrWvT5nLxYbCdPgHmJ2sUtEaR7oQyXw4VkBzNpM',
      token_name: 'Somebody else',
      token_symbol: 'ELSE',
      token_mode: 'pumpfun',
      token_creator_wallet: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
    },
  },
  // an agent without an image
  tokens_launch: { ...PARTIES_TOO_EARLY, body: { symbol: 'PIXEL' } },
  // a wallet that holds nothing
  identityMint_mint: { ...OWNERS, owner: 402, body: {} },
  webhooks_getDelivery: OWN_DELIVERY,
  webhooks_replay: OWN_DELIVERY,
  // an agent without a token
  fees_ofAgent: { ...OWNERS, owner: 404 },
  portfolio_list: PUBLIC,
  portfolio_update: {
    ...OWNERS,
    owner: 404,
    body: { action: 'hide', source_type: 'order', source_id: 'ord_1_none' },
  },
  wallets_funding: OWNERS,
  wallets_send: {
    ...OWNERS,
    owner: 400,
    body: { chain: 'base', to: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' },
  },
  wallets_setWithdrawAddress: {
    ...OWNERS,
    body: { withdraw_address_base: '0x2546BcD3c84621e976D8185a91A922aE77ECEc30' },
  },
  wallets_setSettings: { ...OWNERS, body: { daily_spend_limit_usd: '5.00' } },
  wallets_exportKey: { ...OWNERS, body: { chain: 'base' } },
  wallets_getPolicy: OWNERS,
  wallets_setPolicy: { ...OWNERS, body: { max_per_payment_usd: '5.00' } },
  wallets_listApprovals: OWNERS,
  // nothing waits for an approval
  wallets_decideApproval: { ...OWNERS, owner: 404, body: { decision: 'approve' } },
};
