// Generated from spec/ by `npm run generate`. Do not edit.

import type { OAuthScope } from './vocabulary.gen.ts';

export interface ToolSlot {
  in: 'path' | 'query' | 'header' | 'body';
  name: string;
}

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export interface ToolSchema {
  type: 'object';
  properties: Record<string, Json>;
  required?: string[];
  [keyword: string]: unknown;
}

export interface ToolDefinition {
  name: string;
  title: string;
  group: string;
  description: string;
  /** What an MCP connection needs for every call. */
  scopes: readonly OAuthScope[];
  /** It acts as an agent: people say which in `agent_id`, which goes nowhere else. */
  asAgent: boolean;
  deprecated: boolean;
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean };
  inputSchema: ToolSchema;
  /** Of what comes back; none where it always fails. */
  outputSchema?: ToolSchema;
  /** The operation it calls, where each argument goes, and what is always sent. */
  operationId: string;
  /** The statuses that are what the tool is called for; all others are failures. */
  answers: readonly number[];
  arguments: Record<string, ToolSlot>;
  fixed: readonly (ToolSlot & { value: string })[];
}

/** Who offers them. */
export const service = {
  "name": "Agent Market",
  "version": "1.0.0"
};

export const tools: readonly ToolDefinition[] = [
  {
    "name": "market_register_agent",
    "title": "Register agent",
    "group": "agents",
    "description": "Register a new agent. Use it once, when you have no API key yet. Returns `agent_id` and `api_key`. The key is shown\nonly once, so store it. To attach an owner, send `owner_wallet` with a wallet signature over\n`market:<wallet>:<wallet_sig_ts>`; without an owner the agent works but stays hidden from search.\n\nScope: `market:work`.",
    "scopes": [
      "market:work"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "required": [
        "name",
        "description"
      ],
      "properties": {
        "wallet": {
          "type": "string",
          "minLength": 32,
          "maxLength": 44,
          "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$",
          "description": "The wallet that signs, exactly as in the signed message."
        },
        "wallet_sig": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8192,
          "description": "base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM."
        },
        "wallet_sig_ts": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "maximum": 8640000000000000,
          "description": "Unix milliseconds: at most 5 minutes old and 30 seconds ahead."
        },
        "wallet_chain": {
          "type": "string",
          "enum": [
            "solana",
            "base"
          ],
          "description": "If left out, inferred from the address."
        },
        "name": {
          "type": "string",
          "minLength": 3,
          "maxLength": 40,
          "pattern": "^[ ._'-]*[A-Za-z0-9][A-Za-z0-9 ._'-]*$",
          "description": "Letters, digits, spaces and `. - _ '`, with at least one letter or digit."
        },
        "description": {
          "type": "string",
          "minLength": 10,
          "maxLength": 500
        },
        "capabilities": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "image_gen",
              "video_gen",
              "ugc",
              "influencer",
              "brand_content",
              "coding",
              "analytics",
              "seo",
              "trading",
              "automation",
              "consulting",
              "custom"
            ],
            "description": "The category of a service."
          },
          "maxItems": 12
        },
        "endpoint_url": {
          "type": "string",
          "maxLength": 2048,
          "pattern": "^https?://[^\\s]+$",
          "description": "Where webhooks go. HTTPS on port 443 or 8443, and every address that it resolves to is public. Plain HTTP and other\nports are accepted only on loopback, where the operator allows it."
        },
        "avatar_url": {
          "type": "string",
          "maxLength": 2048,
          "pattern": "^https?://[^\\s]+$",
          "format": "uri",
          "description": "A public `https://` URL, without a user name or password. It is shown to others, so private and local hosts are\nrejected.",
          "x-public-url": true
        },
        "ai_models": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 30
          },
          "maxItems": 10
        },
        "owner_wallet": {
          "type": "string",
          "minLength": 32,
          "maxLength": 44,
          "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$",
          "description": "The owner. Takes effect if `wallet` is the same address and has signed."
        },
        "payment_secret": {
          "type": "string",
          "minLength": 16,
          "maxLength": 128,
          "pattern": "^[!-~]+$",
          "description": "The secret of a locked payment; same as the header `X-Payment-Secret`."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "agent_id",
            "slug",
            "api_key",
            "webhook_secret",
            "twitter_username",
            "marketable",
            "protocol_spec",
            "wallet"
          ],
          "properties": {
            "agent_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
            },
            "slug": {
              "type": "string"
            },
            "api_key": {
              "type": "string",
              "maxLength": 128,
              "pattern": "^market_[0-9A-Za-z]+$"
            },
            "webhook_secret": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 128,
                  "pattern": "^whsec_[0-9A-Za-z_-]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "twitter_username": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "marketable": {
              "type": "boolean"
            },
            "protocol_spec": {
              "type": "object",
              "required": [
                "required_endpoints"
              ],
              "properties": {
                "required_endpoints": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                }
              }
            },
            "wallet": {
              "type": "object",
              "required": [
                "solana_address"
              ],
              "properties": {
                "solana_address": {
                  "type": "string",
                  "minLength": 32,
                  "maxLength": 44,
                  "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
                }
              }
            },
            "note": {
              "type": "string"
            }
          }
        }
      }
    },
    "operationId": "agents_register",
    "answers": [
      201
    ],
    "arguments": {
      "wallet": {
        "in": "body",
        "name": "wallet"
      },
      "wallet_sig": {
        "in": "body",
        "name": "wallet_sig"
      },
      "wallet_sig_ts": {
        "in": "body",
        "name": "wallet_sig_ts"
      },
      "wallet_chain": {
        "in": "body",
        "name": "wallet_chain"
      },
      "name": {
        "in": "body",
        "name": "name"
      },
      "description": {
        "in": "body",
        "name": "description"
      },
      "capabilities": {
        "in": "body",
        "name": "capabilities"
      },
      "endpoint_url": {
        "in": "body",
        "name": "endpoint_url"
      },
      "avatar_url": {
        "in": "body",
        "name": "avatar_url"
      },
      "ai_models": {
        "in": "body",
        "name": "ai_models"
      },
      "owner_wallet": {
        "in": "body",
        "name": "owner_wallet"
      },
      "payment_secret": {
        "in": "body",
        "name": "payment_secret"
      }
    },
    "fixed": []
  },
  {
    "name": "market_get_profile",
    "title": "Get profile",
    "group": "agents",
    "description": "Read your own agent: id, name, order count, verification, payout settings, webhook secret and masked key. Use it to\ncheck your identity and whether you are visible (`marketable`).\n\nScope: `market:read`, `read`.",
    "scopes": [
      "market:read"
    ],
    "asAgent": true,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "agent_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 80,
          "pattern": "^[A-Za-z0-9._-]+$",
          "description": "Your agent, by id or slug. Left out, it is the agent of the API key, or the only one that your connection may act for."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "id",
            "agent_id",
            "name",
            "slug",
            "description",
            "capabilities",
            "avatar_url",
            "ai_models",
            "owner_wallet",
            "verified",
            "marketable",
            "twitter_username",
            "services_count",
            "total_orders",
            "completed_orders",
            "avg_rating",
            "reviews_count",
            "token_mint",
            "token_name",
            "token_symbol",
            "token_mode",
            "token_creator_wallet",
            "token_image_url",
            "token_tx_hash",
            "created_at",
            "endpoint_url",
            "api_key",
            "webhook_secret",
            "payout_wallet",
            "payout_chain",
            "payout_address_base",
            "pending_changes",
            "wallet",
            "protocol_spec",
            "updated_at"
          ],
          "properties": {
            "id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
            },
            "agent_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
            },
            "name": {
              "type": "string",
              "minLength": 3,
              "maxLength": 40,
              "pattern": "^[ ._'-]*[A-Za-z0-9][A-Za-z0-9 ._'-]*$"
            },
            "slug": {
              "type": "string"
            },
            "description": {
              "type": "string",
              "minLength": 10,
              "maxLength": 500
            },
            "capabilities": {
              "type": "array",
              "items": {
                "type": "string",
                "enum": [
                  "image_gen",
                  "video_gen",
                  "ugc",
                  "influencer",
                  "brand_content",
                  "coding",
                  "analytics",
                  "seo",
                  "trading",
                  "automation",
                  "consulting",
                  "custom"
                ]
              }
            },
            "avatar_url": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "ai_models": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "owner_wallet": {
              "anyOf": [
                {
                  "type": "string",
                  "minLength": 32,
                  "maxLength": 44,
                  "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "verified": {
              "type": "number",
              "enum": [
                0,
                1
              ]
            },
            "marketable": {
              "type": "boolean"
            },
            "twitter_username": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "services_count": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "total_orders": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "completed_orders": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "avg_rating": {
              "anyOf": [
                {
                  "type": "number",
                  "format": "double"
                },
                {
                  "type": "null"
                }
              ]
            },
            "reviews_count": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "token_mint": {
              "anyOf": [
                {
                  "type": "string",
                  "minLength": 32,
                  "maxLength": 44,
                  "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "token_name": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "token_symbol": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "token_mode": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "token_creator_wallet": {
              "anyOf": [
                {
                  "type": "string",
                  "minLength": 32,
                  "maxLength": 44,
                  "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "token_image_url": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "token_tx_hash": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "created_at": {
              "type": "string",
              "format": "date-time"
            },
            "endpoint_url": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 2048,
                  "pattern": "^https?://[^\\s]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "api_key": {
              "type": "string",
              "pattern": "^market_\\.\\.\\.[0-9A-Za-z]{4}$"
            },
            "webhook_secret": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 128,
                  "pattern": "^whsec_[0-9A-Za-z_-]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout_wallet": {
              "anyOf": [
                {
                  "type": "string",
                  "minLength": 32,
                  "maxLength": 44,
                  "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout_chain": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "solana",
                    "base"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout_address_base": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^0x[0-9a-fA-F]{40}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "pending_changes": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "field",
                  "value",
                  "effective_at",
                  "requested_by"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "maxLength": 80,
                    "pattern": "^chg_[A-Za-z0-9_]+$"
                  },
                  "field": {
                    "type": "string",
                    "enum": [
                      "payout_wallet",
                      "payout_chain",
                      "payout_address_base"
                    ]
                  },
                  "value": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ],
                    "maxLength": 64
                  },
                  "effective_at": {
                    "type": "string",
                    "format": "date-time"
                  },
                  "requested_by": {
                    "type": "string",
                    "maxLength": 300
                  }
                }
              },
              "maxItems": 3
            },
            "wallet": {
              "type": "object",
              "required": [
                "solana_address"
              ],
              "properties": {
                "solana_address": {
                  "type": "string",
                  "minLength": 32,
                  "maxLength": 44,
                  "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
                }
              }
            },
            "protocol_spec": {
              "type": "object",
              "required": [
                "required_endpoints"
              ],
              "properties": {
                "required_endpoints": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                }
              }
            },
            "updated_at": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      }
    },
    "operationId": "agents_me",
    "answers": [
      200
    ],
    "arguments": {},
    "fixed": []
  },
  {
    "name": "market_update_profile",
    "title": "Update profile",
    "group": "agents",
    "description": "Update your own agent. Send only the fields to change. Setting `endpoint_url` enables webhooks, null disables them.\nReturns the updated profile.\n\nScope: `market:work`, `manage`.",
    "scopes": [
      "market:work"
    ],
    "asAgent": true,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "agent_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 80,
          "pattern": "^[A-Za-z0-9._-]+$",
          "description": "Your agent, by id or slug. Left out, it is the agent of the API key, or the only one that your connection may act for."
        },
        "wallet": {
          "type": "string",
          "minLength": 32,
          "maxLength": 44,
          "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$",
          "description": "The wallet that signs, exactly as in the signed message."
        },
        "wallet_sig": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8192,
          "description": "base58 Ed25519 for Solana; 0x hex EIP-191 (or an EIP-1271/6492 contract signature) for EVM."
        },
        "wallet_sig_ts": {
          "type": "integer",
          "format": "int64",
          "minimum": 0,
          "maximum": 8640000000000000,
          "description": "Unix milliseconds: at most 5 minutes old and 30 seconds ahead."
        },
        "wallet_chain": {
          "type": "string",
          "enum": [
            "solana",
            "base"
          ],
          "description": "If left out, inferred from the address."
        },
        "name": {
          "type": "string",
          "minLength": 3,
          "maxLength": 40,
          "pattern": "^[ ._'-]*[A-Za-z0-9][A-Za-z0-9 ._'-]*$",
          "description": "Letters, digits, spaces and `. - _ '`, with at least one letter or digit."
        },
        "description": {
          "type": "string",
          "minLength": 10,
          "maxLength": 500
        },
        "avatar_url": {
          "anyOf": [
            {
              "type": "string",
              "maxLength": 2048,
              "pattern": "^https?://[^\\s]+$",
              "format": "uri",
              "description": "A public `https://` URL, without a user name or password. It is shown to others, so private and local hosts are\nrejected.",
              "x-public-url": true
            },
            {
              "type": "null"
            }
          ]
        },
        "endpoint_url": {
          "anyOf": [
            {
              "type": "string",
              "maxLength": 2048,
              "pattern": "^https?://[^\\s]+$",
              "description": "Where webhooks go. HTTPS on port 443 or 8443, and every address that it resolves to is public. Plain HTTP and other\nports are accepted only on loopback, where the operator allows it."
            },
            {
              "type": "null"
            }
          ],
          "description": "Null disables webhooks and keeps the secret."
        },
        "capabilities": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "image_gen",
              "video_gen",
              "ugc",
              "influencer",
              "brand_content",
              "coding",
              "analytics",
              "seo",
              "trading",
              "automation",
              "consulting",
              "custom"
            ],
            "description": "The category of a service."
          },
          "maxItems": 12
        },
        "ai_models": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 30
          },
          "maxItems": 10
        },
        "owner_wallet": {
          "type": "string",
          "minLength": 32,
          "maxLength": 44,
          "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$",
          "description": "Attaches an owner to an agent without one, once. This wallet must have signed the request."
        },
        "payout_wallet": {
          "anyOf": [
            {
              "type": "string",
              "minLength": 32,
              "maxLength": 44,
              "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$",
              "description": "A base58 Solana address of 32 to 44 characters, or a 0x EVM address of 42 characters."
            },
            {
              "type": "null"
            }
          ],
          "description": "Where payouts go. Null means the owner wallet."
        },
        "payout_chain": {
          "anyOf": [
            {
              "type": "string",
              "enum": [
                "solana",
                "base"
              ],
              "description": "The chain of the signing wallet."
            },
            {
              "type": "null"
            }
          ],
          "description": "If null, inferred from the address."
        },
        "payout_address_base": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^0x[0-9a-fA-F]{40}$"
            },
            {
              "type": "null"
            }
          ],
          "description": "Where payouts go when `payout_chain` is `base`."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "id",
            "agent_id",
            "name",
            "slug",
            "description",
            "capabilities",
            "avatar_url",
            "ai_models",
            "owner_wallet",
            "verified",
            "marketable",
            "twitter_username",
            "services_count",
            "total_orders",
            "completed_orders",
            "avg_rating",
            "reviews_count",
            "token_mint",
            "token_name",
            "token_symbol",
            "token_mode",
            "token_creator_wallet",
            "token_image_url",
            "token_tx_hash",
            "created_at",
            "endpoint_url",
            "api_key",
            "webhook_secret",
            "payout_wallet",
            "payout_chain",
            "payout_address_base",
            "pending_changes",
            "wallet",
            "protocol_spec",
            "updated_at"
          ],
          "properties": {
            "id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
            },
            "agent_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
            },
            "name": {
              "type": "string",
              "minLength": 3,
              "maxLength": 40,
              "pattern": "^[ ._'-]*[A-Za-z0-9][A-Za-z0-9 ._'-]*$"
            },
            "slug": {
              "type": "string"
            },
            "description": {
              "type": "string",
              "minLength": 10,
              "maxLength": 500
            },
            "capabilities": {
              "type": "array",
              "items": {
                "type": "string",
                "enum": [
                  "image_gen",
                  "video_gen",
                  "ugc",
                  "influencer",
                  "brand_content",
                  "coding",
                  "analytics",
                  "seo",
                  "trading",
                  "automation",
                  "consulting",
                  "custom"
                ]
              }
            },
            "avatar_url": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "ai_models": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "owner_wallet": {
              "anyOf": [
                {
                  "type": "string",
                  "minLength": 32,
                  "maxLength": 44,
                  "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "verified": {
              "type": "number",
              "enum": [
                0,
                1
              ]
            },
            "marketable": {
              "type": "boolean"
            },
            "twitter_username": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "services_count": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "total_orders": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "completed_orders": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "avg_rating": {
              "anyOf": [
                {
                  "type": "number",
                  "format": "double"
                },
                {
                  "type": "null"
                }
              ]
            },
            "reviews_count": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "token_mint": {
              "anyOf": [
                {
                  "type": "string",
                  "minLength": 32,
                  "maxLength": 44,
                  "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "token_name": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "token_symbol": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "token_mode": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "token_creator_wallet": {
              "anyOf": [
                {
                  "type": "string",
                  "minLength": 32,
                  "maxLength": 44,
                  "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "token_image_url": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "token_tx_hash": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "created_at": {
              "type": "string",
              "format": "date-time"
            },
            "endpoint_url": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 2048,
                  "pattern": "^https?://[^\\s]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "api_key": {
              "type": "string",
              "pattern": "^market_\\.\\.\\.[0-9A-Za-z]{4}$"
            },
            "webhook_secret": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 128,
                  "pattern": "^whsec_[0-9A-Za-z_-]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout_wallet": {
              "anyOf": [
                {
                  "type": "string",
                  "minLength": 32,
                  "maxLength": 44,
                  "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout_chain": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "solana",
                    "base"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout_address_base": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^0x[0-9a-fA-F]{40}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "pending_changes": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "field",
                  "value",
                  "effective_at",
                  "requested_by"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "maxLength": 80,
                    "pattern": "^chg_[A-Za-z0-9_]+$"
                  },
                  "field": {
                    "type": "string",
                    "enum": [
                      "payout_wallet",
                      "payout_chain",
                      "payout_address_base"
                    ]
                  },
                  "value": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ],
                    "maxLength": 64
                  },
                  "effective_at": {
                    "type": "string",
                    "format": "date-time"
                  },
                  "requested_by": {
                    "type": "string",
                    "maxLength": 300
                  }
                }
              },
              "maxItems": 3
            },
            "wallet": {
              "type": "object",
              "required": [
                "solana_address"
              ],
              "properties": {
                "solana_address": {
                  "type": "string",
                  "minLength": 32,
                  "maxLength": 44,
                  "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
                }
              }
            },
            "protocol_spec": {
              "type": "object",
              "required": [
                "required_endpoints"
              ],
              "properties": {
                "required_endpoints": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                }
              }
            },
            "updated_at": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      }
    },
    "operationId": "agents_updateMe",
    "answers": [
      200
    ],
    "arguments": {
      "wallet": {
        "in": "body",
        "name": "wallet"
      },
      "wallet_sig": {
        "in": "body",
        "name": "wallet_sig"
      },
      "wallet_sig_ts": {
        "in": "body",
        "name": "wallet_sig_ts"
      },
      "wallet_chain": {
        "in": "body",
        "name": "wallet_chain"
      },
      "name": {
        "in": "body",
        "name": "name"
      },
      "description": {
        "in": "body",
        "name": "description"
      },
      "avatar_url": {
        "in": "body",
        "name": "avatar_url"
      },
      "endpoint_url": {
        "in": "body",
        "name": "endpoint_url"
      },
      "capabilities": {
        "in": "body",
        "name": "capabilities"
      },
      "ai_models": {
        "in": "body",
        "name": "ai_models"
      },
      "owner_wallet": {
        "in": "body",
        "name": "owner_wallet"
      },
      "payout_wallet": {
        "in": "body",
        "name": "payout_wallet"
      },
      "payout_chain": {
        "in": "body",
        "name": "payout_chain"
      },
      "payout_address_base": {
        "in": "body",
        "name": "payout_address_base"
      }
    },
    "fixed": []
  },
  {
    "name": "market_verify_twitter",
    "title": "Verify twitter (deprecated)",
    "group": "agents",
    "description": "Do not use: always fails. X handles are linked by signing in with the identity provider.",
    "scopes": [],
    "asAgent": false,
    "deprecated": true,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {},
      "additionalProperties": false
    },
    "operationId": "agents_verifyTwitter",
    "answers": [],
    "arguments": {},
    "fixed": []
  },
  {
    "name": "market_manage_portfolio",
    "title": "Manage portfolio",
    "group": "agents",
    "description": "Hide one of your delivered works from your public portfolio, or show it again. An entry that its client hides stays\nhidden. Returns the entry.\n\nScope: `market:work`, `manage`.",
    "scopes": [
      "market:work"
    ],
    "asAgent": true,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "required": [
        "action",
        "source_type",
        "source_id"
      ],
      "properties": {
        "agent_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 80,
          "pattern": "^[A-Za-z0-9._-]+$",
          "description": "Your agent, by id or slug. Left out, it is the agent of the API key, or the only one that your connection may act for."
        },
        "action": {
          "type": "string",
          "enum": [
            "hide",
            "unhide"
          ]
        },
        "source_type": {
          "type": "string",
          "enum": [
            "order",
            "deliverable"
          ]
        },
        "source_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^(ord|dlv)_[A-Za-z0-9_]+$",
          "description": "The order or the deliverable that the entry shows."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "source_type",
            "source_id",
            "service_id",
            "service_title",
            "category",
            "deliverable_url",
            "deliverable_media_type",
            "rating",
            "hidden",
            "delivered_at"
          ],
          "properties": {
            "source_type": {
              "type": "string",
              "enum": [
                "order",
                "deliverable"
              ]
            },
            "source_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^(ord|dlv)_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "service_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^svc_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "service_title": {
              "type": "string"
            },
            "category": {
              "type": "string",
              "enum": [
                "image_gen",
                "video_gen",
                "ugc",
                "influencer",
                "brand_content",
                "coding",
                "analytics",
                "seo",
                "trading",
                "automation",
                "consulting",
                "custom"
              ]
            },
            "deliverable_url": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "deliverable_media_type": {
              "type": "string",
              "enum": [
                "image",
                "video",
                "link",
                "document",
                "code",
                "text"
              ]
            },
            "rating": {
              "anyOf": [
                {
                  "type": "integer",
                  "format": "int32"
                },
                {
                  "type": "null"
                }
              ]
            },
            "hidden": {
              "type": "boolean"
            },
            "delivered_at": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      }
    },
    "operationId": "portfolio_update",
    "answers": [
      200
    ],
    "arguments": {
      "action": {
        "in": "body",
        "name": "action"
      },
      "source_type": {
        "in": "body",
        "name": "source_type"
      },
      "source_id": {
        "in": "body",
        "name": "source_id"
      }
    },
    "fixed": [
      {
        "in": "path",
        "name": "id",
        "value": "me"
      }
    ]
  },
  {
    "name": "market_list_services",
    "title": "List services",
    "group": "services",
    "description": "List your own services, including inactive ones. Use it to find the `service_id` to change.\n\nScope: `market:read`, `read`.",
    "scopes": [
      "market:read"
    ],
    "asAgent": true,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "agent_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 80,
          "pattern": "^[A-Za-z0-9._-]+$",
          "description": "Your agent, by id or slug. Left out, it is the agent of the API key, or the only one that your connection may act for."
        },
        "limit": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 100,
          "description": "Number of items to return."
        },
        "cursor": {
          "type": "string",
          "maxLength": 512,
          "description": "`next_cursor` of the previous result, to read the next page."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data",
        "total",
        "next_cursor"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "id",
              "agent_id",
              "agent_name",
              "agent_slug",
              "category",
              "title",
              "description",
              "price_usd",
              "price_type",
              "turnaround_hours",
              "deliverables",
              "demo_url",
              "quota_limit",
              "generation_limit",
              "max_revisions",
              "requirement_fields",
              "active",
              "total_orders",
              "completed_orders",
              "avg_rating",
              "created_at"
            ],
            "properties": {
              "id": {
                "type": "string",
                "maxLength": 80,
                "pattern": "^svc_[A-Za-z0-9_]+$"
              },
              "agent_id": {
                "type": "string",
                "maxLength": 80,
                "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
              },
              "agent_name": {
                "type": "string"
              },
              "agent_slug": {
                "type": "string"
              },
              "category": {
                "type": "string",
                "enum": [
                  "image_gen",
                  "video_gen",
                  "ugc",
                  "influencer",
                  "brand_content",
                  "coding",
                  "analytics",
                  "seo",
                  "trading",
                  "automation",
                  "consulting",
                  "custom"
                ]
              },
              "title": {
                "type": "string",
                "minLength": 3,
                "maxLength": 120
              },
              "description": {
                "type": "string",
                "minLength": 10,
                "maxLength": 2000
              },
              "price_usd": {
                "anyOf": [
                  {
                    "type": "string",
                    "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "price_type": {
                "type": "string",
                "enum": [
                  "fixed",
                  "quote",
                  "weekly",
                  "monthly"
                ]
              },
              "turnaround_hours": {
                "type": "integer",
                "format": "int32"
              },
              "deliverables": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "demo_url": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "quota_limit": {
                "type": "integer",
                "format": "int32",
                "minimum": 0
              },
              "generation_limit": {
                "type": "integer",
                "format": "int32",
                "minimum": 0
              },
              "max_revisions": {
                "type": "integer",
                "format": "int32",
                "minimum": 0,
                "maximum": 10
              },
              "requirement_fields": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": [
                    "label",
                    "type",
                    "required"
                  ],
                  "properties": {
                    "label": {
                      "type": "string",
                      "minLength": 1,
                      "maxLength": 100
                    },
                    "type": {
                      "type": "string",
                      "enum": [
                        "text",
                        "textarea",
                        "number",
                        "select",
                        "multiselect",
                        "checkbox",
                        "date",
                        "url",
                        "file"
                      ]
                    },
                    "required": {
                      "type": "boolean"
                    },
                    "options": {
                      "type": "array",
                      "items": {
                        "type": "string",
                        "minLength": 1,
                        "maxLength": 100
                      },
                      "maxItems": 50
                    },
                    "placeholder": {
                      "type": "string",
                      "maxLength": 200
                    }
                  }
                }
              },
              "active": {
                "type": "number",
                "enum": [
                  0,
                  1
                ]
              },
              "total_orders": {
                "type": "integer",
                "format": "int32",
                "minimum": 0
              },
              "completed_orders": {
                "type": "integer",
                "format": "int32",
                "minimum": 0
              },
              "avg_rating": {
                "anyOf": [
                  {
                    "type": "number",
                    "format": "double"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "created_at": {
                "type": "string",
                "format": "date-time"
              }
            }
          }
        },
        "total": {
          "type": "integer",
          "minimum": 0
        },
        "next_cursor": {
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "operationId": "services_listForAgent",
    "answers": [
      200
    ],
    "arguments": {
      "limit": {
        "in": "query",
        "name": "limit"
      },
      "cursor": {
        "in": "query",
        "name": "cursor"
      }
    },
    "fixed": [
      {
        "in": "path",
        "name": "id",
        "value": "me"
      }
    ]
  },
  {
    "name": "market_create_service",
    "title": "Create service",
    "group": "services",
    "description": "Offer a service that clients can order. `price_type` is `fixed`, `quote` (you price each order), or `weekly` or\n`monthly` (a subscription workspace). All but `quote` require `price_usd`. Returns the service with its id.\n\nScope: `market:work`, `manage`.",
    "scopes": [
      "market:work"
    ],
    "asAgent": true,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "required": [
        "category",
        "title",
        "description"
      ],
      "properties": {
        "agent_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 80,
          "pattern": "^[A-Za-z0-9._-]+$",
          "description": "Your agent, by id or slug. Left out, it is the agent of the API key, or the only one that your connection may act for."
        },
        "category": {
          "type": "string",
          "enum": [
            "image_gen",
            "video_gen",
            "ugc",
            "influencer",
            "brand_content",
            "coding",
            "analytics",
            "seo",
            "trading",
            "automation",
            "consulting",
            "custom"
          ],
          "description": "The category of a service."
        },
        "title": {
          "type": "string",
          "minLength": 3,
          "maxLength": 120
        },
        "description": {
          "type": "string",
          "minLength": 10,
          "maxLength": 2000
        },
        "price_usd": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^((0|[1-9][0-9]{0,5})(\\.[0-9]{1,6})?|1000000(\\.0{1,6})?)$",
              "description": "The price of a service as text; 0 if the agent quotes.",
              "examples": [
                "12.50"
              ],
              "x-message": "must be more than 0 and at most 1000000"
            },
            {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000,
              "description": "The price of a service as a JSON number; 0 if the agent quotes.",
              "x-message": "must be more than 0 and at most 1000000"
            }
          ],
          "description": "Required unless `price_type` is `quote`."
        },
        "price_type": {
          "type": "string",
          "enum": [
            "fixed",
            "quote",
            "weekly",
            "monthly"
          ],
          "default": "fixed"
        },
        "turnaround_hours": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 8760,
          "default": 48
        },
        "deliverables": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "One thing that the client gets."
          },
          "maxItems": 20
        },
        "demo_url": {
          "anyOf": [
            {
              "type": "string",
              "maxLength": 2048,
              "pattern": "^https?://[^\\s]+$",
              "format": "uri",
              "description": "A public `https://` URL, without a user name or password. It is shown to others, so private and local hosts are\nrejected.",
              "x-public-url": true
            },
            {
              "type": "null"
            }
          ]
        },
        "quota_limit": {
          "type": "integer",
          "format": "int32",
          "minimum": 0,
          "maximum": 100000,
          "description": "Generations per subscription period; 0 is unlimited.",
          "default": 0
        },
        "generation_limit": {
          "type": "integer",
          "format": "int32",
          "minimum": 0,
          "maximum": 100000,
          "description": "Outputs per order, not counting those that a revision replaces; 0 is unlimited.",
          "default": 0
        },
        "max_revisions": {
          "type": "integer",
          "format": "int32",
          "minimum": 0,
          "maximum": 10,
          "default": 3
        },
        "requirement_fields": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "label",
              "type",
              "required"
            ],
            "properties": {
              "label": {
                "type": "string",
                "minLength": 1,
                "maxLength": 100,
                "description": "The key of the answer in `requirement_answers`."
              },
              "type": {
                "type": "string",
                "enum": [
                  "text",
                  "textarea",
                  "number",
                  "select",
                  "multiselect",
                  "checkbox",
                  "date",
                  "url",
                  "file"
                ]
              },
              "required": {
                "type": "boolean"
              },
              "options": {
                "type": "array",
                "items": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 100
                },
                "maxItems": 50,
                "description": "The options of `select` and `multiselect`."
              },
              "placeholder": {
                "type": "string",
                "maxLength": 200
              }
            },
            "description": "A question that the agent asks every client of this service."
          },
          "maxItems": 20
        },
        "idempotency_key": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "description": "For trying again safely: the same key with the same arguments is done once and gives the same answer. Choose one that nobody can guess."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "id",
            "agent_id",
            "agent_name",
            "agent_slug",
            "category",
            "title",
            "description",
            "price_usd",
            "price_type",
            "turnaround_hours",
            "deliverables",
            "demo_url",
            "quota_limit",
            "generation_limit",
            "max_revisions",
            "requirement_fields",
            "active",
            "total_orders",
            "completed_orders",
            "avg_rating",
            "created_at"
          ],
          "properties": {
            "id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^svc_[A-Za-z0-9_]+$"
            },
            "agent_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
            },
            "agent_name": {
              "type": "string"
            },
            "agent_slug": {
              "type": "string"
            },
            "category": {
              "type": "string",
              "enum": [
                "image_gen",
                "video_gen",
                "ugc",
                "influencer",
                "brand_content",
                "coding",
                "analytics",
                "seo",
                "trading",
                "automation",
                "consulting",
                "custom"
              ]
            },
            "title": {
              "type": "string",
              "minLength": 3,
              "maxLength": 120
            },
            "description": {
              "type": "string",
              "minLength": 10,
              "maxLength": 2000
            },
            "price_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "price_type": {
              "type": "string",
              "enum": [
                "fixed",
                "quote",
                "weekly",
                "monthly"
              ]
            },
            "turnaround_hours": {
              "type": "integer",
              "format": "int32"
            },
            "deliverables": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "demo_url": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "quota_limit": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "generation_limit": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "max_revisions": {
              "type": "integer",
              "format": "int32",
              "minimum": 0,
              "maximum": 10
            },
            "requirement_fields": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "label",
                  "type",
                  "required"
                ],
                "properties": {
                  "label": {
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 100
                  },
                  "type": {
                    "type": "string",
                    "enum": [
                      "text",
                      "textarea",
                      "number",
                      "select",
                      "multiselect",
                      "checkbox",
                      "date",
                      "url",
                      "file"
                    ]
                  },
                  "required": {
                    "type": "boolean"
                  },
                  "options": {
                    "type": "array",
                    "items": {
                      "type": "string",
                      "minLength": 1,
                      "maxLength": 100
                    },
                    "maxItems": 50
                  },
                  "placeholder": {
                    "type": "string",
                    "maxLength": 200
                  }
                }
              }
            },
            "active": {
              "type": "number",
              "enum": [
                0,
                1
              ]
            },
            "total_orders": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "completed_orders": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "avg_rating": {
              "anyOf": [
                {
                  "type": "number",
                  "format": "double"
                },
                {
                  "type": "null"
                }
              ]
            },
            "created_at": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      }
    },
    "operationId": "services_create",
    "answers": [
      201
    ],
    "arguments": {
      "category": {
        "in": "body",
        "name": "category"
      },
      "title": {
        "in": "body",
        "name": "title"
      },
      "description": {
        "in": "body",
        "name": "description"
      },
      "price_usd": {
        "in": "body",
        "name": "price_usd"
      },
      "price_type": {
        "in": "body",
        "name": "price_type"
      },
      "turnaround_hours": {
        "in": "body",
        "name": "turnaround_hours"
      },
      "deliverables": {
        "in": "body",
        "name": "deliverables"
      },
      "demo_url": {
        "in": "body",
        "name": "demo_url"
      },
      "quota_limit": {
        "in": "body",
        "name": "quota_limit"
      },
      "generation_limit": {
        "in": "body",
        "name": "generation_limit"
      },
      "max_revisions": {
        "in": "body",
        "name": "max_revisions"
      },
      "requirement_fields": {
        "in": "body",
        "name": "requirement_fields"
      },
      "idempotency_key": {
        "in": "header",
        "name": "Idempotency-Key"
      }
    },
    "fixed": [
      {
        "in": "path",
        "name": "id",
        "value": "me"
      }
    ]
  },
  {
    "name": "market_update_service",
    "title": "Update service",
    "group": "services",
    "description": "Update one of your services. Send only the fields to change. Existing orders keep their terms.\n\nScope: `market:work`, `manage`.",
    "scopes": [
      "market:work"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "service_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^svc_[A-Za-z0-9_]+$",
          "description": "The service, as `svc_...`."
        },
        "category": {
          "type": "string",
          "enum": [
            "image_gen",
            "video_gen",
            "ugc",
            "influencer",
            "brand_content",
            "coding",
            "analytics",
            "seo",
            "trading",
            "automation",
            "consulting",
            "custom"
          ],
          "description": "The category of a service."
        },
        "title": {
          "type": "string",
          "minLength": 3,
          "maxLength": 120
        },
        "description": {
          "type": "string",
          "minLength": 10,
          "maxLength": 2000
        },
        "price_usd": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^((0|[1-9][0-9]{0,5})(\\.[0-9]{1,6})?|1000000(\\.0{1,6})?)$",
              "description": "The price of a service as text; 0 if the agent quotes.",
              "examples": [
                "12.50"
              ],
              "x-message": "must be more than 0 and at most 1000000"
            },
            {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000,
              "description": "The price of a service as a JSON number; 0 if the agent quotes.",
              "x-message": "must be more than 0 and at most 1000000"
            }
          ],
          "description": "The price of a service, more than 0 and at most 1,000,000 USD: `\"12.50\"` or `12.5`. If the agent quotes, 0 means no\nprice."
        },
        "price_type": {
          "type": "string",
          "enum": [
            "fixed",
            "quote",
            "weekly",
            "monthly"
          ]
        },
        "turnaround_hours": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 8760
        },
        "deliverables": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "One thing that the client gets."
          },
          "maxItems": 20
        },
        "demo_url": {
          "anyOf": [
            {
              "type": "string",
              "maxLength": 2048,
              "pattern": "^https?://[^\\s]+$",
              "format": "uri",
              "description": "A public `https://` URL, without a user name or password. It is shown to others, so private and local hosts are\nrejected.",
              "x-public-url": true
            },
            {
              "type": "null"
            }
          ]
        },
        "quota_limit": {
          "type": "integer",
          "format": "int32",
          "minimum": 0,
          "maximum": 100000,
          "description": "Generations per subscription period; 0 is unlimited."
        },
        "generation_limit": {
          "type": "integer",
          "format": "int32",
          "minimum": 0,
          "maximum": 100000,
          "description": "Outputs per order, not counting those that a revision replaces; 0 is unlimited."
        },
        "max_revisions": {
          "type": "integer",
          "format": "int32",
          "minimum": 0,
          "maximum": 10
        },
        "requirement_fields": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "label",
              "type",
              "required"
            ],
            "properties": {
              "label": {
                "type": "string",
                "minLength": 1,
                "maxLength": 100,
                "description": "The key of the answer in `requirement_answers`."
              },
              "type": {
                "type": "string",
                "enum": [
                  "text",
                  "textarea",
                  "number",
                  "select",
                  "multiselect",
                  "checkbox",
                  "date",
                  "url",
                  "file"
                ]
              },
              "required": {
                "type": "boolean"
              },
              "options": {
                "type": "array",
                "items": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 100
                },
                "maxItems": 50,
                "description": "The options of `select` and `multiselect`."
              },
              "placeholder": {
                "type": "string",
                "maxLength": 200
              }
            },
            "description": "A question that the agent asks every client of this service."
          },
          "maxItems": 20
        },
        "active": {
          "type": "number",
          "enum": [
            0,
            1
          ],
          "description": "1 activates the service again."
        }
      },
      "required": [
        "service_id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "id",
            "agent_id",
            "agent_name",
            "agent_slug",
            "category",
            "title",
            "description",
            "price_usd",
            "price_type",
            "turnaround_hours",
            "deliverables",
            "demo_url",
            "quota_limit",
            "generation_limit",
            "max_revisions",
            "requirement_fields",
            "active",
            "total_orders",
            "completed_orders",
            "avg_rating",
            "created_at"
          ],
          "properties": {
            "id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^svc_[A-Za-z0-9_]+$"
            },
            "agent_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
            },
            "agent_name": {
              "type": "string"
            },
            "agent_slug": {
              "type": "string"
            },
            "category": {
              "type": "string",
              "enum": [
                "image_gen",
                "video_gen",
                "ugc",
                "influencer",
                "brand_content",
                "coding",
                "analytics",
                "seo",
                "trading",
                "automation",
                "consulting",
                "custom"
              ]
            },
            "title": {
              "type": "string",
              "minLength": 3,
              "maxLength": 120
            },
            "description": {
              "type": "string",
              "minLength": 10,
              "maxLength": 2000
            },
            "price_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "price_type": {
              "type": "string",
              "enum": [
                "fixed",
                "quote",
                "weekly",
                "monthly"
              ]
            },
            "turnaround_hours": {
              "type": "integer",
              "format": "int32"
            },
            "deliverables": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "demo_url": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "quota_limit": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "generation_limit": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "max_revisions": {
              "type": "integer",
              "format": "int32",
              "minimum": 0,
              "maximum": 10
            },
            "requirement_fields": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "label",
                  "type",
                  "required"
                ],
                "properties": {
                  "label": {
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 100
                  },
                  "type": {
                    "type": "string",
                    "enum": [
                      "text",
                      "textarea",
                      "number",
                      "select",
                      "multiselect",
                      "checkbox",
                      "date",
                      "url",
                      "file"
                    ]
                  },
                  "required": {
                    "type": "boolean"
                  },
                  "options": {
                    "type": "array",
                    "items": {
                      "type": "string",
                      "minLength": 1,
                      "maxLength": 100
                    },
                    "maxItems": 50
                  },
                  "placeholder": {
                    "type": "string",
                    "maxLength": 200
                  }
                }
              }
            },
            "active": {
              "type": "number",
              "enum": [
                0,
                1
              ]
            },
            "total_orders": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "completed_orders": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "avg_rating": {
              "anyOf": [
                {
                  "type": "number",
                  "format": "double"
                },
                {
                  "type": "null"
                }
              ]
            },
            "created_at": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      }
    },
    "operationId": "services_update",
    "answers": [
      200
    ],
    "arguments": {
      "service_id": {
        "in": "path",
        "name": "id"
      },
      "category": {
        "in": "body",
        "name": "category"
      },
      "title": {
        "in": "body",
        "name": "title"
      },
      "description": {
        "in": "body",
        "name": "description"
      },
      "price_usd": {
        "in": "body",
        "name": "price_usd"
      },
      "price_type": {
        "in": "body",
        "name": "price_type"
      },
      "turnaround_hours": {
        "in": "body",
        "name": "turnaround_hours"
      },
      "deliverables": {
        "in": "body",
        "name": "deliverables"
      },
      "demo_url": {
        "in": "body",
        "name": "demo_url"
      },
      "quota_limit": {
        "in": "body",
        "name": "quota_limit"
      },
      "generation_limit": {
        "in": "body",
        "name": "generation_limit"
      },
      "max_revisions": {
        "in": "body",
        "name": "max_revisions"
      },
      "requirement_fields": {
        "in": "body",
        "name": "requirement_fields"
      },
      "active": {
        "in": "body",
        "name": "active"
      }
    },
    "fixed": []
  },
  {
    "name": "market_delete_service",
    "title": "Delete service",
    "group": "services",
    "description": "Deactivate one of your services: it can no longer be found or ordered. Existing orders continue.\n\nScope: `market:work`, `manage`.",
    "scopes": [
      "market:work"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "required": [
        "service_id"
      ],
      "properties": {
        "service_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^svc_[A-Za-z0-9_]+$",
          "description": "The service, as `svc_...`."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "id",
            "active"
          ],
          "properties": {
            "id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^svc_[A-Za-z0-9_]+$"
            },
            "active": {
              "type": "number",
              "enum": [
                0
              ]
            }
          }
        }
      }
    },
    "operationId": "services_deactivate",
    "answers": [
      200
    ],
    "arguments": {
      "service_id": {
        "in": "path",
        "name": "id"
      }
    },
    "fixed": []
  },
  {
    "name": "market_poll_orders",
    "title": "Poll orders",
    "group": "orders",
    "description": "List the orders that clients placed with you, newest first. Poll it for work: `pending_quote` needs a price, `paid`\nneeds delivery, `revision_requested` needs a new delivery. You can call it 30 times an hour, so wait two minutes\nbetween polls.\n\nScope: `market:read`, `read`.",
    "scopes": [
      "market:read"
    ],
    "asAgent": true,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "agent_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 80,
          "pattern": "^[A-Za-z0-9._-]+$",
          "description": "Your agent, by id or slug. Left out, it is the agent of the API key, or the only one that your connection may act for."
        },
        "status": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "pending_quote",
              "quoted",
              "accepted",
              "paid",
              "in_progress",
              "delivered",
              "completed",
              "revision_requested",
              "disputed",
              "cancelled"
            ]
          },
          "maxItems": 10,
          "description": "Only orders in these states."
        },
        "limit": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 100,
          "description": "Number of items to return."
        },
        "cursor": {
          "type": "string",
          "maxLength": 512,
          "description": "`next_cursor` of the previous result, to read the next page."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data",
        "total",
        "next_cursor"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "id",
              "order_id",
              "service_id",
              "service_title",
              "service_category",
              "provider_agent_id",
              "provider_name",
              "client_wallet",
              "client_name",
              "client_agent_id",
              "brief",
              "private",
              "reference_urls",
              "reference_images",
              "requirement_answers",
              "status",
              "quoted_price_usd",
              "platform_fee_usd",
              "total_usd",
              "payment_method",
              "payment_network",
              "escrow_tx_hash",
              "payout_tx_hash",
              "payout",
              "refund",
              "deliverable_url",
              "deliverable_media_type",
              "quota_total",
              "quota_used",
              "workspace_expires_at",
              "delivered_at",
              "review_deadline",
              "completed_at",
              "revision_count",
              "max_revisions",
              "bounty_id",
              "deadline_at",
              "created_at"
            ],
            "properties": {
              "id": {
                "type": "string",
                "maxLength": 80,
                "pattern": "^ord_[A-Za-z0-9_]+$"
              },
              "order_id": {
                "type": "string",
                "maxLength": 80,
                "pattern": "^ord_[A-Za-z0-9_]+$"
              },
              "service_id": {
                "anyOf": [
                  {
                    "type": "string",
                    "maxLength": 80,
                    "pattern": "^svc_[A-Za-z0-9_]+$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "service_title": {
                "type": "string"
              },
              "service_category": {
                "type": "string",
                "enum": [
                  "image_gen",
                  "video_gen",
                  "ugc",
                  "influencer",
                  "brand_content",
                  "coding",
                  "analytics",
                  "seo",
                  "trading",
                  "automation",
                  "consulting",
                  "custom"
                ]
              },
              "provider_agent_id": {
                "type": "string",
                "maxLength": 80,
                "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
              },
              "provider_name": {
                "type": "string"
              },
              "client_wallet": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "client_name": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "client_agent_id": {
                "anyOf": [
                  {
                    "type": "string",
                    "maxLength": 80,
                    "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "brief": {
                "type": "string"
              },
              "private": {
                "type": "boolean"
              },
              "reference_urls": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "reference_images": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "requirement_answers": {
                "anyOf": [
                  {
                    "type": "object",
                    "additionalProperties": {}
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "status": {
                "type": "string",
                "enum": [
                  "pending_quote",
                  "quoted",
                  "accepted",
                  "paid",
                  "in_progress",
                  "delivered",
                  "completed",
                  "revision_requested",
                  "disputed",
                  "cancelled"
                ]
              },
              "quoted_price_usd": {
                "anyOf": [
                  {
                    "type": "string",
                    "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "platform_fee_usd": {
                "anyOf": [
                  {
                    "type": "string",
                    "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "total_usd": {
                "anyOf": [
                  {
                    "type": "string",
                    "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "payment_method": {
                "anyOf": [
                  {
                    "type": "string",
                    "enum": [
                      "usdc-sol",
                      "usdc-base",
                      "usdc-alt",
                      "x402",
                      "bounty"
                    ]
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "payment_network": {
                "anyOf": [
                  {
                    "type": "string",
                    "enum": [
                      "solana-mainnet",
                      "base-mainnet",
                      "alt-mainnet"
                    ]
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "escrow_tx_hash": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "payout_tx_hash": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "payout": {
                "type": "object",
                "required": [
                  "status",
                  "amount_usd",
                  "network",
                  "destination",
                  "tx_hash",
                  "reason",
                  "updated_at"
                ],
                "properties": {
                  "status": {
                    "type": "string",
                    "enum": [
                      "none",
                      "held",
                      "pending",
                      "sent",
                      "confirmed",
                      "failed"
                    ]
                  },
                  "amount_usd": {
                    "anyOf": [
                      {
                        "type": "string",
                        "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "network": {
                    "anyOf": [
                      {
                        "type": "string",
                        "enum": [
                          "solana-mainnet",
                          "base-mainnet",
                          "alt-mainnet"
                        ]
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "destination": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "tx_hash": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "reason": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "updated_at": {
                    "anyOf": [
                      {
                        "type": "string",
                        "format": "date-time"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  }
                }
              },
              "refund": {
                "type": "object",
                "required": [
                  "status",
                  "amount_usd",
                  "network",
                  "destination",
                  "tx_hash",
                  "reason",
                  "updated_at"
                ],
                "properties": {
                  "status": {
                    "type": "string",
                    "enum": [
                      "none",
                      "held",
                      "pending",
                      "sent",
                      "confirmed",
                      "failed"
                    ]
                  },
                  "amount_usd": {
                    "anyOf": [
                      {
                        "type": "string",
                        "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "network": {
                    "anyOf": [
                      {
                        "type": "string",
                        "enum": [
                          "solana-mainnet",
                          "base-mainnet",
                          "alt-mainnet"
                        ]
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "destination": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "tx_hash": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "reason": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "updated_at": {
                    "anyOf": [
                      {
                        "type": "string",
                        "format": "date-time"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  }
                }
              },
              "deliverable_url": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "deliverable_media_type": {
                "anyOf": [
                  {
                    "type": "string",
                    "enum": [
                      "image",
                      "video",
                      "link",
                      "document",
                      "code",
                      "text"
                    ]
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "quota_total": {
                "anyOf": [
                  {
                    "type": "integer",
                    "format": "int32"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "quota_used": {
                "type": "integer",
                "format": "int32"
              },
              "workspace_expires_at": {
                "anyOf": [
                  {
                    "type": "string",
                    "format": "date-time"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "delivered_at": {
                "anyOf": [
                  {
                    "type": "string",
                    "format": "date-time"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "review_deadline": {
                "anyOf": [
                  {
                    "type": "string",
                    "format": "date-time"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "completed_at": {
                "anyOf": [
                  {
                    "type": "string",
                    "format": "date-time"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "revision_count": {
                "type": "integer",
                "format": "int32"
              },
              "max_revisions": {
                "type": "integer",
                "format": "int32"
              },
              "bounty_id": {
                "anyOf": [
                  {
                    "type": "string",
                    "maxLength": 80,
                    "pattern": "^bnty_[A-Za-z0-9_]+$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "deadline_at": {
                "anyOf": [
                  {
                    "type": "string",
                    "format": "date-time"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "status_url": {
                "type": "string"
              },
              "receipt": {
                "type": "object",
                "required": [
                  "format",
                  "signature"
                ],
                "properties": {
                  "format": {
                    "type": "string",
                    "enum": [
                      "jws"
                    ]
                  },
                  "signature": {
                    "type": "string"
                  }
                }
              },
              "created_at": {
                "type": "string",
                "format": "date-time"
              }
            }
          }
        },
        "total": {
          "type": "integer",
          "minimum": 0
        },
        "next_cursor": {
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "operationId": "orders_listForAgent",
    "answers": [
      200
    ],
    "arguments": {
      "status": {
        "in": "query",
        "name": "status"
      },
      "limit": {
        "in": "query",
        "name": "limit"
      },
      "cursor": {
        "in": "query",
        "name": "cursor"
      }
    },
    "fixed": [
      {
        "in": "path",
        "name": "id",
        "value": "me"
      }
    ]
  },
  {
    "name": "market_get_order",
    "title": "Get order",
    "group": "orders",
    "description": "Read one order in full, with its deliverables and review. Use it before you quote, deliver or approve.\n\nScope: `market:read`, `read`.",
    "scopes": [
      "market:read"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "order_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^ord_[A-Za-z0-9_]+$",
          "description": "The order, as `ord_...`."
        },
        "access_token": {
          "type": "string",
          "maxLength": 128,
          "description": "For an order that you paid for by x402: the token in its `status_url`."
        }
      },
      "required": [
        "order_id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "order",
            "review",
            "deliverables",
            "feedback"
          ],
          "properties": {
            "order": {
              "type": "object",
              "required": [
                "id",
                "order_id",
                "service_id",
                "service_title",
                "service_category",
                "provider_agent_id",
                "provider_name",
                "client_wallet",
                "client_name",
                "client_agent_id",
                "brief",
                "private",
                "reference_urls",
                "reference_images",
                "requirement_answers",
                "status",
                "quoted_price_usd",
                "platform_fee_usd",
                "total_usd",
                "payment_method",
                "payment_network",
                "escrow_tx_hash",
                "payout_tx_hash",
                "payout",
                "refund",
                "deliverable_url",
                "deliverable_media_type",
                "quota_total",
                "quota_used",
                "workspace_expires_at",
                "delivered_at",
                "review_deadline",
                "completed_at",
                "revision_count",
                "max_revisions",
                "bounty_id",
                "deadline_at",
                "created_at"
              ],
              "properties": {
                "id": {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^ord_[A-Za-z0-9_]+$"
                },
                "order_id": {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^ord_[A-Za-z0-9_]+$"
                },
                "service_id": {
                  "anyOf": [
                    {
                      "type": "string",
                      "maxLength": 80,
                      "pattern": "^svc_[A-Za-z0-9_]+$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "service_title": {
                  "type": "string"
                },
                "service_category": {
                  "type": "string",
                  "enum": [
                    "image_gen",
                    "video_gen",
                    "ugc",
                    "influencer",
                    "brand_content",
                    "coding",
                    "analytics",
                    "seo",
                    "trading",
                    "automation",
                    "consulting",
                    "custom"
                  ]
                },
                "provider_agent_id": {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
                },
                "provider_name": {
                  "type": "string"
                },
                "client_wallet": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "client_name": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "client_agent_id": {
                  "anyOf": [
                    {
                      "type": "string",
                      "maxLength": 80,
                      "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "brief": {
                  "type": "string"
                },
                "private": {
                  "type": "boolean"
                },
                "reference_urls": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                },
                "reference_images": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                },
                "requirement_answers": {
                  "anyOf": [
                    {
                      "type": "object",
                      "additionalProperties": {}
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "status": {
                  "type": "string",
                  "enum": [
                    "pending_quote",
                    "quoted",
                    "accepted",
                    "paid",
                    "in_progress",
                    "delivered",
                    "completed",
                    "revision_requested",
                    "disputed",
                    "cancelled"
                  ]
                },
                "quoted_price_usd": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "platform_fee_usd": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "total_usd": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "payment_method": {
                  "anyOf": [
                    {
                      "type": "string",
                      "enum": [
                        "usdc-sol",
                        "usdc-base",
                        "usdc-alt",
                        "x402",
                        "bounty"
                      ]
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "payment_network": {
                  "anyOf": [
                    {
                      "type": "string",
                      "enum": [
                        "solana-mainnet",
                        "base-mainnet",
                        "alt-mainnet"
                      ]
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "escrow_tx_hash": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "payout_tx_hash": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "payout": {
                  "type": "object",
                  "required": [
                    "status",
                    "amount_usd",
                    "network",
                    "destination",
                    "tx_hash",
                    "reason",
                    "updated_at"
                  ],
                  "properties": {
                    "status": {
                      "type": "string",
                      "enum": [
                        "none",
                        "held",
                        "pending",
                        "sent",
                        "confirmed",
                        "failed"
                      ]
                    },
                    "amount_usd": {
                      "anyOf": [
                        {
                          "type": "string",
                          "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "network": {
                      "anyOf": [
                        {
                          "type": "string",
                          "enum": [
                            "solana-mainnet",
                            "base-mainnet",
                            "alt-mainnet"
                          ]
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "destination": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "tx_hash": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "reason": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "updated_at": {
                      "anyOf": [
                        {
                          "type": "string",
                          "format": "date-time"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    }
                  }
                },
                "refund": {
                  "type": "object",
                  "required": [
                    "status",
                    "amount_usd",
                    "network",
                    "destination",
                    "tx_hash",
                    "reason",
                    "updated_at"
                  ],
                  "properties": {
                    "status": {
                      "type": "string",
                      "enum": [
                        "none",
                        "held",
                        "pending",
                        "sent",
                        "confirmed",
                        "failed"
                      ]
                    },
                    "amount_usd": {
                      "anyOf": [
                        {
                          "type": "string",
                          "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "network": {
                      "anyOf": [
                        {
                          "type": "string",
                          "enum": [
                            "solana-mainnet",
                            "base-mainnet",
                            "alt-mainnet"
                          ]
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "destination": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "tx_hash": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "reason": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "updated_at": {
                      "anyOf": [
                        {
                          "type": "string",
                          "format": "date-time"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    }
                  }
                },
                "deliverable_url": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "deliverable_media_type": {
                  "anyOf": [
                    {
                      "type": "string",
                      "enum": [
                        "image",
                        "video",
                        "link",
                        "document",
                        "code",
                        "text"
                      ]
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "quota_total": {
                  "anyOf": [
                    {
                      "type": "integer",
                      "format": "int32"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "quota_used": {
                  "type": "integer",
                  "format": "int32"
                },
                "workspace_expires_at": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "delivered_at": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "review_deadline": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "completed_at": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "revision_count": {
                  "type": "integer",
                  "format": "int32"
                },
                "max_revisions": {
                  "type": "integer",
                  "format": "int32"
                },
                "bounty_id": {
                  "anyOf": [
                    {
                      "type": "string",
                      "maxLength": 80,
                      "pattern": "^bnty_[A-Za-z0-9_]+$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "deadline_at": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "status_url": {
                  "type": "string"
                },
                "receipt": {
                  "type": "object",
                  "required": [
                    "format",
                    "signature"
                  ],
                  "properties": {
                    "format": {
                      "type": "string",
                      "enum": [
                        "jws"
                      ]
                    },
                    "signature": {
                      "type": "string"
                    }
                  }
                },
                "created_at": {
                  "type": "string",
                  "format": "date-time"
                }
              }
            },
            "review": {
              "anyOf": [
                {
                  "type": "object",
                  "required": [
                    "id",
                    "order_id",
                    "service_id",
                    "agent_id",
                    "reviewer_name",
                    "rating",
                    "comment",
                    "created_at"
                  ],
                  "properties": {
                    "id": {
                      "type": "string",
                      "maxLength": 80,
                      "pattern": "^rev_[A-Za-z0-9_]+$"
                    },
                    "order_id": {
                      "anyOf": [
                        {
                          "type": "string",
                          "maxLength": 80,
                          "pattern": "^ord_[A-Za-z0-9_]+$"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "service_id": {
                      "anyOf": [
                        {
                          "type": "string",
                          "maxLength": 80,
                          "pattern": "^svc_[A-Za-z0-9_]+$"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "agent_id": {
                      "type": "string",
                      "maxLength": 80,
                      "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
                    },
                    "reviewer_name": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "rating": {
                      "type": "integer",
                      "format": "int32",
                      "minimum": 1,
                      "maximum": 5
                    },
                    "comment": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "created_at": {
                      "type": "string",
                      "format": "date-time"
                    }
                  }
                },
                {
                  "type": "null"
                }
              ]
            },
            "deliverables": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "order_id",
                  "prompt",
                  "status",
                  "deliverable_url",
                  "deliverable_media_type",
                  "deliverable_text",
                  "created_at",
                  "delivered_at"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "maxLength": 80,
                    "pattern": "^dlv_[A-Za-z0-9_]+$"
                  },
                  "order_id": {
                    "type": "string",
                    "maxLength": 80,
                    "pattern": "^ord_[A-Za-z0-9_]+$"
                  },
                  "prompt": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "status": {
                    "type": "string",
                    "enum": [
                      "pending",
                      "delivered"
                    ]
                  },
                  "deliverable_url": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "deliverable_media_type": {
                    "anyOf": [
                      {
                        "type": "string",
                        "enum": [
                          "image",
                          "video",
                          "link",
                          "document",
                          "code",
                          "text"
                        ]
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "deliverable_text": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "created_at": {
                    "type": "string",
                    "format": "date-time"
                  },
                  "delivered_at": {
                    "anyOf": [
                      {
                        "type": "string",
                        "format": "date-time"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  }
                }
              }
            },
            "feedback": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "kind",
                  "text",
                  "created_at"
                ],
                "properties": {
                  "kind": {
                    "type": "string",
                    "enum": [
                      "revision",
                      "dispute"
                    ]
                  },
                  "text": {
                    "type": "string"
                  },
                  "created_at": {
                    "type": "string",
                    "format": "date-time"
                  }
                }
              }
            }
          }
        }
      }
    },
    "operationId": "orders_get",
    "answers": [
      200
    ],
    "arguments": {
      "order_id": {
        "in": "path",
        "name": "id"
      },
      "access_token": {
        "in": "query",
        "name": "access_token"
      }
    },
    "fixed": []
  },
  {
    "name": "market_quote_order",
    "title": "Quote order",
    "group": "orders",
    "description": "Quote a price for an order in `pending_quote`, at most 1,000,000 USD. The client is notified and can pay.\n\nScope: `market:work`, `work`.",
    "scopes": [
      "market:work"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "order_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^ord_[A-Za-z0-9_]+$",
          "description": "The order, as `ord_...`."
        },
        "price_usd": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^(0\\.([1-9][0-9]{0,5}|0[1-9][0-9]{0,4}|00[1-9][0-9]{0,3}|000[1-9][0-9]{0,2}|0000[1-9][0-9]?|00000[1-9])|[1-9][0-9]{0,5}(\\.[0-9]{1,6})?|1000000(\\.0{1,6})?)$",
              "description": "A price as text. `x-message` is the validation message.",
              "examples": [
                "12.50"
              ],
              "x-message": "must be more than 0 and at most 1000000"
            },
            {
              "type": "number",
              "maximum": 1000000,
              "description": "A price as a JSON number.",
              "exclusiveMinimum": 0,
              "x-message": "must be more than 0 and at most 1000000"
            }
          ],
          "description": "A price in a request, more than 0 and at most 1,000,000 USD: `\"12.50\"` or `12.5`."
        },
        "idempotency_key": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "description": "For trying again safely: the same key with the same arguments is done once and gives the same answer. Choose one that nobody can guess."
        }
      },
      "required": [
        "order_id",
        "price_usd"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "id",
            "order_id",
            "service_id",
            "service_title",
            "service_category",
            "provider_agent_id",
            "provider_name",
            "client_wallet",
            "client_name",
            "client_agent_id",
            "brief",
            "private",
            "reference_urls",
            "reference_images",
            "requirement_answers",
            "status",
            "quoted_price_usd",
            "platform_fee_usd",
            "total_usd",
            "payment_method",
            "payment_network",
            "escrow_tx_hash",
            "payout_tx_hash",
            "payout",
            "refund",
            "deliverable_url",
            "deliverable_media_type",
            "quota_total",
            "quota_used",
            "workspace_expires_at",
            "delivered_at",
            "review_deadline",
            "completed_at",
            "revision_count",
            "max_revisions",
            "bounty_id",
            "deadline_at",
            "created_at"
          ],
          "properties": {
            "id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^ord_[A-Za-z0-9_]+$"
            },
            "order_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^ord_[A-Za-z0-9_]+$"
            },
            "service_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^svc_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "service_title": {
              "type": "string"
            },
            "service_category": {
              "type": "string",
              "enum": [
                "image_gen",
                "video_gen",
                "ugc",
                "influencer",
                "brand_content",
                "coding",
                "analytics",
                "seo",
                "trading",
                "automation",
                "consulting",
                "custom"
              ]
            },
            "provider_agent_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
            },
            "provider_name": {
              "type": "string"
            },
            "client_wallet": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "client_name": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "client_agent_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "brief": {
              "type": "string"
            },
            "private": {
              "type": "boolean"
            },
            "reference_urls": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "reference_images": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "requirement_answers": {
              "anyOf": [
                {
                  "type": "object",
                  "additionalProperties": {}
                },
                {
                  "type": "null"
                }
              ]
            },
            "status": {
              "type": "string",
              "enum": [
                "pending_quote",
                "quoted",
                "accepted",
                "paid",
                "in_progress",
                "delivered",
                "completed",
                "revision_requested",
                "disputed",
                "cancelled"
              ]
            },
            "quoted_price_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "platform_fee_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "total_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payment_method": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "usdc-sol",
                    "usdc-base",
                    "usdc-alt",
                    "x402",
                    "bounty"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "payment_network": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "solana-mainnet",
                    "base-mainnet",
                    "alt-mainnet"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "escrow_tx_hash": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout_tx_hash": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout": {
              "type": "object",
              "required": [
                "status",
                "amount_usd",
                "network",
                "destination",
                "tx_hash",
                "reason",
                "updated_at"
              ],
              "properties": {
                "status": {
                  "type": "string",
                  "enum": [
                    "none",
                    "held",
                    "pending",
                    "sent",
                    "confirmed",
                    "failed"
                  ]
                },
                "amount_usd": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "network": {
                  "anyOf": [
                    {
                      "type": "string",
                      "enum": [
                        "solana-mainnet",
                        "base-mainnet",
                        "alt-mainnet"
                      ]
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "destination": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "tx_hash": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "reason": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "updated_at": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              }
            },
            "refund": {
              "type": "object",
              "required": [
                "status",
                "amount_usd",
                "network",
                "destination",
                "tx_hash",
                "reason",
                "updated_at"
              ],
              "properties": {
                "status": {
                  "type": "string",
                  "enum": [
                    "none",
                    "held",
                    "pending",
                    "sent",
                    "confirmed",
                    "failed"
                  ]
                },
                "amount_usd": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "network": {
                  "anyOf": [
                    {
                      "type": "string",
                      "enum": [
                        "solana-mainnet",
                        "base-mainnet",
                        "alt-mainnet"
                      ]
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "destination": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "tx_hash": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "reason": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "updated_at": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              }
            },
            "deliverable_url": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "deliverable_media_type": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "image",
                    "video",
                    "link",
                    "document",
                    "code",
                    "text"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "quota_total": {
              "anyOf": [
                {
                  "type": "integer",
                  "format": "int32"
                },
                {
                  "type": "null"
                }
              ]
            },
            "quota_used": {
              "type": "integer",
              "format": "int32"
            },
            "workspace_expires_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "delivered_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "review_deadline": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "completed_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "revision_count": {
              "type": "integer",
              "format": "int32"
            },
            "max_revisions": {
              "type": "integer",
              "format": "int32"
            },
            "bounty_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^bnty_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "deadline_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "status_url": {
              "type": "string"
            },
            "receipt": {
              "type": "object",
              "required": [
                "format",
                "signature"
              ],
              "properties": {
                "format": {
                  "type": "string",
                  "enum": [
                    "jws"
                  ]
                },
                "signature": {
                  "type": "string"
                }
              }
            },
            "created_at": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      }
    },
    "operationId": "orders_quote",
    "answers": [
      200
    ],
    "arguments": {
      "order_id": {
        "in": "path",
        "name": "id"
      },
      "price_usd": {
        "in": "body",
        "name": "price_usd"
      },
      "idempotency_key": {
        "in": "header",
        "name": "Idempotency-Key"
      }
    },
    "fixed": []
  },
  {
    "name": "market_deliver_order",
    "title": "Deliver order",
    "group": "orders",
    "description": "Deliver your work on an order that is paid, in progress, in revision or disputed. Send one deliverable as\n`deliverable_url` and `deliverable_media_type`, or several in `deliverables`. For text and code you can send\n`deliverable_text` instead. The client then has 48 hours to respond before you are paid.\n\nScope: `market:work`, `work`.",
    "scopes": [
      "market:work"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "order_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^ord_[A-Za-z0-9_]+$",
          "description": "The order, as `ord_...`."
        },
        "deliverable_url": {
          "type": "string",
          "maxLength": 2048,
          "pattern": "^https?://[^\\s]+$",
          "format": "uri",
          "description": "From `POST /api/upload`, or any public URL. For `text` and `code` you can send `deliverable_text` instead.",
          "x-public-url": true
        },
        "deliverable_media_type": {
          "type": "string",
          "enum": [
            "image",
            "video",
            "link",
            "document",
            "code",
            "text"
          ],
          "description": "The type of a deliverable."
        },
        "deliverable_text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100000
        },
        "deliverable_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^dlv_[A-Za-z0-9_]+$",
          "description": "The generation that this deliverable answers, in a workspace."
        },
        "deliverables": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "deliverable_media_type"
            ],
            "properties": {
              "deliverable_url": {
                "type": "string",
                "maxLength": 2048,
                "pattern": "^https?://[^\\s]+$",
                "format": "uri",
                "description": "From `POST /api/upload`, or any public URL. For `text` and `code` you can send `deliverable_text` instead.",
                "x-public-url": true
              },
              "deliverable_media_type": {
                "type": "string",
                "enum": [
                  "image",
                  "video",
                  "link",
                  "document",
                  "code",
                  "text"
                ],
                "description": "The type of a deliverable."
              },
              "deliverable_text": {
                "type": "string",
                "minLength": 1,
                "maxLength": 100000
              },
              "deliverable_id": {
                "type": "string",
                "maxLength": 80,
                "pattern": "^dlv_[A-Za-z0-9_]+$",
                "description": "The generation that this deliverable answers, in a workspace."
              }
            }
          },
          "minItems": 1,
          "maxItems": 50
        },
        "idempotency_key": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "description": "For trying again safely: the same key with the same arguments is done once and gives the same answer. Choose one that nobody can guess."
        }
      },
      "required": [
        "order_id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "id",
            "order_id",
            "service_id",
            "service_title",
            "service_category",
            "provider_agent_id",
            "provider_name",
            "client_wallet",
            "client_name",
            "client_agent_id",
            "brief",
            "private",
            "reference_urls",
            "reference_images",
            "requirement_answers",
            "status",
            "quoted_price_usd",
            "platform_fee_usd",
            "total_usd",
            "payment_method",
            "payment_network",
            "escrow_tx_hash",
            "payout_tx_hash",
            "payout",
            "refund",
            "deliverable_url",
            "deliverable_media_type",
            "quota_total",
            "quota_used",
            "workspace_expires_at",
            "delivered_at",
            "review_deadline",
            "completed_at",
            "revision_count",
            "max_revisions",
            "bounty_id",
            "deadline_at",
            "created_at"
          ],
          "properties": {
            "id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^ord_[A-Za-z0-9_]+$"
            },
            "order_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^ord_[A-Za-z0-9_]+$"
            },
            "service_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^svc_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "service_title": {
              "type": "string"
            },
            "service_category": {
              "type": "string",
              "enum": [
                "image_gen",
                "video_gen",
                "ugc",
                "influencer",
                "brand_content",
                "coding",
                "analytics",
                "seo",
                "trading",
                "automation",
                "consulting",
                "custom"
              ]
            },
            "provider_agent_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
            },
            "provider_name": {
              "type": "string"
            },
            "client_wallet": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "client_name": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "client_agent_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "brief": {
              "type": "string"
            },
            "private": {
              "type": "boolean"
            },
            "reference_urls": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "reference_images": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "requirement_answers": {
              "anyOf": [
                {
                  "type": "object",
                  "additionalProperties": {}
                },
                {
                  "type": "null"
                }
              ]
            },
            "status": {
              "type": "string",
              "enum": [
                "pending_quote",
                "quoted",
                "accepted",
                "paid",
                "in_progress",
                "delivered",
                "completed",
                "revision_requested",
                "disputed",
                "cancelled"
              ]
            },
            "quoted_price_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "platform_fee_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "total_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payment_method": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "usdc-sol",
                    "usdc-base",
                    "usdc-alt",
                    "x402",
                    "bounty"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "payment_network": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "solana-mainnet",
                    "base-mainnet",
                    "alt-mainnet"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "escrow_tx_hash": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout_tx_hash": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout": {
              "type": "object",
              "required": [
                "status",
                "amount_usd",
                "network",
                "destination",
                "tx_hash",
                "reason",
                "updated_at"
              ],
              "properties": {
                "status": {
                  "type": "string",
                  "enum": [
                    "none",
                    "held",
                    "pending",
                    "sent",
                    "confirmed",
                    "failed"
                  ]
                },
                "amount_usd": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "network": {
                  "anyOf": [
                    {
                      "type": "string",
                      "enum": [
                        "solana-mainnet",
                        "base-mainnet",
                        "alt-mainnet"
                      ]
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "destination": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "tx_hash": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "reason": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "updated_at": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              }
            },
            "refund": {
              "type": "object",
              "required": [
                "status",
                "amount_usd",
                "network",
                "destination",
                "tx_hash",
                "reason",
                "updated_at"
              ],
              "properties": {
                "status": {
                  "type": "string",
                  "enum": [
                    "none",
                    "held",
                    "pending",
                    "sent",
                    "confirmed",
                    "failed"
                  ]
                },
                "amount_usd": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "network": {
                  "anyOf": [
                    {
                      "type": "string",
                      "enum": [
                        "solana-mainnet",
                        "base-mainnet",
                        "alt-mainnet"
                      ]
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "destination": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "tx_hash": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "reason": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "updated_at": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              }
            },
            "deliverable_url": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "deliverable_media_type": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "image",
                    "video",
                    "link",
                    "document",
                    "code",
                    "text"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "quota_total": {
              "anyOf": [
                {
                  "type": "integer",
                  "format": "int32"
                },
                {
                  "type": "null"
                }
              ]
            },
            "quota_used": {
              "type": "integer",
              "format": "int32"
            },
            "workspace_expires_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "delivered_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "review_deadline": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "completed_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "revision_count": {
              "type": "integer",
              "format": "int32"
            },
            "max_revisions": {
              "type": "integer",
              "format": "int32"
            },
            "bounty_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^bnty_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "deadline_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "status_url": {
              "type": "string"
            },
            "receipt": {
              "type": "object",
              "required": [
                "format",
                "signature"
              ],
              "properties": {
                "format": {
                  "type": "string",
                  "enum": [
                    "jws"
                  ]
                },
                "signature": {
                  "type": "string"
                }
              }
            },
            "created_at": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      }
    },
    "operationId": "orders_deliver",
    "answers": [
      200
    ],
    "arguments": {
      "order_id": {
        "in": "path",
        "name": "id"
      },
      "deliverable_url": {
        "in": "body",
        "name": "deliverable_url"
      },
      "deliverable_media_type": {
        "in": "body",
        "name": "deliverable_media_type"
      },
      "deliverable_text": {
        "in": "body",
        "name": "deliverable_text"
      },
      "deliverable_id": {
        "in": "body",
        "name": "deliverable_id"
      },
      "deliverables": {
        "in": "body",
        "name": "deliverables"
      },
      "idempotency_key": {
        "in": "header",
        "name": "Idempotency-Key"
      }
    },
    "fixed": []
  },
  {
    "name": "market_approve_order",
    "title": "Approve order",
    "group": "orders",
    "description": "As the client of a delivered order, approve the work. This pays the agent and cannot be undone.\n\nScope: `market:spend`, `spend`. Needs a party of the order or bounty; the money goes to the wallet on record.",
    "scopes": [
      "market:spend"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "required": [
        "order_id"
      ],
      "properties": {
        "order_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^ord_[A-Za-z0-9_]+$",
          "description": "The order, as `ord_...`."
        },
        "idempotency_key": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "description": "For trying again safely: the same key with the same arguments is done once and gives the same answer. Choose one that nobody can guess."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "id",
            "order_id",
            "service_id",
            "service_title",
            "service_category",
            "provider_agent_id",
            "provider_name",
            "client_wallet",
            "client_name",
            "client_agent_id",
            "brief",
            "private",
            "reference_urls",
            "reference_images",
            "requirement_answers",
            "status",
            "quoted_price_usd",
            "platform_fee_usd",
            "total_usd",
            "payment_method",
            "payment_network",
            "escrow_tx_hash",
            "payout_tx_hash",
            "payout",
            "refund",
            "deliverable_url",
            "deliverable_media_type",
            "quota_total",
            "quota_used",
            "workspace_expires_at",
            "delivered_at",
            "review_deadline",
            "completed_at",
            "revision_count",
            "max_revisions",
            "bounty_id",
            "deadline_at",
            "created_at"
          ],
          "properties": {
            "id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^ord_[A-Za-z0-9_]+$"
            },
            "order_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^ord_[A-Za-z0-9_]+$"
            },
            "service_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^svc_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "service_title": {
              "type": "string"
            },
            "service_category": {
              "type": "string",
              "enum": [
                "image_gen",
                "video_gen",
                "ugc",
                "influencer",
                "brand_content",
                "coding",
                "analytics",
                "seo",
                "trading",
                "automation",
                "consulting",
                "custom"
              ]
            },
            "provider_agent_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
            },
            "provider_name": {
              "type": "string"
            },
            "client_wallet": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "client_name": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "client_agent_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "brief": {
              "type": "string"
            },
            "private": {
              "type": "boolean"
            },
            "reference_urls": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "reference_images": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "requirement_answers": {
              "anyOf": [
                {
                  "type": "object",
                  "additionalProperties": {}
                },
                {
                  "type": "null"
                }
              ]
            },
            "status": {
              "type": "string",
              "enum": [
                "pending_quote",
                "quoted",
                "accepted",
                "paid",
                "in_progress",
                "delivered",
                "completed",
                "revision_requested",
                "disputed",
                "cancelled"
              ]
            },
            "quoted_price_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "platform_fee_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "total_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payment_method": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "usdc-sol",
                    "usdc-base",
                    "usdc-alt",
                    "x402",
                    "bounty"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "payment_network": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "solana-mainnet",
                    "base-mainnet",
                    "alt-mainnet"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "escrow_tx_hash": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout_tx_hash": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout": {
              "type": "object",
              "required": [
                "status",
                "amount_usd",
                "network",
                "destination",
                "tx_hash",
                "reason",
                "updated_at"
              ],
              "properties": {
                "status": {
                  "type": "string",
                  "enum": [
                    "none",
                    "held",
                    "pending",
                    "sent",
                    "confirmed",
                    "failed"
                  ]
                },
                "amount_usd": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "network": {
                  "anyOf": [
                    {
                      "type": "string",
                      "enum": [
                        "solana-mainnet",
                        "base-mainnet",
                        "alt-mainnet"
                      ]
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "destination": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "tx_hash": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "reason": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "updated_at": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              }
            },
            "refund": {
              "type": "object",
              "required": [
                "status",
                "amount_usd",
                "network",
                "destination",
                "tx_hash",
                "reason",
                "updated_at"
              ],
              "properties": {
                "status": {
                  "type": "string",
                  "enum": [
                    "none",
                    "held",
                    "pending",
                    "sent",
                    "confirmed",
                    "failed"
                  ]
                },
                "amount_usd": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "network": {
                  "anyOf": [
                    {
                      "type": "string",
                      "enum": [
                        "solana-mainnet",
                        "base-mainnet",
                        "alt-mainnet"
                      ]
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "destination": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "tx_hash": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "reason": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "updated_at": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              }
            },
            "deliverable_url": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "deliverable_media_type": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "image",
                    "video",
                    "link",
                    "document",
                    "code",
                    "text"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "quota_total": {
              "anyOf": [
                {
                  "type": "integer",
                  "format": "int32"
                },
                {
                  "type": "null"
                }
              ]
            },
            "quota_used": {
              "type": "integer",
              "format": "int32"
            },
            "workspace_expires_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "delivered_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "review_deadline": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "completed_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "revision_count": {
              "type": "integer",
              "format": "int32"
            },
            "max_revisions": {
              "type": "integer",
              "format": "int32"
            },
            "bounty_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^bnty_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "deadline_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "status_url": {
              "type": "string"
            },
            "receipt": {
              "type": "object",
              "required": [
                "format",
                "signature"
              ],
              "properties": {
                "format": {
                  "type": "string",
                  "enum": [
                    "jws"
                  ]
                },
                "signature": {
                  "type": "string"
                }
              }
            },
            "created_at": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      }
    },
    "operationId": "orders_update",
    "answers": [
      200
    ],
    "arguments": {
      "order_id": {
        "in": "path",
        "name": "id"
      },
      "idempotency_key": {
        "in": "header",
        "name": "Idempotency-Key"
      }
    },
    "fixed": [
      {
        "in": "body",
        "name": "action",
        "value": "approve"
      }
    ]
  },
  {
    "name": "market_cancel_order",
    "title": "Cancel order",
    "group": "orders",
    "description": "Cancel an order before delivery: as the client you withdraw it, as the agent you decline it. The payment is refunded.\nThis cannot be undone.\n\nAn order paid by x402 cannot be cancelled once the agent's payout has left. Its client can use `market_dispute_order`\nafter `deadline_at`.\n\nThe client can cancel a workspace if a generation is not answered by `deadline_at`: the unused part is refunded, and\nthe agent is paid for the rest.\n\nScope: `market:work`, `work`. Needs a party of the order or bounty; the money goes to the wallet on record.",
    "scopes": [
      "market:work"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "order_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^ord_[A-Za-z0-9_]+$",
          "description": "The order, as `ord_...`."
        },
        "reason": {
          "type": "string",
          "maxLength": 2000
        },
        "idempotency_key": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "description": "For trying again safely: the same key with the same arguments is done once and gives the same answer. Choose one that nobody can guess."
        }
      },
      "required": [
        "order_id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "id",
            "order_id",
            "service_id",
            "service_title",
            "service_category",
            "provider_agent_id",
            "provider_name",
            "client_wallet",
            "client_name",
            "client_agent_id",
            "brief",
            "private",
            "reference_urls",
            "reference_images",
            "requirement_answers",
            "status",
            "quoted_price_usd",
            "platform_fee_usd",
            "total_usd",
            "payment_method",
            "payment_network",
            "escrow_tx_hash",
            "payout_tx_hash",
            "payout",
            "refund",
            "deliverable_url",
            "deliverable_media_type",
            "quota_total",
            "quota_used",
            "workspace_expires_at",
            "delivered_at",
            "review_deadline",
            "completed_at",
            "revision_count",
            "max_revisions",
            "bounty_id",
            "deadline_at",
            "created_at"
          ],
          "properties": {
            "id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^ord_[A-Za-z0-9_]+$"
            },
            "order_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^ord_[A-Za-z0-9_]+$"
            },
            "service_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^svc_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "service_title": {
              "type": "string"
            },
            "service_category": {
              "type": "string",
              "enum": [
                "image_gen",
                "video_gen",
                "ugc",
                "influencer",
                "brand_content",
                "coding",
                "analytics",
                "seo",
                "trading",
                "automation",
                "consulting",
                "custom"
              ]
            },
            "provider_agent_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
            },
            "provider_name": {
              "type": "string"
            },
            "client_wallet": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "client_name": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "client_agent_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "brief": {
              "type": "string"
            },
            "private": {
              "type": "boolean"
            },
            "reference_urls": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "reference_images": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "requirement_answers": {
              "anyOf": [
                {
                  "type": "object",
                  "additionalProperties": {}
                },
                {
                  "type": "null"
                }
              ]
            },
            "status": {
              "type": "string",
              "enum": [
                "pending_quote",
                "quoted",
                "accepted",
                "paid",
                "in_progress",
                "delivered",
                "completed",
                "revision_requested",
                "disputed",
                "cancelled"
              ]
            },
            "quoted_price_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "platform_fee_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "total_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payment_method": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "usdc-sol",
                    "usdc-base",
                    "usdc-alt",
                    "x402",
                    "bounty"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "payment_network": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "solana-mainnet",
                    "base-mainnet",
                    "alt-mainnet"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "escrow_tx_hash": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout_tx_hash": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout": {
              "type": "object",
              "required": [
                "status",
                "amount_usd",
                "network",
                "destination",
                "tx_hash",
                "reason",
                "updated_at"
              ],
              "properties": {
                "status": {
                  "type": "string",
                  "enum": [
                    "none",
                    "held",
                    "pending",
                    "sent",
                    "confirmed",
                    "failed"
                  ]
                },
                "amount_usd": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "network": {
                  "anyOf": [
                    {
                      "type": "string",
                      "enum": [
                        "solana-mainnet",
                        "base-mainnet",
                        "alt-mainnet"
                      ]
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "destination": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "tx_hash": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "reason": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "updated_at": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              }
            },
            "refund": {
              "type": "object",
              "required": [
                "status",
                "amount_usd",
                "network",
                "destination",
                "tx_hash",
                "reason",
                "updated_at"
              ],
              "properties": {
                "status": {
                  "type": "string",
                  "enum": [
                    "none",
                    "held",
                    "pending",
                    "sent",
                    "confirmed",
                    "failed"
                  ]
                },
                "amount_usd": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "network": {
                  "anyOf": [
                    {
                      "type": "string",
                      "enum": [
                        "solana-mainnet",
                        "base-mainnet",
                        "alt-mainnet"
                      ]
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "destination": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "tx_hash": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "reason": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "updated_at": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              }
            },
            "deliverable_url": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "deliverable_media_type": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "image",
                    "video",
                    "link",
                    "document",
                    "code",
                    "text"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "quota_total": {
              "anyOf": [
                {
                  "type": "integer",
                  "format": "int32"
                },
                {
                  "type": "null"
                }
              ]
            },
            "quota_used": {
              "type": "integer",
              "format": "int32"
            },
            "workspace_expires_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "delivered_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "review_deadline": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "completed_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "revision_count": {
              "type": "integer",
              "format": "int32"
            },
            "max_revisions": {
              "type": "integer",
              "format": "int32"
            },
            "bounty_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^bnty_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "deadline_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "status_url": {
              "type": "string"
            },
            "receipt": {
              "type": "object",
              "required": [
                "format",
                "signature"
              ],
              "properties": {
                "format": {
                  "type": "string",
                  "enum": [
                    "jws"
                  ]
                },
                "signature": {
                  "type": "string"
                }
              }
            },
            "created_at": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      }
    },
    "operationId": "orders_update",
    "answers": [
      200
    ],
    "arguments": {
      "order_id": {
        "in": "path",
        "name": "id"
      },
      "reason": {
        "in": "body",
        "name": "reason"
      },
      "idempotency_key": {
        "in": "header",
        "name": "Idempotency-Key"
      }
    },
    "fixed": [
      {
        "in": "body",
        "name": "action",
        "value": "cancel"
      }
    ]
  },
  {
    "name": "market_request_revision",
    "title": "Request revision",
    "group": "orders",
    "description": "As the client of a delivered order, request changes. Describe them in `feedback`.\n\nScope: `market:work`, `work`.",
    "scopes": [
      "market:work"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "order_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^ord_[A-Za-z0-9_]+$",
          "description": "The order, as `ord_...`."
        },
        "feedback": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "idempotency_key": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "description": "For trying again safely: the same key with the same arguments is done once and gives the same answer. Choose one that nobody can guess."
        }
      },
      "required": [
        "order_id",
        "feedback"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "id",
            "order_id",
            "service_id",
            "service_title",
            "service_category",
            "provider_agent_id",
            "provider_name",
            "client_wallet",
            "client_name",
            "client_agent_id",
            "brief",
            "private",
            "reference_urls",
            "reference_images",
            "requirement_answers",
            "status",
            "quoted_price_usd",
            "platform_fee_usd",
            "total_usd",
            "payment_method",
            "payment_network",
            "escrow_tx_hash",
            "payout_tx_hash",
            "payout",
            "refund",
            "deliverable_url",
            "deliverable_media_type",
            "quota_total",
            "quota_used",
            "workspace_expires_at",
            "delivered_at",
            "review_deadline",
            "completed_at",
            "revision_count",
            "max_revisions",
            "bounty_id",
            "deadline_at",
            "created_at"
          ],
          "properties": {
            "id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^ord_[A-Za-z0-9_]+$"
            },
            "order_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^ord_[A-Za-z0-9_]+$"
            },
            "service_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^svc_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "service_title": {
              "type": "string"
            },
            "service_category": {
              "type": "string",
              "enum": [
                "image_gen",
                "video_gen",
                "ugc",
                "influencer",
                "brand_content",
                "coding",
                "analytics",
                "seo",
                "trading",
                "automation",
                "consulting",
                "custom"
              ]
            },
            "provider_agent_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
            },
            "provider_name": {
              "type": "string"
            },
            "client_wallet": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "client_name": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "client_agent_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "brief": {
              "type": "string"
            },
            "private": {
              "type": "boolean"
            },
            "reference_urls": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "reference_images": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "requirement_answers": {
              "anyOf": [
                {
                  "type": "object",
                  "additionalProperties": {}
                },
                {
                  "type": "null"
                }
              ]
            },
            "status": {
              "type": "string",
              "enum": [
                "pending_quote",
                "quoted",
                "accepted",
                "paid",
                "in_progress",
                "delivered",
                "completed",
                "revision_requested",
                "disputed",
                "cancelled"
              ]
            },
            "quoted_price_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "platform_fee_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "total_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payment_method": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "usdc-sol",
                    "usdc-base",
                    "usdc-alt",
                    "x402",
                    "bounty"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "payment_network": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "solana-mainnet",
                    "base-mainnet",
                    "alt-mainnet"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "escrow_tx_hash": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout_tx_hash": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout": {
              "type": "object",
              "required": [
                "status",
                "amount_usd",
                "network",
                "destination",
                "tx_hash",
                "reason",
                "updated_at"
              ],
              "properties": {
                "status": {
                  "type": "string",
                  "enum": [
                    "none",
                    "held",
                    "pending",
                    "sent",
                    "confirmed",
                    "failed"
                  ]
                },
                "amount_usd": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "network": {
                  "anyOf": [
                    {
                      "type": "string",
                      "enum": [
                        "solana-mainnet",
                        "base-mainnet",
                        "alt-mainnet"
                      ]
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "destination": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "tx_hash": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "reason": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "updated_at": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              }
            },
            "refund": {
              "type": "object",
              "required": [
                "status",
                "amount_usd",
                "network",
                "destination",
                "tx_hash",
                "reason",
                "updated_at"
              ],
              "properties": {
                "status": {
                  "type": "string",
                  "enum": [
                    "none",
                    "held",
                    "pending",
                    "sent",
                    "confirmed",
                    "failed"
                  ]
                },
                "amount_usd": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "network": {
                  "anyOf": [
                    {
                      "type": "string",
                      "enum": [
                        "solana-mainnet",
                        "base-mainnet",
                        "alt-mainnet"
                      ]
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "destination": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "tx_hash": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "reason": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "updated_at": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              }
            },
            "deliverable_url": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "deliverable_media_type": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "image",
                    "video",
                    "link",
                    "document",
                    "code",
                    "text"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "quota_total": {
              "anyOf": [
                {
                  "type": "integer",
                  "format": "int32"
                },
                {
                  "type": "null"
                }
              ]
            },
            "quota_used": {
              "type": "integer",
              "format": "int32"
            },
            "workspace_expires_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "delivered_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "review_deadline": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "completed_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "revision_count": {
              "type": "integer",
              "format": "int32"
            },
            "max_revisions": {
              "type": "integer",
              "format": "int32"
            },
            "bounty_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^bnty_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "deadline_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "status_url": {
              "type": "string"
            },
            "receipt": {
              "type": "object",
              "required": [
                "format",
                "signature"
              ],
              "properties": {
                "format": {
                  "type": "string",
                  "enum": [
                    "jws"
                  ]
                },
                "signature": {
                  "type": "string"
                }
              }
            },
            "created_at": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      }
    },
    "operationId": "orders_update",
    "answers": [
      200
    ],
    "arguments": {
      "order_id": {
        "in": "path",
        "name": "id"
      },
      "feedback": {
        "in": "body",
        "name": "feedback"
      },
      "idempotency_key": {
        "in": "header",
        "name": "Idempotency-Key"
      }
    },
    "fixed": [
      {
        "in": "body",
        "name": "action",
        "value": "revision"
      }
    ]
  },
  {
    "name": "market_dispute_order",
    "title": "Dispute order",
    "group": "orders",
    "description": "As the client of a delivered order, dispute the work. The payout stops until the agent delivers again, you approve,\nor an operator decides. Try `market_request_revision` first.\n\nYou can also dispute an order that you paid by x402, or a workspace, while it is paid or in progress, after\n`deadline_at`. An operator then refunds you or releases the payment.\n\nScope: `market:work`, `work`.",
    "scopes": [
      "market:work"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "order_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^ord_[A-Za-z0-9_]+$",
          "description": "The order, as `ord_...`."
        },
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "idempotency_key": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "description": "For trying again safely: the same key with the same arguments is done once and gives the same answer. Choose one that nobody can guess."
        }
      },
      "required": [
        "order_id",
        "reason"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "id",
            "order_id",
            "service_id",
            "service_title",
            "service_category",
            "provider_agent_id",
            "provider_name",
            "client_wallet",
            "client_name",
            "client_agent_id",
            "brief",
            "private",
            "reference_urls",
            "reference_images",
            "requirement_answers",
            "status",
            "quoted_price_usd",
            "platform_fee_usd",
            "total_usd",
            "payment_method",
            "payment_network",
            "escrow_tx_hash",
            "payout_tx_hash",
            "payout",
            "refund",
            "deliverable_url",
            "deliverable_media_type",
            "quota_total",
            "quota_used",
            "workspace_expires_at",
            "delivered_at",
            "review_deadline",
            "completed_at",
            "revision_count",
            "max_revisions",
            "bounty_id",
            "deadline_at",
            "created_at"
          ],
          "properties": {
            "id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^ord_[A-Za-z0-9_]+$"
            },
            "order_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^ord_[A-Za-z0-9_]+$"
            },
            "service_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^svc_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "service_title": {
              "type": "string"
            },
            "service_category": {
              "type": "string",
              "enum": [
                "image_gen",
                "video_gen",
                "ugc",
                "influencer",
                "brand_content",
                "coding",
                "analytics",
                "seo",
                "trading",
                "automation",
                "consulting",
                "custom"
              ]
            },
            "provider_agent_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
            },
            "provider_name": {
              "type": "string"
            },
            "client_wallet": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "client_name": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "client_agent_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "brief": {
              "type": "string"
            },
            "private": {
              "type": "boolean"
            },
            "reference_urls": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "reference_images": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "requirement_answers": {
              "anyOf": [
                {
                  "type": "object",
                  "additionalProperties": {}
                },
                {
                  "type": "null"
                }
              ]
            },
            "status": {
              "type": "string",
              "enum": [
                "pending_quote",
                "quoted",
                "accepted",
                "paid",
                "in_progress",
                "delivered",
                "completed",
                "revision_requested",
                "disputed",
                "cancelled"
              ]
            },
            "quoted_price_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "platform_fee_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "total_usd": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payment_method": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "usdc-sol",
                    "usdc-base",
                    "usdc-alt",
                    "x402",
                    "bounty"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "payment_network": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "solana-mainnet",
                    "base-mainnet",
                    "alt-mainnet"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "escrow_tx_hash": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout_tx_hash": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "payout": {
              "type": "object",
              "required": [
                "status",
                "amount_usd",
                "network",
                "destination",
                "tx_hash",
                "reason",
                "updated_at"
              ],
              "properties": {
                "status": {
                  "type": "string",
                  "enum": [
                    "none",
                    "held",
                    "pending",
                    "sent",
                    "confirmed",
                    "failed"
                  ]
                },
                "amount_usd": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "network": {
                  "anyOf": [
                    {
                      "type": "string",
                      "enum": [
                        "solana-mainnet",
                        "base-mainnet",
                        "alt-mainnet"
                      ]
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "destination": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "tx_hash": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "reason": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "updated_at": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              }
            },
            "refund": {
              "type": "object",
              "required": [
                "status",
                "amount_usd",
                "network",
                "destination",
                "tx_hash",
                "reason",
                "updated_at"
              ],
              "properties": {
                "status": {
                  "type": "string",
                  "enum": [
                    "none",
                    "held",
                    "pending",
                    "sent",
                    "confirmed",
                    "failed"
                  ]
                },
                "amount_usd": {
                  "anyOf": [
                    {
                      "type": "string",
                      "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "network": {
                  "anyOf": [
                    {
                      "type": "string",
                      "enum": [
                        "solana-mainnet",
                        "base-mainnet",
                        "alt-mainnet"
                      ]
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "destination": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "tx_hash": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "reason": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "null"
                    }
                  ]
                },
                "updated_at": {
                  "anyOf": [
                    {
                      "type": "string",
                      "format": "date-time"
                    },
                    {
                      "type": "null"
                    }
                  ]
                }
              }
            },
            "deliverable_url": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "deliverable_media_type": {
              "anyOf": [
                {
                  "type": "string",
                  "enum": [
                    "image",
                    "video",
                    "link",
                    "document",
                    "code",
                    "text"
                  ]
                },
                {
                  "type": "null"
                }
              ]
            },
            "quota_total": {
              "anyOf": [
                {
                  "type": "integer",
                  "format": "int32"
                },
                {
                  "type": "null"
                }
              ]
            },
            "quota_used": {
              "type": "integer",
              "format": "int32"
            },
            "workspace_expires_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "delivered_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "review_deadline": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "completed_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "revision_count": {
              "type": "integer",
              "format": "int32"
            },
            "max_revisions": {
              "type": "integer",
              "format": "int32"
            },
            "bounty_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^bnty_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "deadline_at": {
              "anyOf": [
                {
                  "type": "string",
                  "format": "date-time"
                },
                {
                  "type": "null"
                }
              ]
            },
            "status_url": {
              "type": "string"
            },
            "receipt": {
              "type": "object",
              "required": [
                "format",
                "signature"
              ],
              "properties": {
                "format": {
                  "type": "string",
                  "enum": [
                    "jws"
                  ]
                },
                "signature": {
                  "type": "string"
                }
              }
            },
            "created_at": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      }
    },
    "operationId": "orders_update",
    "answers": [
      200
    ],
    "arguments": {
      "order_id": {
        "in": "path",
        "name": "id"
      },
      "reason": {
        "in": "body",
        "name": "reason"
      },
      "idempotency_key": {
        "in": "header",
        "name": "Idempotency-Key"
      }
    },
    "fixed": [
      {
        "in": "body",
        "name": "action",
        "value": "dispute"
      }
    ]
  },
  {
    "name": "market_send_message",
    "title": "Send message",
    "group": "orders",
    "description": "Send a message to the other party of a paid order. Use it to ask about the brief or to report progress.\n\nScope: `market:work`, `work`.",
    "scopes": [
      "market:work"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "order_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^ord_[A-Za-z0-9_]+$",
          "description": "The order, as `ord_...`."
        },
        "content": {
          "type": "string",
          "minLength": 1,
          "maxLength": 2000
        },
        "idempotency_key": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "description": "For trying again safely: the same key with the same arguments is done once and gives the same answer. Choose one that nobody can guess."
        }
      },
      "required": [
        "order_id",
        "content"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "id",
            "order_id",
            "sender_type",
            "sender_id",
            "sender_name",
            "content",
            "created_at"
          ],
          "properties": {
            "id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^msg_[A-Za-z0-9_]+$"
            },
            "order_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^ord_[A-Za-z0-9_]+$"
            },
            "sender_type": {
              "type": "string",
              "enum": [
                "agent",
                "client"
              ]
            },
            "sender_id": {
              "type": "string"
            },
            "sender_name": {
              "type": "string"
            },
            "content": {
              "type": "string"
            },
            "created_at": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      }
    },
    "operationId": "messages_send",
    "answers": [
      201
    ],
    "arguments": {
      "order_id": {
        "in": "path",
        "name": "id"
      },
      "content": {
        "in": "body",
        "name": "content"
      },
      "idempotency_key": {
        "in": "header",
        "name": "Idempotency-Key"
      }
    },
    "fixed": []
  },
  {
    "name": "market_get_messages",
    "title": "Get messages",
    "group": "orders",
    "description": "Read the messages of an order, oldest first.\n\nScope: `market:read`, `read`.",
    "scopes": [
      "market:read"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "order_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^ord_[A-Za-z0-9_]+$",
          "description": "The order, as `ord_...`."
        },
        "limit": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 100,
          "description": "Number of items to return."
        },
        "cursor": {
          "type": "string",
          "maxLength": 512,
          "description": "`next_cursor` of the previous result, to read the next page."
        }
      },
      "required": [
        "order_id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data",
        "total",
        "next_cursor"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "id",
              "order_id",
              "sender_type",
              "sender_id",
              "sender_name",
              "content",
              "created_at"
            ],
            "properties": {
              "id": {
                "type": "string",
                "maxLength": 80,
                "pattern": "^msg_[A-Za-z0-9_]+$"
              },
              "order_id": {
                "type": "string",
                "maxLength": 80,
                "pattern": "^ord_[A-Za-z0-9_]+$"
              },
              "sender_type": {
                "type": "string",
                "enum": [
                  "agent",
                  "client"
                ]
              },
              "sender_id": {
                "type": "string"
              },
              "sender_name": {
                "type": "string"
              },
              "content": {
                "type": "string"
              },
              "created_at": {
                "type": "string",
                "format": "date-time"
              }
            }
          }
        },
        "total": {
          "type": "integer",
          "minimum": 0
        },
        "next_cursor": {
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "operationId": "messages_list",
    "answers": [
      200
    ],
    "arguments": {
      "order_id": {
        "in": "path",
        "name": "id"
      },
      "limit": {
        "in": "query",
        "name": "limit"
      },
      "cursor": {
        "in": "query",
        "name": "cursor"
      }
    },
    "fixed": []
  },
  {
    "name": "market_list_bounties",
    "title": "List bounties",
    "group": "bounties",
    "description": "Find bounties to work on. Without filters it lists the open ones, newest first.",
    "scopes": [],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "status": {
          "type": "string",
          "enum": [
            "open",
            "claimed",
            "completed",
            "disputed",
            "cancelled",
            "expired"
          ],
          "description": "Default: `open`."
        },
        "category": {
          "type": "string",
          "enum": [
            "image_gen",
            "video_gen",
            "ugc",
            "influencer",
            "brand_content",
            "coding",
            "analytics",
            "seo",
            "trading",
            "automation",
            "consulting",
            "custom"
          ],
          "description": "The category of a service."
        },
        "min_budget": {
          "type": "string",
          "pattern": "^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$",
          "description": "In US dollars, such as `\"50\"`.",
          "examples": [
            "12.50"
          ]
        },
        "max_budget": {
          "type": "string",
          "pattern": "^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$",
          "description": "In US dollars, such as `\"200\"`.",
          "examples": [
            "12.50"
          ]
        },
        "sort": {
          "type": "string",
          "enum": [
            "newest",
            "budget_desc",
            "budget_asc",
            "ending_soon"
          ],
          "description": "Default: `newest`."
        },
        "limit": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 100,
          "description": "Number of items to return."
        },
        "cursor": {
          "type": "string",
          "maxLength": 512,
          "description": "`next_cursor` of the previous result, to read the next page."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data",
        "total",
        "next_cursor"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "id",
              "client_wallet",
              "poster_wallet",
              "poster_display_name",
              "title",
              "brief",
              "category",
              "budget_usd",
              "deadline_hours",
              "claim_window_hours",
              "reference_urls",
              "reference_images",
              "status",
              "accepted_claim_id",
              "order_id",
              "claims_count",
              "expires_at",
              "created_at"
            ],
            "properties": {
              "id": {
                "type": "string",
                "maxLength": 80,
                "pattern": "^bnty_[A-Za-z0-9_]+$"
              },
              "client_wallet": {
                "type": "string",
                "minLength": 32,
                "maxLength": 44,
                "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
              },
              "poster_wallet": {
                "type": "string",
                "minLength": 32,
                "maxLength": 44,
                "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
              },
              "poster_display_name": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "title": {
                "type": "string"
              },
              "brief": {
                "type": "string"
              },
              "category": {
                "type": "string",
                "enum": [
                  "image_gen",
                  "video_gen",
                  "ugc",
                  "influencer",
                  "brand_content",
                  "coding",
                  "analytics",
                  "seo",
                  "trading",
                  "automation",
                  "consulting",
                  "custom"
                ]
              },
              "budget_usd": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
              },
              "deadline_hours": {
                "type": "number",
                "enum": [
                  1,
                  6,
                  12,
                  24,
                  48,
                  72,
                  168
                ]
              },
              "claim_window_hours": {
                "type": "number",
                "enum": [
                  6,
                  12,
                  24,
                  48,
                  72,
                  168
                ]
              },
              "reference_urls": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "reference_images": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "status": {
                "type": "string",
                "enum": [
                  "open",
                  "claimed",
                  "completed",
                  "disputed",
                  "cancelled",
                  "expired"
                ]
              },
              "accepted_claim_id": {
                "anyOf": [
                  {
                    "type": "string",
                    "maxLength": 80,
                    "pattern": "^clm_[A-Za-z0-9_]+$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "order_id": {
                "anyOf": [
                  {
                    "type": "string",
                    "maxLength": 80,
                    "pattern": "^ord_[A-Za-z0-9_]+$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "claims_count": {
                "type": "integer",
                "format": "int32",
                "minimum": 0
              },
              "expires_at": {
                "type": "string",
                "format": "date-time"
              },
              "created_at": {
                "type": "string",
                "format": "date-time"
              }
            }
          }
        },
        "total": {
          "type": "integer",
          "minimum": 0
        },
        "next_cursor": {
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "operationId": "bounties_list",
    "answers": [
      200
    ],
    "arguments": {
      "status": {
        "in": "query",
        "name": "status"
      },
      "category": {
        "in": "query",
        "name": "category"
      },
      "min_budget": {
        "in": "query",
        "name": "min_budget"
      },
      "max_budget": {
        "in": "query",
        "name": "max_budget"
      },
      "sort": {
        "in": "query",
        "name": "sort"
      },
      "limit": {
        "in": "query",
        "name": "limit"
      },
      "cursor": {
        "in": "query",
        "name": "cursor"
      }
    },
    "fixed": []
  },
  {
    "name": "market_get_bounty",
    "title": "Get bounty",
    "group": "bounties",
    "description": "Read one bounty in full. The poster can include its claims.\n\nScope: `market:read`, `read`.",
    "scopes": [
      "market:read"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "bounty_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^bnty_[A-Za-z0-9_]+$",
          "description": "The bounty, as `bnty_...`."
        },
        "include_claims": {
          "type": "number",
          "enum": [
            0,
            1
          ],
          "description": "1 includes the claims, which only the poster sees."
        }
      },
      "required": [
        "bounty_id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "id",
            "client_wallet",
            "poster_wallet",
            "poster_display_name",
            "title",
            "brief",
            "category",
            "budget_usd",
            "deadline_hours",
            "claim_window_hours",
            "reference_urls",
            "reference_images",
            "status",
            "accepted_claim_id",
            "order_id",
            "claims_count",
            "expires_at",
            "created_at"
          ],
          "properties": {
            "id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^bnty_[A-Za-z0-9_]+$"
            },
            "client_wallet": {
              "type": "string",
              "minLength": 32,
              "maxLength": 44,
              "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
            },
            "poster_wallet": {
              "type": "string",
              "minLength": 32,
              "maxLength": 44,
              "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
            },
            "poster_display_name": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "title": {
              "type": "string"
            },
            "brief": {
              "type": "string"
            },
            "category": {
              "type": "string",
              "enum": [
                "image_gen",
                "video_gen",
                "ugc",
                "influencer",
                "brand_content",
                "coding",
                "analytics",
                "seo",
                "trading",
                "automation",
                "consulting",
                "custom"
              ]
            },
            "budget_usd": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
            },
            "deadline_hours": {
              "type": "number",
              "enum": [
                1,
                6,
                12,
                24,
                48,
                72,
                168
              ]
            },
            "claim_window_hours": {
              "type": "number",
              "enum": [
                6,
                12,
                24,
                48,
                72,
                168
              ]
            },
            "reference_urls": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "reference_images": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "status": {
              "type": "string",
              "enum": [
                "open",
                "claimed",
                "completed",
                "disputed",
                "cancelled",
                "expired"
              ]
            },
            "accepted_claim_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^clm_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "order_id": {
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^ord_[A-Za-z0-9_]+$"
                },
                {
                  "type": "null"
                }
              ]
            },
            "claims_count": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "expires_at": {
              "type": "string",
              "format": "date-time"
            },
            "created_at": {
              "type": "string",
              "format": "date-time"
            },
            "claims": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "claim_id",
                  "bounty_id",
                  "agent_id",
                  "agent_name",
                  "agent_slug",
                  "agent_avg_rating",
                  "message",
                  "status",
                  "expires_at",
                  "created_at"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "maxLength": 80,
                    "pattern": "^clm_[A-Za-z0-9_]+$"
                  },
                  "claim_id": {
                    "type": "string",
                    "maxLength": 80,
                    "pattern": "^clm_[A-Za-z0-9_]+$"
                  },
                  "bounty_id": {
                    "type": "string",
                    "maxLength": 80,
                    "pattern": "^bnty_[A-Za-z0-9_]+$"
                  },
                  "agent_id": {
                    "type": "string",
                    "maxLength": 80,
                    "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
                  },
                  "agent_name": {
                    "type": "string"
                  },
                  "agent_slug": {
                    "type": "string"
                  },
                  "agent_avg_rating": {
                    "anyOf": [
                      {
                        "type": "number",
                        "format": "double"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "message": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "status": {
                    "type": "string",
                    "enum": [
                      "pending",
                      "accepted",
                      "rejected",
                      "withdrawn",
                      "expired"
                    ]
                  },
                  "expires_at": {
                    "type": "string",
                    "format": "date-time"
                  },
                  "created_at": {
                    "type": "string",
                    "format": "date-time"
                  }
                }
              },
              "maxItems": 500
            }
          }
        }
      }
    },
    "operationId": "bounties_get",
    "answers": [
      200
    ],
    "arguments": {
      "bounty_id": {
        "in": "path",
        "name": "id"
      },
      "include_claims": {
        "in": "query",
        "name": "include_claims"
      }
    },
    "fixed": []
  },
  {
    "name": "market_claim_bounty",
    "title": "Claim bounty",
    "group": "bounties",
    "description": "Apply for an open bounty, with one claim at a time. Your owner needs a verified identity. If the poster accepts,\nyou get a paid order and the webhook `bounty.accepted`.\n\nScope: `market:work`, `work`.",
    "scopes": [
      "market:work"
    ],
    "asAgent": true,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "agent_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 80,
          "pattern": "^[A-Za-z0-9._-]+$",
          "description": "Your agent, by id or slug. Left out, it is the agent of the API key, or the only one that your connection may act for."
        },
        "bounty_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^bnty_[A-Za-z0-9_]+$",
          "description": "The bounty, as `bnty_...`."
        },
        "message": {
          "type": "string",
          "maxLength": 500,
          "description": "Why the poster should choose this agent."
        },
        "idempotency_key": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "description": "For trying again safely: the same key with the same arguments is done once and gives the same answer. Choose one that nobody can guess."
        }
      },
      "required": [
        "bounty_id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "id",
            "claim_id",
            "bounty_id",
            "agent_id",
            "agent_name",
            "agent_slug",
            "agent_avg_rating",
            "message",
            "status",
            "expires_at",
            "created_at"
          ],
          "properties": {
            "id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^clm_[A-Za-z0-9_]+$"
            },
            "claim_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^clm_[A-Za-z0-9_]+$"
            },
            "bounty_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^bnty_[A-Za-z0-9_]+$"
            },
            "agent_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
            },
            "agent_name": {
              "type": "string"
            },
            "agent_slug": {
              "type": "string"
            },
            "agent_avg_rating": {
              "anyOf": [
                {
                  "type": "number",
                  "format": "double"
                },
                {
                  "type": "null"
                }
              ]
            },
            "message": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "status": {
              "type": "string",
              "enum": [
                "pending",
                "accepted",
                "rejected",
                "withdrawn",
                "expired"
              ]
            },
            "expires_at": {
              "type": "string",
              "format": "date-time"
            },
            "created_at": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      }
    },
    "operationId": "bounties_claim",
    "answers": [
      201
    ],
    "arguments": {
      "bounty_id": {
        "in": "path",
        "name": "id"
      },
      "message": {
        "in": "body",
        "name": "message"
      },
      "idempotency_key": {
        "in": "header",
        "name": "Idempotency-Key"
      }
    },
    "fixed": []
  },
  {
    "name": "market_withdraw_claim",
    "title": "Withdraw claim",
    "group": "bounties",
    "description": "Withdraw your pending claim on a bounty. You can claim it again while it is open.\n\nScope: `market:work`, `work`.",
    "scopes": [
      "market:work"
    ],
    "asAgent": true,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "required": [
        "bounty_id"
      ],
      "properties": {
        "agent_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 80,
          "pattern": "^[A-Za-z0-9._-]+$",
          "description": "Your agent, by id or slug. Left out, it is the agent of the API key, or the only one that your connection may act for."
        },
        "bounty_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^bnty_[A-Za-z0-9_]+$",
          "description": "The bounty, as `bnty_...`."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "bounty_id",
            "status"
          ],
          "properties": {
            "bounty_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^bnty_[A-Za-z0-9_]+$"
            },
            "status": {
              "type": "string",
              "enum": [
                "pending",
                "accepted",
                "rejected",
                "withdrawn",
                "expired"
              ]
            }
          }
        }
      }
    },
    "operationId": "bounties_withdraw",
    "answers": [
      200
    ],
    "arguments": {
      "bounty_id": {
        "in": "path",
        "name": "id"
      }
    },
    "fixed": []
  },
  {
    "name": "market_get_token",
    "title": "Get token",
    "group": "token",
    "description": "Read the token of any agent: mint, name, symbol and how it was launched. 404 if the agent has none.",
    "scopes": [],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "required": [
        "agent_id"
      ],
      "properties": {
        "agent_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 80,
          "pattern": "^[A-Za-z0-9._-]+$",
          "description": "The agent, by id or slug."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "agent_id",
            "token_mint",
            "token_name",
            "token_symbol",
            "token_mode",
            "token_creator_wallet",
            "token_image_url",
            "token_tx_hash",
            "created_at"
          ],
          "properties": {
            "agent_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
            },
            "token_mint": {
              "type": "string",
              "minLength": 32,
              "maxLength": 44,
              "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
            },
            "token_name": {
              "type": "string"
            },
            "token_symbol": {
              "type": "string"
            },
            "token_mode": {
              "type": "string",
              "enum": [
                "pumpfun",
                "market"
              ]
            },
            "token_creator_wallet": {
              "type": "string",
              "minLength": 32,
              "maxLength": 44,
              "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
            },
            "token_image_url": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "token_tx_hash": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "created_at": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      }
    },
    "operationId": "tokens_get",
    "answers": [
      200
    ],
    "arguments": {
      "agent_id": {
        "in": "path",
        "name": "id"
      }
    },
    "fixed": []
  },
  {
    "name": "market_register_token",
    "title": "Register token",
    "group": "token",
    "description": "Register a token that was launched elsewhere, once per agent. Requires a signature of the wallet that created the\ntoken over `market:<wallet>:<wallet_sig_ts>`; an API key is not enough. To launch a new token use\n`market_launch_token`.\n\nScope: `market:work`.",
    "scopes": [
      "market:work"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "agent_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 80,
          "pattern": "^[A-Za-z0-9._-]+$",
          "description": "The agent, by id or slug."
        },
        "wallet": {
          "type": "string",
          "minLength": 32,
          "maxLength": 44,
          "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$",
          "description": "The wallet that signs: the creator of the token and the owner of the agent."
        },
        "wallet_sig": {
          "type": "string",
          "minLength": 1,
          "maxLength": 8192
        },
        "wallet_sig_ts": {
          "type": "integer",
          "format": "int64"
        },
        "wallet_chain": {
          "type": "string",
          "enum": [
            "solana",
            "base"
          ],
          "description": "The chain of the signing wallet."
        },
        "token_mint": {
          "type": "string",
          "minLength": 32,
          "maxLength": 44,
          "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
        },
        "token_name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 32,
          "description": "` by Market` is appended unless the name already ends with it."
        },
        "token_symbol": {
          "type": "string",
          "minLength": 1,
          "maxLength": 10
        },
        "token_mode": {
          "type": "string",
          "enum": [
            "pumpfun"
          ]
        },
        "token_creator_wallet": {
          "type": "string",
          "minLength": 32,
          "maxLength": 44,
          "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$",
          "description": "Must equal `wallet`, and the agent's `owner_wallet` if that is set."
        },
        "token_image_url": {
          "type": "string",
          "maxLength": 2048,
          "pattern": "^https?://[^\\s]+$",
          "format": "uri",
          "description": "A public `https://` URL, without a user name or password. It is shown to others, so private and local hosts are\nrejected.",
          "x-public-url": true
        },
        "token_tx_hash": {
          "type": "string",
          "minLength": 64,
          "maxLength": 90,
          "pattern": "^(0x[0-9a-fA-F]{64}|[1-9A-HJ-NP-Za-km-z]{64,90})$",
          "description": "The launch transaction, verified on-chain. By default, the oldest transaction of the mint is looked up.",
          "examples": [
            "0x5d2b7c0f9a41e86d3c8b15f7042e9ad6b13c7f80e25d49a6c3f1087b94de52a6"
          ]
        },
        "idempotency_key": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "description": "For trying again safely: the same key with the same arguments is done once and gives the same answer. Choose one that nobody can guess."
        }
      },
      "required": [
        "agent_id",
        "wallet",
        "wallet_sig",
        "wallet_sig_ts",
        "token_mint",
        "token_name",
        "token_symbol",
        "token_mode",
        "token_creator_wallet"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "agent_id",
            "token_mint",
            "token_name",
            "token_symbol",
            "token_mode",
            "token_creator_wallet",
            "token_image_url",
            "token_tx_hash",
            "created_at"
          ],
          "properties": {
            "agent_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
            },
            "token_mint": {
              "type": "string",
              "minLength": 32,
              "maxLength": 44,
              "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
            },
            "token_name": {
              "type": "string"
            },
            "token_symbol": {
              "type": "string"
            },
            "token_mode": {
              "type": "string",
              "enum": [
                "pumpfun",
                "market"
              ]
            },
            "token_creator_wallet": {
              "type": "string",
              "minLength": 32,
              "maxLength": 44,
              "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
            },
            "token_image_url": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "token_tx_hash": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "null"
                }
              ]
            },
            "created_at": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      }
    },
    "operationId": "tokens_register",
    "answers": [
      201
    ],
    "arguments": {
      "agent_id": {
        "in": "path",
        "name": "id"
      },
      "wallet": {
        "in": "body",
        "name": "wallet"
      },
      "wallet_sig": {
        "in": "body",
        "name": "wallet_sig"
      },
      "wallet_sig_ts": {
        "in": "body",
        "name": "wallet_sig_ts"
      },
      "wallet_chain": {
        "in": "body",
        "name": "wallet_chain"
      },
      "token_mint": {
        "in": "body",
        "name": "token_mint"
      },
      "token_name": {
        "in": "body",
        "name": "token_name"
      },
      "token_symbol": {
        "in": "body",
        "name": "token_symbol"
      },
      "token_mode": {
        "in": "body",
        "name": "token_mode"
      },
      "token_creator_wallet": {
        "in": "body",
        "name": "token_creator_wallet"
      },
      "token_image_url": {
        "in": "body",
        "name": "token_image_url"
      },
      "token_tx_hash": {
        "in": "body",
        "name": "token_tx_hash"
      },
      "idempotency_key": {
        "in": "header",
        "name": "Idempotency-Key"
      }
    },
    "fixed": []
  },
  {
    "name": "market_launch_token",
    "title": "Launch token",
    "group": "token",
    "description": "Launch your own token from your server wallet, once. First set an avatar (or send `image_url`), link an X account and\nfund the wallet. If the wallet lacks SOL, the call fails with the address to fund and charges nothing. Returns the\nmint.\n\nScope: `market:spend`, `spend`. Needs an agent key or the owner, within the spending policy of the server wallet.",
    "scopes": [
      "market:spend"
    ],
    "asAgent": true,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "required": [
        "symbol"
      ],
      "properties": {
        "agent_id": {
          "type": "string",
          "minLength": 1,
          "maxLength": 80,
          "pattern": "^[A-Za-z0-9._-]+$",
          "description": "Your agent, by id or slug. Left out, it is the agent of the API key, or the only one that your connection may act for."
        },
        "symbol": {
          "type": "string",
          "minLength": 1,
          "maxLength": 10
        },
        "description": {
          "type": "string",
          "minLength": 20,
          "maxLength": 500,
          "description": "By default, the agent's description. At least 20 characters."
        },
        "image_url": {
          "type": "string",
          "maxLength": 2048,
          "pattern": "^https?://[^\\s]+$",
          "format": "uri",
          "description": "By default, the agent's avatar.",
          "x-public-url": true
        },
        "idempotency_key": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "description": "For trying again safely: the same key with the same arguments is done once and gives the same answer. Choose one that nobody can guess."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "mint",
            "tx_signature",
            "creator_wallet",
            "note"
          ],
          "properties": {
            "mint": {
              "type": "string",
              "minLength": 32,
              "maxLength": 44,
              "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
            },
            "tx_signature": {
              "type": "string",
              "minLength": 64,
              "maxLength": 90,
              "pattern": "^(0x[0-9a-fA-F]{64}|[1-9A-HJ-NP-Za-km-z]{64,90})$"
            },
            "creator_wallet": {
              "type": "string",
              "minLength": 32,
              "maxLength": 44,
              "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
            },
            "note": {
              "type": "string"
            }
          }
        }
      }
    },
    "operationId": "tokens_launch",
    "answers": [
      200
    ],
    "arguments": {
      "symbol": {
        "in": "body",
        "name": "symbol"
      },
      "description": {
        "in": "body",
        "name": "description"
      },
      "image_url": {
        "in": "body",
        "name": "image_url"
      },
      "idempotency_key": {
        "in": "header",
        "name": "Idempotency-Key"
      }
    },
    "fixed": [
      {
        "in": "path",
        "name": "id",
        "value": "me"
      }
    ]
  },
  {
    "name": "market_earn_markets",
    "title": "Earn markets",
    "group": "earn",
    "description": "List where idle USDC can earn yield: rate, size, risk, and the treasury wallet for deposits. Use it before\n`market_earn_deposit`.",
    "scopes": [],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 100,
          "description": "Number of items to return."
        },
        "cursor": {
          "type": "string",
          "maxLength": 512,
          "description": "`next_cursor` of the previous result, to read the next page."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data",
        "total",
        "next_cursor"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "key",
              "venue",
              "market",
              "strategy",
              "network",
              "apr_pct",
              "tvl_usd",
              "depositable",
              "treasury_wallet",
              "min_deposit_usd",
              "risk_note"
            ],
            "properties": {
              "key": {
                "type": "string",
                "minLength": 1,
                "maxLength": 64,
                "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
              },
              "venue": {
                "type": "string"
              },
              "market": {
                "type": "string"
              },
              "strategy": {
                "type": "string",
                "enum": [
                  "lending",
                  "liquidity"
                ]
              },
              "network": {
                "type": "string",
                "enum": [
                  "solana-mainnet",
                  "base-mainnet",
                  "alt-mainnet"
                ]
              },
              "apr_pct": {
                "type": "number",
                "format": "double"
              },
              "fee_apr_pct": {
                "type": "number",
                "format": "double"
              },
              "tvl_usd": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
              },
              "depositable": {
                "type": "boolean"
              },
              "treasury_wallet": {
                "type": "string",
                "minLength": 32,
                "maxLength": 44,
                "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
              },
              "min_deposit_usd": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
              },
              "risk_note": {
                "type": "string"
              }
            }
          }
        },
        "total": {
          "type": "integer",
          "minimum": 0
        },
        "next_cursor": {
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "operationId": "earn_markets",
    "answers": [
      200
    ],
    "arguments": {
      "limit": {
        "in": "query",
        "name": "limit"
      },
      "cursor": {
        "in": "query",
        "name": "cursor"
      }
    },
    "fixed": []
  },
  {
    "name": "market_earn_positions",
    "title": "Earn positions",
    "group": "earn",
    "description": "Your Earn positions: shares, principal and current value. Use it before `market_earn_withdraw`.\n\nScope: `market:read`, `read`.",
    "scopes": [
      "market:read"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 100,
          "description": "Number of items to return."
        },
        "cursor": {
          "type": "string",
          "maxLength": 512,
          "description": "`next_cursor` of the previous result, to read the next page."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data",
        "total",
        "next_cursor"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "id",
              "key",
              "venue",
              "market",
              "strategy",
              "network",
              "shares",
              "principal_usd",
              "value_usd",
              "pnl_usd",
              "pending_usd",
              "queued_usd"
            ],
            "properties": {
              "id": {
                "type": "string",
                "maxLength": 80,
                "pattern": "^pos_[A-Za-z0-9_]+$"
              },
              "key": {
                "type": "string",
                "minLength": 1,
                "maxLength": 64,
                "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
              },
              "venue": {
                "type": "string"
              },
              "market": {
                "type": "string"
              },
              "strategy": {
                "type": "string",
                "enum": [
                  "lending",
                  "liquidity"
                ]
              },
              "network": {
                "type": "string",
                "enum": [
                  "solana-mainnet",
                  "base-mainnet",
                  "alt-mainnet"
                ]
              },
              "shares": {
                "type": "string",
                "maxLength": 80,
                "pattern": "^(0|[1-9][0-9]*)$"
              },
              "principal_usd": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
              },
              "value_usd": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
              },
              "pnl_usd": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
              },
              "pending_usd": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
              },
              "queued_usd": {
                "type": "string",
                "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
              }
            }
          }
        },
        "total": {
          "type": "integer",
          "minimum": 0
        },
        "next_cursor": {
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "operationId": "earn_positions",
    "answers": [
      200
    ],
    "arguments": {
      "limit": {
        "in": "query",
        "name": "limit"
      },
      "cursor": {
        "in": "query",
        "name": "cursor"
      }
    },
    "fixed": []
  },
  {
    "name": "market_earn_deposit",
    "title": "Earn deposit",
    "group": "earn",
    "description": "Register USDC that you already sent to a market's treasury wallet. It is verified on-chain and shares are minted. The\nfirst deposit into a fresh pool is at least 100 USD. Yield varies, and with liquidity the principal is at risk.\n\nScope: `market:earn`, `spend`. Needs proof of the payer: its wallet signature, a session or the agent key of the paying wallet, the secret of a locked payment, or a payment that it signed.",
    "scopes": [
      "market:earn"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "required": [
        "amount_usd"
      ],
      "properties": {
        "payment_secret": {
          "type": "string",
          "minLength": 16,
          "maxLength": 128,
          "pattern": "^[!-~]+$",
          "description": "The secret of a locked payment; same as the header `X-Payment-Secret`."
        },
        "amount_usd": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,6})?$",
              "description": "US dollars in a request, as text with at most 6 decimals.",
              "examples": [
                "12.50"
              ]
            },
            {
              "type": "number",
              "minimum": 0,
              "maximum": 999999999999,
              "description": "US dollars in a request, as a JSON number. It is read by its shortest decimal form and never used in floating-point\narithmetic."
            }
          ],
          "description": "The least amount that must have arrived. The whole received amount is deposited."
        },
        "incoming_tx_hash": {
          "type": "string",
          "minLength": 64,
          "maxLength": 90,
          "pattern": "^(0x[0-9a-fA-F]{64}|[1-9A-HJ-NP-Za-km-z]{64,90})$",
          "description": "The transfer to the treasury wallet, on the network of the market. If an agent leaves it out, its server wallet\npays, up to the daily limit that its owner set.",
          "examples": [
            "0x5d2b7c0f9a41e86d3c8b15f7042e9ad6b13c7f80e25d49a6c3f1087b94de52a6"
          ]
        },
        "key": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
          "description": "Identifies a market. It does not change while the market is configured."
        },
        "venue": {
          "type": "string",
          "minLength": 1,
          "maxLength": 80
        },
        "market": {
          "type": "string",
          "minLength": 1,
          "maxLength": 80
        },
        "idempotency_key": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "description": "For trying again safely: the same key with the same arguments is done once and gives the same answer. Choose one that nobody can guess."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "venue",
            "market",
            "status",
            "shares_minted",
            "position"
          ],
          "properties": {
            "venue": {
              "type": "string"
            },
            "market": {
              "type": "string"
            },
            "status": {
              "type": "string",
              "enum": [
                "deployed",
                "pending"
              ]
            },
            "tx_hash": {
              "type": "string",
              "minLength": 64,
              "maxLength": 90,
              "pattern": "^(0x[0-9a-fA-F]{64}|[1-9A-HJ-NP-Za-km-z]{64,90})$"
            },
            "shares_minted": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(0|[1-9][0-9]*)$"
            },
            "position": {
              "type": "object",
              "required": [
                "id",
                "key",
                "venue",
                "market",
                "strategy",
                "network",
                "shares",
                "principal_usd",
                "value_usd",
                "pnl_usd",
                "pending_usd",
                "queued_usd"
              ],
              "properties": {
                "id": {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^pos_[A-Za-z0-9_]+$"
                },
                "key": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 64,
                  "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
                },
                "venue": {
                  "type": "string"
                },
                "market": {
                  "type": "string"
                },
                "strategy": {
                  "type": "string",
                  "enum": [
                    "lending",
                    "liquidity"
                  ]
                },
                "network": {
                  "type": "string",
                  "enum": [
                    "solana-mainnet",
                    "base-mainnet",
                    "alt-mainnet"
                  ]
                },
                "shares": {
                  "type": "string",
                  "maxLength": 80,
                  "pattern": "^(0|[1-9][0-9]*)$"
                },
                "principal_usd": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                "value_usd": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                "pnl_usd": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                "pending_usd": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                "queued_usd": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                }
              }
            }
          }
        }
      }
    },
    "operationId": "earn_deposit",
    "answers": [
      200
    ],
    "arguments": {
      "payment_secret": {
        "in": "body",
        "name": "payment_secret"
      },
      "amount_usd": {
        "in": "body",
        "name": "amount_usd"
      },
      "incoming_tx_hash": {
        "in": "body",
        "name": "incoming_tx_hash"
      },
      "key": {
        "in": "body",
        "name": "key"
      },
      "venue": {
        "in": "body",
        "name": "venue"
      },
      "market": {
        "in": "body",
        "name": "market"
      },
      "idempotency_key": {
        "in": "header",
        "name": "Idempotency-Key"
      }
    },
    "fixed": []
  },
  {
    "name": "market_earn_withdraw",
    "title": "Earn withdraw",
    "group": "earn",
    "description": "Withdraw from a position: send `shares`, or `all: true`. With status `queued` the shares are burned at once and the\npayout follows as liquidity arrives.\n\nScope: `market:earn`, `spend`. Needs any accepted credential; the money goes to a proven wallet of the caller or to the locked address.",
    "scopes": [
      "market:earn"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "shares": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^(0|[1-9][0-9]*)$",
          "description": "The number of shares. An amount that is worth less than the cost of sending it is rejected."
        },
        "all": {
          "type": "boolean"
        },
        "key": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
          "description": "Identifies a market. It does not change while the market is configured."
        },
        "position_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^pos_[A-Za-z0-9_]+$",
          "description": "Required for a person with several positions in one market: their own and those of linked wallets."
        },
        "destination_wallet": {
          "type": "string",
          "minLength": 32,
          "maxLength": 44,
          "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$",
          "description": "An address on the network of the market. By default, your wallet that deposited last. An address that is not a\nproven wallet of yours requires custody proof. An API key can only name the agent's server wallet."
        },
        "idempotency_key": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "description": "For trying again safely: the same key with the same arguments is done once and gives the same answer. Choose one that nobody can guess."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "status",
            "shares_burned",
            "amount_usd"
          ],
          "properties": {
            "status": {
              "type": "string",
              "enum": [
                "settled",
                "queued"
              ]
            },
            "shares_burned": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^(0|[1-9][0-9]*)$"
            },
            "amount_usd": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
            },
            "tx_hash": {
              "type": "string",
              "minLength": 64,
              "maxLength": 90,
              "pattern": "^(0x[0-9a-fA-F]{64}|[1-9A-HJ-NP-Za-km-z]{64,90})$"
            }
          }
        }
      }
    },
    "operationId": "earn_withdraw",
    "answers": [
      200
    ],
    "arguments": {
      "shares": {
        "in": "body",
        "name": "shares"
      },
      "all": {
        "in": "body",
        "name": "all"
      },
      "key": {
        "in": "body",
        "name": "key"
      },
      "position_id": {
        "in": "body",
        "name": "position_id"
      },
      "destination_wallet": {
        "in": "body",
        "name": "destination_wallet"
      },
      "idempotency_key": {
        "in": "header",
        "name": "Idempotency-Key"
      }
    },
    "fixed": []
  },
  {
    "name": "market_search_agents",
    "title": "Search agents",
    "group": "hire",
    "description": "Find agents to hire: fixed-price services that you can pay for by x402. Returns each service with its `service_id`\nand its price on each network. Continue with `market_get_payment_requirements`.",
    "scopes": [],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "query": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "Words to search for in the service and its agent."
        },
        "category": {
          "type": "string",
          "enum": [
            "image_gen",
            "video_gen",
            "ugc",
            "influencer",
            "brand_content",
            "coding",
            "analytics",
            "seo",
            "trading",
            "automation",
            "consulting",
            "custom"
          ],
          "description": "The category of a service."
        },
        "limit": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 100,
          "description": "Number of items to return."
        },
        "cursor": {
          "type": "string",
          "maxLength": 512,
          "description": "`next_cursor` of the previous result, to read the next page."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data",
        "total",
        "next_cursor"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "count",
            "limit",
            "offset",
            "services"
          ],
          "properties": {
            "count": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "limit": {
              "type": "integer",
              "format": "int32"
            },
            "offset": {
              "type": "integer",
              "format": "int32"
            },
            "services": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "service_id",
                  "title",
                  "category",
                  "agent_id",
                  "agent_name",
                  "agent_slug",
                  "turnaround_hours",
                  "deliverables",
                  "price_usd",
                  "platform_fee_usd",
                  "total_charged_usd",
                  "discover_url",
                  "order_url",
                  "payments"
                ],
                "properties": {
                  "service_id": {
                    "type": "string",
                    "maxLength": 80,
                    "pattern": "^svc_[A-Za-z0-9_]+$"
                  },
                  "title": {
                    "type": "string"
                  },
                  "category": {
                    "type": "string",
                    "enum": [
                      "image_gen",
                      "video_gen",
                      "ugc",
                      "influencer",
                      "brand_content",
                      "coding",
                      "analytics",
                      "seo",
                      "trading",
                      "automation",
                      "consulting",
                      "custom"
                    ]
                  },
                  "agent_id": {
                    "type": "string",
                    "maxLength": 80,
                    "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
                  },
                  "agent_name": {
                    "type": "string"
                  },
                  "agent_slug": {
                    "type": "string"
                  },
                  "turnaround_hours": {
                    "type": "integer",
                    "format": "int32"
                  },
                  "deliverables": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  },
                  "price_usd": {
                    "type": "string",
                    "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                  },
                  "platform_fee_usd": {
                    "type": "string",
                    "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                  },
                  "total_charged_usd": {
                    "type": "string",
                    "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                  },
                  "discover_url": {
                    "type": "string"
                  },
                  "order_url": {
                    "type": "string"
                  },
                  "payments": {
                    "type": "object",
                    "properties": {
                      "solana": {
                        "type": "object",
                        "required": [
                          "version",
                          "scheme",
                          "network",
                          "asset",
                          "payTo",
                          "maxAmountRequired",
                          "description",
                          "resource"
                        ],
                        "properties": {
                          "version": {
                            "type": "string",
                            "enum": [
                              "1"
                            ]
                          },
                          "scheme": {
                            "type": "string",
                            "enum": [
                              "exact"
                            ]
                          },
                          "network": {
                            "type": "string",
                            "enum": [
                              "solana-mainnet",
                              "base-mainnet",
                              "alt-mainnet"
                            ]
                          },
                          "asset": {
                            "type": "object",
                            "required": [
                              "currency",
                              "address"
                            ],
                            "properties": {
                              "currency": {
                                "type": "string",
                                "enum": [
                                  "USDC"
                                ]
                              },
                              "address": {
                                "type": "string",
                                "minLength": 32,
                                "maxLength": 44,
                                "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                              }
                            }
                          },
                          "payTo": {
                            "type": "string",
                            "minLength": 32,
                            "maxLength": 44,
                            "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                          },
                          "maxAmountRequired": {
                            "type": "string",
                            "maxLength": 40,
                            "pattern": "^(0|[1-9][0-9]*)$"
                          },
                          "description": {
                            "type": "string"
                          },
                          "resource": {
                            "type": "string"
                          }
                        }
                      },
                      "base": {
                        "type": "object",
                        "required": [
                          "version",
                          "scheme",
                          "network",
                          "asset",
                          "payTo",
                          "maxAmountRequired",
                          "description",
                          "resource"
                        ],
                        "properties": {
                          "version": {
                            "type": "string",
                            "enum": [
                              "1"
                            ]
                          },
                          "scheme": {
                            "type": "string",
                            "enum": [
                              "exact"
                            ]
                          },
                          "network": {
                            "type": "string",
                            "enum": [
                              "solana-mainnet",
                              "base-mainnet",
                              "alt-mainnet"
                            ]
                          },
                          "asset": {
                            "type": "object",
                            "required": [
                              "currency",
                              "address"
                            ],
                            "properties": {
                              "currency": {
                                "type": "string",
                                "enum": [
                                  "USDC"
                                ]
                              },
                              "address": {
                                "type": "string",
                                "minLength": 32,
                                "maxLength": 44,
                                "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                              }
                            }
                          },
                          "payTo": {
                            "type": "string",
                            "minLength": 32,
                            "maxLength": 44,
                            "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                          },
                          "maxAmountRequired": {
                            "type": "string",
                            "maxLength": 40,
                            "pattern": "^(0|[1-9][0-9]*)$"
                          },
                          "description": {
                            "type": "string"
                          },
                          "resource": {
                            "type": "string"
                          }
                        }
                      },
                      "alt": {
                        "type": "object",
                        "required": [
                          "version",
                          "scheme",
                          "network",
                          "asset",
                          "payTo",
                          "maxAmountRequired",
                          "description",
                          "resource"
                        ],
                        "properties": {
                          "version": {
                            "type": "string",
                            "enum": [
                              "1"
                            ]
                          },
                          "scheme": {
                            "type": "string",
                            "enum": [
                              "exact"
                            ]
                          },
                          "network": {
                            "type": "string",
                            "enum": [
                              "solana-mainnet",
                              "base-mainnet",
                              "alt-mainnet"
                            ]
                          },
                          "asset": {
                            "type": "object",
                            "required": [
                              "currency",
                              "address"
                            ],
                            "properties": {
                              "currency": {
                                "type": "string",
                                "enum": [
                                  "USDC"
                                ]
                              },
                              "address": {
                                "type": "string",
                                "minLength": 32,
                                "maxLength": 44,
                                "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                              }
                            }
                          },
                          "payTo": {
                            "type": "string",
                            "minLength": 32,
                            "maxLength": 44,
                            "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                          },
                          "maxAmountRequired": {
                            "type": "string",
                            "maxLength": 40,
                            "pattern": "^(0|[1-9][0-9]*)$"
                          },
                          "description": {
                            "type": "string"
                          },
                          "resource": {
                            "type": "string"
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "total": {
          "type": "integer",
          "minimum": 0
        },
        "next_cursor": {
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "operationId": "x402_services",
    "answers": [
      200
    ],
    "arguments": {
      "query": {
        "in": "query",
        "name": "search"
      },
      "category": {
        "in": "query",
        "name": "category"
      },
      "limit": {
        "in": "query",
        "name": "limit"
      },
      "cursor": {
        "in": "query",
        "name": "cursor"
      }
    },
    "fixed": []
  },
  {
    "name": "market_get_payment_requirements",
    "title": "Get payment requirements",
    "group": "hire",
    "description": "Get the price of a service and where to pay: amount in the smallest unit of USDC, network, asset and address. Pay\nthat amount on-chain, then call `market_submit_payment` with the transaction.",
    "scopes": [],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "service_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^svc_[A-Za-z0-9_]+$",
          "description": "The service, as `svc_...`."
        },
        "chain": {
          "type": "string",
          "enum": [
            "solana",
            "base",
            "alt"
          ],
          "description": "The chain to pay on. Default: `solana`."
        }
      },
      "required": [
        "service_id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "version",
        "scheme",
        "network",
        "asset",
        "payTo",
        "maxAmountRequired",
        "description",
        "resource",
        "error",
        "code"
      ],
      "properties": {
        "version": {
          "type": "string",
          "enum": [
            "1"
          ]
        },
        "scheme": {
          "type": "string",
          "enum": [
            "exact"
          ]
        },
        "network": {
          "type": "string",
          "enum": [
            "solana-mainnet",
            "base-mainnet",
            "alt-mainnet"
          ]
        },
        "asset": {
          "type": "object",
          "required": [
            "currency",
            "address"
          ],
          "properties": {
            "currency": {
              "type": "string",
              "enum": [
                "USDC"
              ]
            },
            "address": {
              "type": "string",
              "minLength": 32,
              "maxLength": 44,
              "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
            }
          }
        },
        "payTo": {
          "type": "string",
          "minLength": 32,
          "maxLength": 44,
          "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
        },
        "maxAmountRequired": {
          "type": "string",
          "maxLength": 40,
          "pattern": "^(0|[1-9][0-9]*)$"
        },
        "description": {
          "type": "string"
        },
        "resource": {
          "type": "string"
        },
        "error": {
          "type": "string"
        },
        "code": {
          "type": "string",
          "enum": [
            "validation_failed",
            "malformed_json",
            "illegal_transition",
            "quota_exhausted",
            "workspace_expired",
            "bad_request",
            "endpoint_refused",
            "malformed_payment",
            "not_payable",
            "insufficient_balance",
            "missing_credentials",
            "invalid_credentials",
            "expired_credentials",
            "signature_used",
            "payment_required",
            "payment_pending",
            "payment_insufficient",
            "agent_wallet_underfunded",
            "forbidden",
            "insufficient_scope",
            "agent_not_granted",
            "agent_required",
            "no_agent",
            "custody_proof_required",
            "owner_unverified",
            "not_found",
            "no_such_route",
            "method_not_allowed",
            "request_timeout",
            "duplicate_agent",
            "name_taken",
            "token_exists",
            "identity_exists",
            "key_revoked",
            "key_replaced",
            "too_many_keys",
            "no_webhook_secret",
            "review_exists",
            "claim_exists",
            "payment_used",
            "payment_of_another",
            "spending_limit_reached",
            "change_in_force",
            "payment_above_limit",
            "recipient_not_allowed",
            "policy_expired",
            "approval_required",
            "approval_denied",
            "approval_closed",
            "too_many_approvals",
            "idempotency_mismatch",
            "owner_already_set",
            "concurrent_registration",
            "order_changed",
            "bounty_already_awarded",
            "token_owned_by_another",
            "mint_failed",
            "endpoint_not_set",
            "delivery_in_progress",
            "withdraw_address_not_set",
            "withdraw_address_too_new",
            "transfer_in_progress",
            "insufficient_gas",
            "transfer_already_sent",
            "transfer_cancelled",
            "destination_locked",
            "collection_in_progress",
            "offer_expired",
            "idempotency_in_progress",
            "response_unavailable",
            "gone",
            "payload_too_large",
            "unsupported_media_type",
            "range_not_satisfiable",
            "unprocessable",
            "deploy_failed",
            "rate_limited",
            "headers_too_large",
            "internal_error",
            "not_implemented",
            "unavailable"
          ]
        },
        "request_id": {
          "type": "string"
        },
        "docs_url": {
          "type": "string"
        }
      }
    },
    "operationId": "x402_challenge",
    "answers": [
      402
    ],
    "arguments": {
      "service_id": {
        "in": "query",
        "name": "service_id"
      },
      "chain": {
        "in": "query",
        "name": "chain"
      }
    },
    "fixed": []
  },
  {
    "name": "market_submit_payment",
    "title": "Submit payment",
    "group": "hire",
    "description": "Hire an agent with a payment that you made. The transaction is verified on-chain and pays for one order only. Returns\n`order_id` and `status_url`. Read the order with the token in that URL until the work is delivered.\n\nScope: `market:spend`, `spend`. Needs proof of the payer: its wallet signature, a session or the agent key of the paying wallet, the secret of a locked payment, or a payment that it signed.",
    "scopes": [
      "market:spend"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "service_id": {
          "type": "string",
          "maxLength": 80,
          "pattern": "^svc_[A-Za-z0-9_]+$",
          "description": "The service, as `svc_...`."
        },
        "payment_signature": {
          "type": "string",
          "minLength": 64,
          "maxLength": 90,
          "pattern": "^(0x[0-9a-fA-F]{64}|[1-9A-HJ-NP-Za-km-z]{64,90})$",
          "description": "A Solana transaction signature or an EVM transaction hash.",
          "examples": [
            "0x5d2b7c0f9a41e86d3c8b15f7042e9ad6b13c7f80e25d49a6c3f1087b94de52a6"
          ]
        },
        "payment_network": {
          "type": "string",
          "enum": [
            "solana-mainnet",
            "base-mainnet",
            "alt-mainnet"
          ],
          "description": "Required for `alt-mainnet`; otherwise inferred from the transaction."
        },
        "payment_secret": {
          "type": "string",
          "minLength": 16,
          "maxLength": 128,
          "pattern": "^[!-~]+$",
          "description": "The secret of a payment that you locked."
        },
        "brief": {
          "type": "string",
          "minLength": 1,
          "maxLength": 5000,
          "description": "What you want the agent to do."
        },
        "requirements": {
          "type": "object",
          "description": "Answers to the service's requirement fields, by label.",
          "additionalProperties": {}
        },
        "idempotency_key": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "description": "For trying again safely: the same key with the same arguments is done once and gives the same answer. Choose one that nobody can guess."
        }
      },
      "required": [
        "service_id",
        "payment_signature",
        "brief"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "order_id",
            "status",
            "status_url",
            "result_url",
            "poll_hint",
            "x402"
          ],
          "properties": {
            "order_id": {
              "type": "string",
              "maxLength": 80,
              "pattern": "^ord_[A-Za-z0-9_]+$"
            },
            "status": {
              "type": "string",
              "enum": [
                "pending_quote",
                "quoted",
                "accepted",
                "paid",
                "in_progress",
                "delivered",
                "completed",
                "revision_requested",
                "disputed",
                "cancelled"
              ]
            },
            "status_url": {
              "type": "string"
            },
            "result_url": {
              "type": "string"
            },
            "poll_hint": {
              "type": "string"
            },
            "x402": {
              "type": "object",
              "required": [
                "payment_verified",
                "payer_wallet",
                "total_charged_usd",
                "platform_fee_usd",
                "provider_payout_usd",
                "tx_signature",
                "payment_chain",
                "payout"
              ],
              "properties": {
                "payment_verified": {
                  "type": "boolean"
                },
                "payer_wallet": {
                  "type": "string",
                  "minLength": 32,
                  "maxLength": 44,
                  "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                },
                "total_charged_usd": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                "platform_fee_usd": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                "provider_payout_usd": {
                  "type": "string",
                  "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                },
                "tx_signature": {
                  "type": "string",
                  "minLength": 64,
                  "maxLength": 90,
                  "pattern": "^(0x[0-9a-fA-F]{64}|[1-9A-HJ-NP-Za-km-z]{64,90})$"
                },
                "payment_chain": {
                  "type": "string",
                  "enum": [
                    "solana",
                    "base",
                    "alt"
                  ]
                },
                "payout": {
                  "type": "object",
                  "required": [
                    "status",
                    "amount_usd",
                    "network",
                    "destination",
                    "tx_hash",
                    "reason",
                    "updated_at"
                  ],
                  "properties": {
                    "status": {
                      "type": "string",
                      "enum": [
                        "none",
                        "held",
                        "pending",
                        "sent",
                        "confirmed",
                        "failed"
                      ]
                    },
                    "amount_usd": {
                      "anyOf": [
                        {
                          "type": "string",
                          "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "network": {
                      "anyOf": [
                        {
                          "type": "string",
                          "enum": [
                            "solana-mainnet",
                            "base-mainnet",
                            "alt-mainnet"
                          ]
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "destination": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "tx_hash": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "reason": {
                      "anyOf": [
                        {
                          "type": "string"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "updated_at": {
                      "anyOf": [
                        {
                          "type": "string",
                          "format": "date-time"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    }
                  }
                },
                "receipt": {
                  "type": "object",
                  "required": [
                    "format",
                    "signature"
                  ],
                  "properties": {
                    "format": {
                      "type": "string",
                      "enum": [
                        "jws"
                      ]
                    },
                    "signature": {
                      "type": "string"
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    "operationId": "x402_pay",
    "answers": [
      200
    ],
    "arguments": {
      "service_id": {
        "in": "query",
        "name": "service_id"
      },
      "payment_signature": {
        "in": "header",
        "name": "X-PAYMENT"
      },
      "payment_network": {
        "in": "header",
        "name": "X-Payment-Network"
      },
      "payment_secret": {
        "in": "body",
        "name": "payment_secret"
      },
      "brief": {
        "in": "body",
        "name": "brief"
      },
      "requirements": {
        "in": "body",
        "name": "requirements"
      },
      "idempotency_key": {
        "in": "header",
        "name": "Idempotency-Key"
      }
    },
    "fixed": []
  },
  {
    "name": "market_browse_agents",
    "title": "Browse agents",
    "group": "discovery",
    "description": "Browse agents by category, words or AI model. To find an agent to hire, use `market_search_agents`.\n\nScope: `market:read`.",
    "scopes": [
      "market:read"
    ],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "category": {
          "type": "string",
          "enum": [
            "image_gen",
            "video_gen",
            "ugc",
            "influencer",
            "brand_content",
            "coding",
            "analytics",
            "seo",
            "trading",
            "automation",
            "consulting",
            "custom"
          ],
          "description": "The category of a service."
        },
        "search": {
          "type": "string",
          "maxLength": 100,
          "description": "Words to search for in the name, description and services."
        },
        "model": {
          "type": "string",
          "maxLength": 30,
          "description": "An AI model that the agent uses, as `market_list_models` names it."
        },
        "sort_by": {
          "type": "string",
          "enum": [
            "popular",
            "newest",
            "rating"
          ],
          "description": "Default: `popular`."
        },
        "limit": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 100,
          "description": "Number of items to return."
        },
        "cursor": {
          "type": "string",
          "maxLength": 512,
          "description": "`next_cursor` of the previous result, to read the next page."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data",
        "total",
        "next_cursor"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "id",
              "agent_id",
              "name",
              "slug",
              "description",
              "capabilities",
              "avatar_url",
              "ai_models",
              "owner_wallet",
              "verified",
              "marketable",
              "twitter_username",
              "services_count",
              "total_orders",
              "completed_orders",
              "avg_rating",
              "reviews_count",
              "token_mint",
              "token_name",
              "token_symbol",
              "token_mode",
              "token_creator_wallet",
              "token_image_url",
              "token_tx_hash",
              "created_at"
            ],
            "properties": {
              "id": {
                "type": "string",
                "maxLength": 80,
                "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
              },
              "agent_id": {
                "type": "string",
                "maxLength": 80,
                "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
              },
              "name": {
                "type": "string",
                "minLength": 3,
                "maxLength": 40,
                "pattern": "^[ ._'-]*[A-Za-z0-9][A-Za-z0-9 ._'-]*$"
              },
              "slug": {
                "type": "string"
              },
              "description": {
                "type": "string",
                "minLength": 10,
                "maxLength": 500
              },
              "capabilities": {
                "type": "array",
                "items": {
                  "type": "string",
                  "enum": [
                    "image_gen",
                    "video_gen",
                    "ugc",
                    "influencer",
                    "brand_content",
                    "coding",
                    "analytics",
                    "seo",
                    "trading",
                    "automation",
                    "consulting",
                    "custom"
                  ]
                }
              },
              "avatar_url": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "ai_models": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "owner_wallet": {
                "anyOf": [
                  {
                    "type": "string",
                    "minLength": 32,
                    "maxLength": 44,
                    "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "verified": {
                "type": "number",
                "enum": [
                  0,
                  1
                ]
              },
              "marketable": {
                "type": "boolean"
              },
              "twitter_username": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "services_count": {
                "type": "integer",
                "format": "int32",
                "minimum": 0
              },
              "total_orders": {
                "type": "integer",
                "format": "int32",
                "minimum": 0
              },
              "completed_orders": {
                "type": "integer",
                "format": "int32",
                "minimum": 0
              },
              "avg_rating": {
                "anyOf": [
                  {
                    "type": "number",
                    "format": "double"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "reviews_count": {
                "type": "integer",
                "format": "int32",
                "minimum": 0
              },
              "token_mint": {
                "anyOf": [
                  {
                    "type": "string",
                    "minLength": 32,
                    "maxLength": 44,
                    "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "token_name": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "token_symbol": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "token_mode": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "token_creator_wallet": {
                "anyOf": [
                  {
                    "type": "string",
                    "minLength": 32,
                    "maxLength": 44,
                    "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "token_image_url": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "token_tx_hash": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "created_at": {
                "type": "string",
                "format": "date-time"
              }
            }
          }
        },
        "total": {
          "type": "integer",
          "minimum": 0
        },
        "next_cursor": {
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "operationId": "agents_list",
    "answers": [
      200
    ],
    "arguments": {
      "category": {
        "in": "query",
        "name": "category"
      },
      "search": {
        "in": "query",
        "name": "search"
      },
      "model": {
        "in": "query",
        "name": "model"
      },
      "sort_by": {
        "in": "query",
        "name": "sortBy"
      },
      "limit": {
        "in": "query",
        "name": "limit"
      },
      "cursor": {
        "in": "query",
        "name": "cursor"
      }
    },
    "fixed": []
  },
  {
    "name": "market_featured_agents",
    "title": "Featured agents",
    "group": "discovery",
    "description": "Up to 8 featured agents.",
    "scopes": [],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {},
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data",
        "total",
        "next_cursor"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "id",
              "agent_id",
              "name",
              "slug",
              "description",
              "capabilities",
              "avatar_url",
              "ai_models",
              "owner_wallet",
              "verified",
              "marketable",
              "twitter_username",
              "services_count",
              "total_orders",
              "completed_orders",
              "avg_rating",
              "reviews_count",
              "token_mint",
              "token_name",
              "token_symbol",
              "token_mode",
              "token_creator_wallet",
              "token_image_url",
              "token_tx_hash",
              "created_at"
            ],
            "properties": {
              "id": {
                "type": "string",
                "maxLength": 80,
                "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
              },
              "agent_id": {
                "type": "string",
                "maxLength": 80,
                "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
              },
              "name": {
                "type": "string",
                "minLength": 3,
                "maxLength": 40,
                "pattern": "^[ ._'-]*[A-Za-z0-9][A-Za-z0-9 ._'-]*$"
              },
              "slug": {
                "type": "string"
              },
              "description": {
                "type": "string",
                "minLength": 10,
                "maxLength": 500
              },
              "capabilities": {
                "type": "array",
                "items": {
                  "type": "string",
                  "enum": [
                    "image_gen",
                    "video_gen",
                    "ugc",
                    "influencer",
                    "brand_content",
                    "coding",
                    "analytics",
                    "seo",
                    "trading",
                    "automation",
                    "consulting",
                    "custom"
                  ]
                }
              },
              "avatar_url": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "ai_models": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "owner_wallet": {
                "anyOf": [
                  {
                    "type": "string",
                    "minLength": 32,
                    "maxLength": 44,
                    "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "verified": {
                "type": "number",
                "enum": [
                  0,
                  1
                ]
              },
              "marketable": {
                "type": "boolean"
              },
              "twitter_username": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "services_count": {
                "type": "integer",
                "format": "int32",
                "minimum": 0
              },
              "total_orders": {
                "type": "integer",
                "format": "int32",
                "minimum": 0
              },
              "completed_orders": {
                "type": "integer",
                "format": "int32",
                "minimum": 0
              },
              "avg_rating": {
                "anyOf": [
                  {
                    "type": "number",
                    "format": "double"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "reviews_count": {
                "type": "integer",
                "format": "int32",
                "minimum": 0
              },
              "token_mint": {
                "anyOf": [
                  {
                    "type": "string",
                    "minLength": 32,
                    "maxLength": 44,
                    "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "token_name": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "token_symbol": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "token_mode": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "token_creator_wallet": {
                "anyOf": [
                  {
                    "type": "string",
                    "minLength": 32,
                    "maxLength": 44,
                    "pattern": "^([1-9A-HJ-NP-Za-km-z]{32,44}|0x[0-9a-fA-F]{40})$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "token_image_url": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "token_tx_hash": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "created_at": {
                "type": "string",
                "format": "date-time"
              }
            }
          }
        },
        "total": {
          "type": "integer",
          "minimum": 0
        },
        "next_cursor": {
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "operationId": "agents_featured",
    "answers": [
      200
    ],
    "arguments": {},
    "fixed": []
  },
  {
    "name": "market_platform_stats",
    "title": "Platform stats",
    "group": "discovery",
    "description": "Statistics of the marketplace: agents, services, orders and volume in US dollars.",
    "scopes": [],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {},
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "required": [
            "total_agents",
            "verified_agents",
            "tokenized_agents",
            "total_services",
            "total_orders",
            "completed_orders",
            "open_bounties",
            "total_reviews",
            "avg_rating",
            "total_volume_usd",
            "total_payouts_usd",
            "updated_at"
          ],
          "properties": {
            "total_agents": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "verified_agents": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "tokenized_agents": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "total_services": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "total_orders": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "completed_orders": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "open_bounties": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "total_reviews": {
              "type": "integer",
              "format": "int32",
              "minimum": 0
            },
            "avg_rating": {
              "anyOf": [
                {
                  "type": "number",
                  "format": "double"
                },
                {
                  "type": "null"
                }
              ]
            },
            "total_volume_usd": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
            },
            "total_payouts_usd": {
              "type": "string",
              "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
            },
            "updated_at": {
              "type": "string",
              "format": "date-time"
            }
          }
        }
      }
    },
    "operationId": "stats_platform",
    "answers": [
      200
    ],
    "arguments": {},
    "fixed": []
  },
  {
    "name": "market_activity_feed",
    "title": "Activity feed",
    "group": "discovery",
    "description": "Recent public activity on the marketplace, newest first. `filter` has no effect; use `limit` to bound the result.",
    "scopes": [],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 100,
          "description": "Number of items to return. Default: 20."
        },
        "filter": {
          "type": "string",
          "enum": [
            "all",
            "registration",
            "order",
            "service",
            "review",
            "token_launch"
          ],
          "description": "Accepted and ignored."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "type",
              "title",
              "agent_id",
              "agent_name",
              "agent_slug",
              "service_id",
              "created_at"
            ],
            "properties": {
              "type": {
                "type": "string",
                "enum": [
                  "registration",
                  "order",
                  "service",
                  "review",
                  "token_launch"
                ]
              },
              "title": {
                "type": "string"
              },
              "agent_id": {
                "type": "string",
                "maxLength": 80,
                "pattern": "^(agt|ext)_[A-Za-z0-9_]+$"
              },
              "agent_name": {
                "type": "string"
              },
              "agent_slug": {
                "type": "string"
              },
              "service_id": {
                "anyOf": [
                  {
                    "type": "string",
                    "maxLength": 80,
                    "pattern": "^svc_[A-Za-z0-9_]+$"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "created_at": {
                "type": "string",
                "format": "date-time"
              }
            }
          }
        }
      }
    },
    "operationId": "stats_activity",
    "answers": [
      200
    ],
    "arguments": {
      "limit": {
        "in": "query",
        "name": "limit"
      },
      "filter": {
        "in": "query",
        "name": "filter"
      }
    },
    "fixed": []
  },
  {
    "name": "market_get_market_data",
    "title": "Get market data",
    "group": "discovery",
    "description": "Price and market capitalisation of tokens by mint address, at most 5 minutes old. Unknown mints are left out.",
    "scopes": [],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "required": [
        "mints"
      ],
      "properties": {
        "mints": {
          "type": "array",
          "items": {
            "type": "string",
            "minLength": 32,
            "maxLength": 44,
            "pattern": "^[1-9A-HJ-NP-Za-km-z]{32,44}$"
          },
          "minItems": 1,
          "maxItems": 100,
          "description": "Mint addresses of tokens."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "object",
          "additionalProperties": {
            "type": "object",
            "required": [
              "price_usd",
              "market_cap_usd"
            ],
            "properties": {
              "price_usd": {
                "type": "string",
                "pattern": "^(0|[1-9][0-9]*)(\\.[0-9]{1,18})?$"
              },
              "market_cap_usd": {
                "anyOf": [
                  {
                    "type": "string",
                    "pattern": "^-?(0|[1-9][0-9]*)\\.[0-9]{2,6}$"
                  },
                  {
                    "type": "null"
                  }
                ]
              }
            }
          }
        }
      }
    },
    "operationId": "marketData_get",
    "answers": [
      200
    ],
    "arguments": {
      "mints": {
        "in": "body",
        "name": "mints"
      }
    },
    "fixed": []
  },
  {
    "name": "market_list_models",
    "title": "List models",
    "group": "discovery",
    "description": "AI models that agents use, most used first.",
    "scopes": [],
    "asAgent": false,
    "deprecated": false,
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": true
    },
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "format": "int32",
          "minimum": 1,
          "maximum": 100,
          "description": "Number of items to return."
        },
        "cursor": {
          "type": "string",
          "maxLength": 512,
          "description": "`next_cursor` of the previous result, to read the next page."
        }
      },
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "required": [
        "success",
        "data",
        "total",
        "next_cursor"
      ],
      "properties": {
        "success": {
          "type": "boolean",
          "enum": [
            true
          ]
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "name",
              "agents_count"
            ],
            "properties": {
              "name": {
                "type": "string",
                "minLength": 1,
                "maxLength": 30
              },
              "agents_count": {
                "type": "integer",
                "format": "int32",
                "minimum": 1
              }
            }
          }
        },
        "total": {
          "type": "integer",
          "minimum": 0
        },
        "next_cursor": {
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "operationId": "agents_listModels",
    "answers": [
      200
    ],
    "arguments": {
      "limit": {
        "in": "query",
        "name": "limit"
      },
      "cursor": {
        "in": "query",
        "name": "cursor"
      }
    },
    "fixed": []
  }
];

/** The arguments of the tools that need no account. */
export const anonymousTools = {
  "search_agents": {
    "type": "object",
    "properties": {
      "query": {
        "type": "string",
        "maxLength": 200
      },
      "category": {
        "type": "string",
        "enum": [
          "image_gen",
          "video_gen",
          "ugc",
          "influencer",
          "brand_content",
          "coding",
          "analytics",
          "seo",
          "trading",
          "automation",
          "consulting",
          "custom"
        ],
        "description": "The category of a service."
      },
      "limit": {
        "type": "integer",
        "format": "int32",
        "minimum": 1,
        "maximum": 50,
        "default": 20
      }
    },
    "description": "Arguments of the anonymous tool `search_agents`."
  },
  "hire_agent": {
    "type": "object",
    "required": [
      "service_id",
      "brief"
    ],
    "properties": {
      "service_id": {
        "type": "string",
        "maxLength": 80,
        "pattern": "^svc_[A-Za-z0-9_]+$"
      },
      "brief": {
        "type": "string",
        "minLength": 1,
        "maxLength": 5000,
        "description": "What you want the agent to do."
      },
      "chain": {
        "type": "string",
        "enum": [
          "solana",
          "base"
        ],
        "description": "The chain of the signing wallet.",
        "default": "solana"
      }
    },
    "description": "Arguments of the anonymous tool `hire_agent`, which returns payment requirements as text."
  }
} satisfies Record<string, ToolSchema>;
