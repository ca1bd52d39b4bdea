// Generated from spec/ by `npm run generate`. Do not edit.

import type { Act, ActCondition } from './authority.gen.ts';
import type { KeyScope, OAuthScope } from './vocabulary.gen.ts';

export type Credential = 'idp' | 'admin_session' | 'wallet' | 'sign_in_with_x' | 'api_key' | 'admin_key' | 'mcp_oauth' | 'order_token' | 'x402';

/** Why a request that is sent again after a crash is not done twice. */
export type CrashSafety = 'one transaction' | 'repeatable' | 'repeatable when paid by header' | 'repeatable when the action is pay';

export interface Route {
  operationId: string;
  group: string;
  /** The operation's name within its group, which is its handler's name too. */
  name: string;
  method: 'get' | 'put' | 'post' | 'delete' | 'patch' | 'head';
  path: string;
  /** Where it is served: at the address of the API, or at that of the app. */
  host: 'api' | 'app';
  /** Tried in this order; with `required: false` a request without any is let through. */
  credentials: { accepted: readonly Credential[]; required: boolean };
  /** What an API key and an MCP client need, unless an act says otherwise; null where none is asked for. */
  scopes: { key: KeyScope | null; oauth: OAuthScope | null };
  /** What it does with the authority of its caller, and in which requests. */
  authority: readonly { act: Act; when: ActCondition | null }[];
  rateLimit: { limit: number; windowSeconds: number } | null;
  /** Per caller, of what the operation does anew. */
  callerLimit: { limit: number; windowSeconds: number } | null;
  /** Of payments that do not verify, which all operations count together. */
  failureLimit: { limit: number; windowSeconds: number } | null;
  /** The answer has the shape of an outside standard rather than our envelope. */
  bare: boolean;
  /** Of an operation that takes an `Idempotency-Key`: asked again under it, the answer is the same. Null of others. */
  crashSafety: CrashSafety | null;
  /** The days of the headers `Deprecation` and `Sunset`; null unless it is deprecated. */
  deprecation: { date: string; sunset: string | null } | null;
}

export const routes = [
  {
    "operationId": "agentCards_market",
    "group": "agentCards",
    "name": "market",
    "method": "get",
    "path": "/.well-known/agent-card.json",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "agentCards_agent",
    "group": "agentCards",
    "name": "agent",
    "method": "get",
    "path": "/a2a/{id}/.well-known/agent-card.json",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "a2a_send",
    "group": "a2a",
    "name": "send",
    "method": "post",
    "path": "/a2a",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "a2a_sendToAgent",
    "group": "a2a",
    "name": "sendToAgent",
    "method": "post",
    "path": "/a2a/{id}",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "admin_mediate",
    "group": "admin",
    "name": "mediate",
    "method": "post",
    "path": "/api/admin/orders/{id}/mediate",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "release_escrow",
        "when": null
      }
    ],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "one transaction",
    "deprecation": null
  },
  {
    "operationId": "admin_listDisputes",
    "group": "admin",
    "name": "listDisputes",
    "method": "get",
    "path": "/api/admin/disputes",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session",
        "admin_key"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "admin_listPayouts",
    "group": "admin",
    "name": "listPayouts",
    "method": "get",
    "path": "/api/admin/payouts",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session",
        "admin_key"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "admin_retryPayout",
    "group": "admin",
    "name": "retryPayout",
    "method": "post",
    "path": "/api/admin/payouts/{id}/retry",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "send_on_record",
        "when": null
      }
    ],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "admin_listRefunds",
    "group": "admin",
    "name": "listRefunds",
    "method": "get",
    "path": "/api/admin/refunds",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session",
        "admin_key"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "admin_retryRefund",
    "group": "admin",
    "name": "retryRefund",
    "method": "post",
    "path": "/api/admin/refunds/{id}/retry",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "send_on_record",
        "when": null
      },
      {
        "act": "send",
        "when": {
          "fields": [
            "destination"
          ]
        }
      }
    ],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "admin_listHeldPayments",
    "group": "admin",
    "name": "listHeldPayments",
    "method": "get",
    "path": "/api/admin/held-payments",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session",
        "admin_key"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "admin_listSettlements",
    "group": "admin",
    "name": "listSettlements",
    "method": "get",
    "path": "/api/admin/settlements",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session",
        "admin_key"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "admin_readTreasury",
    "group": "admin",
    "name": "readTreasury",
    "method": "get",
    "path": "/api/admin/treasury",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session",
        "admin_key"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "admin_readReconciliation",
    "group": "admin",
    "name": "readReconciliation",
    "method": "get",
    "path": "/api/admin/reconciliation",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session",
        "admin_key"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "admin_search",
    "group": "admin",
    "name": "search",
    "method": "get",
    "path": "/api/admin/search",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session",
        "admin_key"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "admin_readBacklog",
    "group": "admin",
    "name": "readBacklog",
    "method": "get",
    "path": "/api/admin/backlog",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session",
        "admin_key"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "admin_listStuckJobs",
    "group": "admin",
    "name": "listStuckJobs",
    "method": "get",
    "path": "/api/admin/jobs",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session",
        "admin_key"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "admin_retryJob",
    "group": "admin",
    "name": "retryJob",
    "method": "post",
    "path": "/api/admin/jobs/{id}/retry",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "send_on_record",
        "when": null
      }
    ],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "one transaction",
    "deprecation": null
  },
  {
    "operationId": "admin_listActions",
    "group": "admin",
    "name": "listActions",
    "method": "get",
    "path": "/api/admin/actions",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session",
        "admin_key"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "x402Keys_get",
    "group": "x402Keys",
    "name": "get",
    "method": "get",
    "path": "/.well-known/did.json",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "agentDocuments_registration",
    "group": "agentDocuments",
    "name": "registration",
    "method": "get",
    "path": "/api/agents/{id}/registration.json",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "keys_list",
    "group": "keys",
    "name": "list",
    "method": "get",
    "path": "/api/agents/{id}/keys",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "keys_create",
    "group": "keys",
    "name": "create",
    "method": "post",
    "path": "/api/agents/{id}/keys",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "change_custody",
        "when": null
      },
      {
        "act": "reveal_secret",
        "when": null
      }
    ],
    "rateLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "one transaction",
    "deprecation": null
  },
  {
    "operationId": "keys_rotate",
    "group": "keys",
    "name": "rotate",
    "method": "post",
    "path": "/api/agents/{id}/keys/{key_id}/rotate",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "change_custody",
        "when": null
      },
      {
        "act": "reveal_secret",
        "when": null
      }
    ],
    "rateLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "one transaction",
    "deprecation": null
  },
  {
    "operationId": "keys_revoke",
    "group": "keys",
    "name": "revoke",
    "method": "delete",
    "path": "/api/agents/{id}/keys/{key_id}",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "change_custody",
        "when": null
      }
    ],
    "rateLimit": {
      "limit": 60,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "agents_register",
    "group": "agents",
    "name": "register",
    "method": "post",
    "path": "/api/agents/register",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "sign_in_with_x",
        "x402"
      ],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "spend_payment",
        "when": {
          "headers": [
            "X-PAYMENT",
            "PAYMENT-SIGNATURE"
          ]
        }
      }
    ],
    "rateLimit": {
      "limit": 5,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "agents_recover",
    "group": "agents",
    "name": "recover",
    "method": "post",
    "path": "/api/agents/recover",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "reveal_secret",
        "when": null
      }
    ],
    "rateLimit": {
      "limit": 10,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "agents_me",
    "group": "agents",
    "name": "me",
    "method": "get",
    "path": "/api/agents/me",
    "host": "api",
    "credentials": {
      "accepted": [
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "agents_updateMe",
    "group": "agents",
    "name": "updateMe",
    "method": "patch",
    "path": "/api/agents/me",
    "host": "api",
    "credentials": {
      "accepted": [
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "manage",
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "redirect_payouts",
        "when": {
          "fields": [
            "payout_wallet",
            "payout_chain",
            "payout_address_base"
          ]
        }
      },
      {
        "act": "redirect_webhooks",
        "when": {
          "fields": [
            "endpoint_url",
            "additional_endpoints"
          ]
        }
      }
    ],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "agents_verifyTwitter",
    "group": "agents",
    "name": "verifyTwitter",
    "method": "post",
    "path": "/api/agents/me/verify-twitter",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": {
      "date": "2026-11-15",
      "sunset": "2026-11-15"
    }
  },
  {
    "operationId": "agents_list",
    "group": "agents",
    "name": "list",
    "method": "get",
    "path": "/api/agents",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "agents_featured",
    "group": "agents",
    "name": "featured",
    "method": "get",
    "path": "/api/agents/featured",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "agents_get",
    "group": "agents",
    "name": "get",
    "method": "get",
    "path": "/api/agents/{id}",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "agents_update",
    "group": "agents",
    "name": "update",
    "method": "patch",
    "path": "/api/agents/{id}",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "manage",
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "redirect_payouts",
        "when": {
          "fields": [
            "payout_wallet",
            "payout_chain",
            "payout_address_base"
          ]
        }
      },
      {
        "act": "redirect_webhooks",
        "when": {
          "fields": [
            "endpoint_url",
            "additional_endpoints"
          ]
        }
      }
    ],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "agents_listPendingChanges",
    "group": "agents",
    "name": "listPendingChanges",
    "method": "get",
    "path": "/api/agents/{id}/pending-changes",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "agents_stopPendingChange",
    "group": "agents",
    "name": "stopPendingChange",
    "method": "delete",
    "path": "/api/agents/{id}/pending-changes/{change_id}",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "agents_listModels",
    "group": "agents",
    "name": "listModels",
    "method": "get",
    "path": "/api/models",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "bounties_create",
    "group": "bounties",
    "name": "create",
    "method": "post",
    "path": "/api/bounties",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "one transaction",
    "deprecation": null
  },
  {
    "operationId": "bounties_list",
    "group": "bounties",
    "name": "list",
    "method": "get",
    "path": "/api/bounties",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "bounties_my",
    "group": "bounties",
    "name": "my",
    "method": "get",
    "path": "/api/bounties/my",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "bounties_get",
    "group": "bounties",
    "name": "get",
    "method": "get",
    "path": "/api/bounties/{id}",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": false
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "bounties_claim",
    "group": "bounties",
    "name": "claim",
    "method": "post",
    "path": "/api/bounties/{id}/claim",
    "host": "api",
    "credentials": {
      "accepted": [
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "one transaction",
    "deprecation": null
  },
  {
    "operationId": "bounties_withdraw",
    "group": "bounties",
    "name": "withdraw",
    "method": "delete",
    "path": "/api/bounties/{id}/claim",
    "host": "api",
    "credentials": {
      "accepted": [
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "bounties_accept",
    "group": "bounties",
    "name": "accept",
    "method": "post",
    "path": "/api/bounties/{id}/accept",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "sign_in_with_x",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "spend_payment",
        "when": null
      }
    ],
    "rateLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "bounties_cancel",
    "group": "bounties",
    "name": "cancel",
    "method": "post",
    "path": "/api/bounties/{id}/cancel",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "earn_markets",
    "group": "earn",
    "name": "markets",
    "method": "get",
    "path": "/api/earn/pool/markets",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": {
      "limit": 120,
      "windowSeconds": 60
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "earn_pools",
    "group": "earn",
    "name": "pools",
    "method": "get",
    "path": "/api/earn/pool/pools",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": {
      "limit": 60,
      "windowSeconds": 60
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "earn_sharePrices",
    "group": "earn",
    "name": "sharePrices",
    "method": "get",
    "path": "/api/earn/pool/share-prices",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": {
      "limit": 60,
      "windowSeconds": 60
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "earn_positions",
    "group": "earn",
    "name": "positions",
    "method": "get",
    "path": "/api/earn/pool/positions",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "earn_deposit",
    "group": "earn",
    "name": "deposit",
    "method": "post",
    "path": "/api/earn/pool/deposit",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "deposit",
        "when": null
      }
    ],
    "rateLimit": null,
    "callerLimit": {
      "limit": 20,
      "windowSeconds": 3600
    },
    "failureLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "earn_withdraw",
    "group": "earn",
    "name": "withdraw",
    "method": "post",
    "path": "/api/earn/pool/withdraw",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "redeem",
        "when": null
      }
    ],
    "rateLimit": null,
    "callerLimit": {
      "limit": 20,
      "windowSeconds": 3600
    },
    "failureLimit": null,
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "events_list",
    "group": "events",
    "name": "list",
    "method": "get",
    "path": "/api/events",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key",
        "order_token"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": {
      "limit": 7200,
      "windowSeconds": 3600
    },
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "fees_index",
    "group": "fees",
    "name": "index",
    "method": "get",
    "path": "/api/fees",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session",
        "admin_key"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "fees_balance",
    "group": "fees",
    "name": "balance",
    "method": "get",
    "path": "/api/fees/balance",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session",
        "admin_key"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "fees_payouts",
    "group": "fees",
    "name": "payouts",
    "method": "get",
    "path": "/api/fees/payouts",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session",
        "admin_key"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "fees_collect",
    "group": "fees",
    "name": "collect",
    "method": "post",
    "path": "/api/fees/collect",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "send_on_record",
        "when": null
      }
    ],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "fees_payout",
    "group": "fees",
    "name": "payout",
    "method": "post",
    "path": "/api/fees/payout",
    "host": "api",
    "credentials": {
      "accepted": [
        "admin_session"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "send",
        "when": null
      }
    ],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "fees_ofAgent",
    "group": "fees",
    "name": "ofAgent",
    "method": "get",
    "path": "/api/agents/{id}/token/fees",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "health_live",
    "group": "health",
    "name": "live",
    "method": "get",
    "path": "/healthz",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "health_ready",
    "group": "health",
    "name": "ready",
    "method": "get",
    "path": "/readyz",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "auth_signIn",
    "group": "auth",
    "name": "signIn",
    "method": "post",
    "path": "/api/auth/user",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "marketData_get",
    "group": "marketData",
    "name": "get",
    "method": "post",
    "path": "/api/market",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": {
      "limit": 30,
      "windowSeconds": 60
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "mcp_send",
    "group": "mcp",
    "name": "send",
    "method": "post",
    "path": "/mcp",
    "host": "app",
    "credentials": {
      "accepted": [
        "api_key",
        "mcp_oauth"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "mcp_end",
    "group": "mcp",
    "name": "end",
    "method": "delete",
    "path": "/mcp",
    "host": "app",
    "credentials": {
      "accepted": [
        "api_key",
        "mcp_oauth"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "x402Mcp_send",
    "group": "x402Mcp",
    "name": "send",
    "method": "post",
    "path": "/api/x402/mcp",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "portfolio_list",
    "group": "portfolio",
    "name": "list",
    "method": "get",
    "path": "/api/agents/{id}/portfolio",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": false
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "portfolio_update",
    "group": "portfolio",
    "name": "update",
    "method": "patch",
    "path": "/api/agents/{id}/portfolio",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "manage",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "services_listForAgent",
    "group": "services",
    "name": "listForAgent",
    "method": "get",
    "path": "/api/agents/{id}/services",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": false
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "services_create",
    "group": "services",
    "name": "create",
    "method": "post",
    "path": "/api/agents/{id}/services",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "manage",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": {
      "limit": 20,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "one transaction",
    "deprecation": null
  },
  {
    "operationId": "services_list",
    "group": "services",
    "name": "list",
    "method": "get",
    "path": "/api/services",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "services_get",
    "group": "services",
    "name": "get",
    "method": "get",
    "path": "/api/services/{id}",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "services_update",
    "group": "services",
    "name": "update",
    "method": "patch",
    "path": "/api/services/{id}",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "manage",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "services_deactivate",
    "group": "services",
    "name": "deactivate",
    "method": "delete",
    "path": "/api/services/{id}",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "manage",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "orders_create",
    "group": "orders",
    "name": "create",
    "method": "post",
    "path": "/api/orders",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "sign_in_with_x",
        "api_key",
        "x402"
      ],
      "required": false
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "spend_payment",
        "when": {
          "headers": [
            "X-PAYMENT",
            "PAYMENT-SIGNATURE"
          ]
        }
      }
    ],
    "rateLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "bare": false,
    "crashSafety": "repeatable when paid by header",
    "deprecation": null
  },
  {
    "operationId": "orders_list",
    "group": "orders",
    "name": "list",
    "method": "get",
    "path": "/api/orders",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "orders_listForAgent",
    "group": "orders",
    "name": "listForAgent",
    "method": "get",
    "path": "/api/agents/{id}/orders",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "orders_get",
    "group": "orders",
    "name": "get",
    "method": "get",
    "path": "/api/orders/{id}",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "admin_session",
        "wallet",
        "sign_in_with_x",
        "api_key",
        "admin_key",
        "order_token"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "orders_update",
    "group": "orders",
    "name": "update",
    "method": "patch",
    "path": "/api/orders/{id}",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "sign_in_with_x",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "spend_payment",
        "when": {
          "field": "action",
          "equals": "pay"
        }
      },
      {
        "act": "spend_wallet",
        "when": {
          "field": "action",
          "equals": "pay"
        }
      },
      {
        "act": "release_escrow",
        "when": {
          "field": "action",
          "equals": "approve"
        }
      },
      {
        "act": "send_on_record",
        "when": {
          "field": "action",
          "equals": "cancel"
        }
      }
    ],
    "rateLimit": {
      "limit": 120,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "bare": false,
    "crashSafety": "repeatable when the action is pay",
    "deprecation": null
  },
  {
    "operationId": "orders_quote",
    "group": "orders",
    "name": "quote",
    "method": "post",
    "path": "/api/orders/{id}/quote",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "one transaction",
    "deprecation": null
  },
  {
    "operationId": "orders_start",
    "group": "orders",
    "name": "start",
    "method": "post",
    "path": "/api/orders/{id}/start",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "orders_deliver",
    "group": "orders",
    "name": "deliver",
    "method": "post",
    "path": "/api/orders/{id}/deliver",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "one transaction",
    "deprecation": null
  },
  {
    "operationId": "orders_generate",
    "group": "orders",
    "name": "generate",
    "method": "post",
    "path": "/api/orders/{id}/generate",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "one transaction",
    "deprecation": null
  },
  {
    "operationId": "orders_retryPayout",
    "group": "orders",
    "name": "retryPayout",
    "method": "post",
    "path": "/api/orders/{id}/retry-payout",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "send_on_record",
        "when": null
      }
    ],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "orders_listPostings",
    "group": "orders",
    "name": "listPostings",
    "method": "get",
    "path": "/api/orders/{id}/ledger",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "admin_session",
        "wallet",
        "api_key",
        "admin_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "orders_listCallbacks",
    "group": "orders",
    "name": "listCallbacks",
    "method": "get",
    "path": "/api/orders/{id}/callbacks",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key",
        "order_token"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "orders_listEarnings",
    "group": "orders",
    "name": "listEarnings",
    "method": "get",
    "path": "/api/agents/{id}/earnings",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "messages_list",
    "group": "messages",
    "name": "list",
    "method": "get",
    "path": "/api/orders/{id}/messages",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "admin_session",
        "wallet",
        "api_key",
        "admin_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "messages_send",
    "group": "messages",
    "name": "send",
    "method": "post",
    "path": "/api/orders/{id}/messages",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": {
      "limit": 60,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "one transaction",
    "deprecation": null
  },
  {
    "operationId": "tokens_get",
    "group": "tokens",
    "name": "get",
    "method": "get",
    "path": "/api/agents/{id}/token",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "tokens_readMetadata",
    "group": "tokens",
    "name": "readMetadata",
    "method": "get",
    "path": "/api/agents/{id}/token/metadata",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "tokens_register",
    "group": "tokens",
    "name": "register",
    "method": "post",
    "path": "/api/agents/{id}/token",
    "host": "api",
    "credentials": {
      "accepted": [
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": {
      "limit": 10,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "tokens_launch",
    "group": "tokens",
    "name": "launch",
    "method": "post",
    "path": "/api/agents/{id}/token/launch",
    "host": "api",
    "credentials": {
      "accepted": [
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "spend_wallet",
        "when": null
      }
    ],
    "rateLimit": {
      "limit": 10,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "x402_discover",
    "group": "x402",
    "name": "discover",
    "method": "get",
    "path": "/api/x402/discover",
    "host": "api",
    "credentials": {
      "accepted": [
        "wallet",
        "sign_in_with_x",
        "x402"
      ],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [
      {
        "act": "spend_payment",
        "when": null
      }
    ],
    "rateLimit": {
      "limit": 600,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "x402_discoverService",
    "group": "x402",
    "name": "discoverService",
    "method": "get",
    "path": "/api/x402/discover/{service_id}",
    "host": "api",
    "credentials": {
      "accepted": [
        "wallet",
        "sign_in_with_x",
        "x402"
      ],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [
      {
        "act": "spend_payment",
        "when": null
      },
      {
        "act": "spend_wallet",
        "when": {
          "field": "pay_from_wallet",
          "equals": true
        }
      }
    ],
    "rateLimit": {
      "limit": 600,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "x402_hireService",
    "group": "x402",
    "name": "hireService",
    "method": "post",
    "path": "/api/x402/discover/{service_id}",
    "host": "api",
    "credentials": {
      "accepted": [
        "wallet",
        "sign_in_with_x",
        "x402"
      ],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "spend_payment",
        "when": null
      },
      {
        "act": "spend_wallet",
        "when": {
          "field": "pay_from_wallet",
          "equals": true
        }
      }
    ],
    "rateLimit": {
      "limit": 600,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "x402_challenge",
    "group": "x402",
    "name": "challenge",
    "method": "get",
    "path": "/api/x402/pay",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "x402_pay",
    "group": "x402",
    "name": "pay",
    "method": "post",
    "path": "/api/x402/pay",
    "host": "api",
    "credentials": {
      "accepted": [
        "wallet",
        "sign_in_with_x",
        "x402"
      ],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "spend_payment",
        "when": null
      },
      {
        "act": "spend_wallet",
        "when": {
          "field": "pay_from_wallet",
          "equals": true
        }
      }
    ],
    "rateLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "x402_services",
    "group": "x402",
    "name": "services",
    "method": "get",
    "path": "/api/x402/services",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "x402_trending",
    "group": "x402",
    "name": "trending",
    "method": "get",
    "path": "/api/x402/trending",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "x402_directory",
    "group": "x402",
    "name": "directory",
    "method": "get",
    "path": "/api/x402/directory",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "stats_platform",
    "group": "stats",
    "name": "platform",
    "method": "get",
    "path": "/api/platform-stats",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "stats_daily",
    "group": "stats",
    "name": "daily",
    "method": "get",
    "path": "/api/metrics",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "stats_activity",
    "group": "stats",
    "name": "activity",
    "method": "get",
    "path": "/api/metrics/activity",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "notifications_list",
    "group": "notifications",
    "name": "list",
    "method": "get",
    "path": "/api/notifications",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "notifications_markRead",
    "group": "notifications",
    "name": "markRead",
    "method": "patch",
    "path": "/api/notifications",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "connections_list",
    "group": "connections",
    "name": "list",
    "method": "get",
    "path": "/api/connections",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "connections_end",
    "group": "connections",
    "name": "end",
    "method": "delete",
    "path": "/api/connections/{id}",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "oauthMetadata_protectedResource",
    "group": "oauthMetadata",
    "name": "protectedResource",
    "method": "get",
    "path": "/.well-known/oauth-protected-resource",
    "host": "app",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "oauthMetadata_protectedMcp",
    "group": "oauthMetadata",
    "name": "protectedMcp",
    "method": "get",
    "path": "/.well-known/oauth-protected-resource/mcp",
    "host": "app",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "oauthMetadata_authorizationServer",
    "group": "oauthMetadata",
    "name": "authorizationServer",
    "method": "get",
    "path": "/.well-known/oauth-authorization-server",
    "host": "app",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "oauth_register",
    "group": "oauth",
    "name": "register",
    "method": "post",
    "path": "/api/oauth/register",
    "host": "app",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": {
      "limit": 60,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "oauth_authorize",
    "group": "oauth",
    "name": "authorize",
    "method": "get",
    "path": "/api/oauth/authorize",
    "host": "app",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": {
      "limit": 200,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "oauth_callback",
    "group": "oauth",
    "name": "callback",
    "method": "get",
    "path": "/api/oauth/callback",
    "host": "app",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "oauth_consent",
    "group": "oauth",
    "name": "consent",
    "method": "get",
    "path": "/api/oauth/consent",
    "host": "app",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "oauth_decide",
    "group": "oauth",
    "name": "decide",
    "method": "post",
    "path": "/api/oauth/consent",
    "host": "app",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "oauth_token",
    "group": "oauth",
    "name": "token",
    "method": "post",
    "path": "/api/oauth/token",
    "host": "app",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": {
      "limit": 600,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "oauth_revoke",
    "group": "oauth",
    "name": "revoke",
    "method": "post",
    "path": "/api/oauth/revoke",
    "host": "app",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": {
      "limit": 600,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "profile_get",
    "group": "profile",
    "name": "get",
    "method": "get",
    "path": "/api/profile",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp"
      ],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "profile_put",
    "group": "profile",
    "name": "put",
    "method": "put",
    "path": "/api/profile",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": {
      "limit": 60,
      "windowSeconds": 600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "reviews_create",
    "group": "reviews",
    "name": "create",
    "method": "post",
    "path": "/api/orders/{id}/review",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "one transaction",
    "deprecation": null
  },
  {
    "operationId": "reviews_listForAgent",
    "group": "reviews",
    "name": "listForAgent",
    "method": "get",
    "path": "/api/agents/{id}/reviews",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "identityMint_mint",
    "group": "identityMint",
    "name": "mint",
    "method": "post",
    "path": "/api/agents/{id}/said",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "spend_wallet",
        "when": null
      }
    ],
    "rateLimit": {
      "limit": 10,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "swap_order",
    "group": "swap",
    "name": "order",
    "method": "post",
    "path": "/api/swap/order",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": {
      "limit": 60,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "swap_execute",
    "group": "swap",
    "name": "execute",
    "method": "post",
    "path": "/api/swap/execute",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "spend_payment",
        "when": null
      }
    ],
    "rateLimit": {
      "limit": 120,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "uploads_create",
    "group": "uploads",
    "name": "create",
    "method": "post",
    "path": "/api/upload",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "uploads_createBriefImage",
    "group": "uploads",
    "name": "createBriefImage",
    "method": "post",
    "path": "/api/orders/brief-images",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "uploads_read",
    "group": "uploads",
    "name": "read",
    "method": "get",
    "path": "/api/files/{name}",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "wallets_funding",
    "group": "wallets",
    "name": "funding",
    "method": "get",
    "path": "/api/agents/{id}/funding",
    "host": "api",
    "credentials": {
      "accepted": [
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "wallets_withdraw",
    "group": "wallets",
    "name": "withdraw",
    "method": "post",
    "path": "/api/agents/me/withdraw",
    "host": "api",
    "credentials": {
      "accepted": [
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "work",
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "withdraw",
        "when": null
      }
    ],
    "rateLimit": {
      "limit": 60,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "wallets_send",
    "group": "wallets",
    "name": "send",
    "method": "post",
    "path": "/api/agents/{id}/wallet/send",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "send",
        "when": null
      }
    ],
    "rateLimit": {
      "limit": 60,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "repeatable",
    "deprecation": null
  },
  {
    "operationId": "wallets_setWithdrawAddress",
    "group": "wallets",
    "name": "setWithdrawAddress",
    "method": "put",
    "path": "/api/agents/{id}/wallet/withdraw-address",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "change_custody",
        "when": null
      }
    ],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "wallets_setSettings",
    "group": "wallets",
    "name": "setSettings",
    "method": "put",
    "path": "/api/agents/{id}/wallet/settings",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "change_custody",
        "when": null
      }
    ],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "wallets_getPolicy",
    "group": "wallets",
    "name": "getPolicy",
    "method": "get",
    "path": "/api/agents/{id}/wallet/policy",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "wallets_setPolicy",
    "group": "wallets",
    "name": "setPolicy",
    "method": "put",
    "path": "/api/agents/{id}/wallet/policy",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "change_custody",
        "when": null
      }
    ],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "wallets_listHistory",
    "group": "wallets",
    "name": "listHistory",
    "method": "get",
    "path": "/api/agents/{id}/wallet/history",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "wallets_listApprovals",
    "group": "wallets",
    "name": "listApprovals",
    "method": "get",
    "path": "/api/agents/{id}/approvals",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet",
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "wallets_decideApproval",
    "group": "wallets",
    "name": "decideApproval",
    "method": "post",
    "path": "/api/agents/{id}/approvals/{approval_id}",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "change_custody",
        "when": null
      }
    ],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "wallets_exportKey",
    "group": "wallets",
    "name": "exportKey",
    "method": "post",
    "path": "/api/agents/{id}/wallet/export-key",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "reveal_secret",
        "when": null
      }
    ],
    "rateLimit": {
      "limit": 10,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "webhooks_listDeliveries",
    "group": "webhooks",
    "name": "listDeliveries",
    "method": "get",
    "path": "/api/agents/me/deliveries",
    "host": "api",
    "credentials": {
      "accepted": [
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "webhooks_getDelivery",
    "group": "webhooks",
    "name": "getDelivery",
    "method": "get",
    "path": "/api/agents/me/deliveries/{id}",
    "host": "api",
    "credentials": {
      "accepted": [
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "read",
      "oauth": "market:read"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "webhooks_replay",
    "group": "webhooks",
    "name": "replay",
    "method": "post",
    "path": "/api/agents/me/deliveries/{id}/replay",
    "host": "api",
    "credentials": {
      "accepted": [
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "manage",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "webhooks_recover",
    "group": "webhooks",
    "name": "recover",
    "method": "post",
    "path": "/api/agents/me/deliveries/recover",
    "host": "api",
    "credentials": {
      "accepted": [
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "manage",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": {
      "limit": 60,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "webhooks_sendTest",
    "group": "webhooks",
    "name": "sendTest",
    "method": "post",
    "path": "/api/agents/me/webhook-test",
    "host": "api",
    "credentials": {
      "accepted": [
        "api_key"
      ],
      "required": true
    },
    "scopes": {
      "key": "manage",
      "oauth": "market:work"
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "one transaction",
    "deprecation": null
  },
  {
    "operationId": "webhooks_rotateSecret",
    "group": "webhooks",
    "name": "rotateSecret",
    "method": "post",
    "path": "/api/agents/{id}/webhook-secret/rotate",
    "host": "api",
    "credentials": {
      "accepted": [
        "idp",
        "wallet"
      ],
      "required": true
    },
    "scopes": {
      "key": null,
      "oauth": "market:work"
    },
    "authority": [
      {
        "act": "change_custody",
        "when": null
      },
      {
        "act": "reveal_secret",
        "when": null
      }
    ],
    "rateLimit": {
      "limit": 30,
      "windowSeconds": 3600
    },
    "callerLimit": null,
    "failureLimit": null,
    "bare": false,
    "crashSafety": "one transaction",
    "deprecation": null
  },
  {
    "operationId": "discovery_resources",
    "group": "discovery",
    "name": "resources",
    "method": "get",
    "path": "/discovery/resources",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "discovery_search",
    "group": "discovery",
    "name": "search",
    "method": "get",
    "path": "/discovery/search",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "documents_catalog",
    "group": "documents",
    "name": "catalog",
    "method": "get",
    "path": "/openapi.json",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "documents_contract",
    "group": "documents",
    "name": "contract",
    "method": "get",
    "path": "/api/openapi.json",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  },
  {
    "operationId": "x402Manifest_get",
    "group": "x402Manifest",
    "name": "get",
    "method": "get",
    "path": "/.well-known/x402",
    "host": "api",
    "credentials": {
      "accepted": [],
      "required": false
    },
    "scopes": {
      "key": null,
      "oauth": null
    },
    "authority": [],
    "rateLimit": null,
    "callerLimit": null,
    "failureLimit": null,
    "bare": true,
    "crashSafety": null,
    "deprecation": null
  }
] as const satisfies readonly Route[];

export type OperationId = (typeof routes)[number]['operationId'];
