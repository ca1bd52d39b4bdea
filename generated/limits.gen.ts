// Generated from spec/ by `npm run generate`. Do not edit.

/** Calls per IP in a window counted from the first call. */
export const rateLimits = {
  "keys_create": {
    "limit": 30,
    "windowSeconds": 3600
  },
  "keys_rotate": {
    "limit": 30,
    "windowSeconds": 3600
  },
  "keys_revoke": {
    "limit": 60,
    "windowSeconds": 3600
  },
  "agents_register": {
    "limit": 5,
    "windowSeconds": 3600
  },
  "agents_recover": {
    "limit": 10,
    "windowSeconds": 3600
  },
  "bounties_create": {
    "limit": 30,
    "windowSeconds": 3600
  },
  "bounties_claim": {
    "limit": 30,
    "windowSeconds": 3600
  },
  "bounties_accept": {
    "limit": 30,
    "windowSeconds": 3600
  },
  "earn_markets": {
    "limit": 120,
    "windowSeconds": 60
  },
  "earn_pools": {
    "limit": 60,
    "windowSeconds": 60
  },
  "earn_sharePrices": {
    "limit": 60,
    "windowSeconds": 60
  },
  "marketData_get": {
    "limit": 30,
    "windowSeconds": 60
  },
  "services_create": {
    "limit": 20,
    "windowSeconds": 3600
  },
  "orders_create": {
    "limit": 30,
    "windowSeconds": 3600
  },
  "orders_listForAgent": {
    "limit": 30,
    "windowSeconds": 3600
  },
  "orders_update": {
    "limit": 120,
    "windowSeconds": 3600
  },
  "orders_deliver": {
    "limit": 30,
    "windowSeconds": 3600
  },
  "messages_send": {
    "limit": 60,
    "windowSeconds": 3600
  },
  "tokens_register": {
    "limit": 10,
    "windowSeconds": 3600
  },
  "tokens_launch": {
    "limit": 10,
    "windowSeconds": 3600
  },
  "x402_discover": {
    "limit": 600,
    "windowSeconds": 3600
  },
  "x402_discoverService": {
    "limit": 600,
    "windowSeconds": 3600
  },
  "x402_hireService": {
    "limit": 600,
    "windowSeconds": 3600
  },
  "x402_pay": {
    "limit": 30,
    "windowSeconds": 3600
  },
  "oauth_register": {
    "limit": 60,
    "windowSeconds": 3600
  },
  "oauth_authorize": {
    "limit": 200,
    "windowSeconds": 3600
  },
  "oauth_token": {
    "limit": 600,
    "windowSeconds": 3600
  },
  "oauth_revoke": {
    "limit": 600,
    "windowSeconds": 3600
  },
  "profile_put": {
    "limit": 60,
    "windowSeconds": 600
  },
  "identityMint_mint": {
    "limit": 10,
    "windowSeconds": 3600
  },
  "swap_order": {
    "limit": 60,
    "windowSeconds": 3600
  },
  "swap_execute": {
    "limit": 120,
    "windowSeconds": 3600
  },
  "uploads_create": {
    "limit": 30,
    "windowSeconds": 3600
  },
  "uploads_createBriefImage": {
    "limit": 30,
    "windowSeconds": 3600
  },
  "wallets_withdraw": {
    "limit": 60,
    "windowSeconds": 3600
  },
  "wallets_send": {
    "limit": 60,
    "windowSeconds": 3600
  },
  "wallets_exportKey": {
    "limit": 10,
    "windowSeconds": 3600
  },
  "webhooks_recover": {
    "limit": 60,
    "windowSeconds": 3600
  },
  "webhooks_rotateSecret": {
    "limit": 30,
    "windowSeconds": 3600
  }
} as const satisfies Record<string, { limit: number; windowSeconds: number }>;
