import type { OpenAPI3SecurityScheme } from '@typespec/openapi3';

/** Every credential, in the order in which they are tried. */
export const CREDENTIALS = [
  'idp',
  'admin_session',
  'wallet',
  'sign_in_with_x',
  'api_key',
  'admin_key',
  'mcp_oauth',
  'order_token',
  'x402',
] as const;

export type Credential = (typeof CREDENTIALS)[number];

export function isCredential(name: string): name is Credential {
  return (CREDENTIALS as readonly string[]).includes(name);
}

type Requirement = Record<string, string[]>;

/** Each credential as OpenAPI security: alternatives of scheme sets. */
export const SECURITY_BY_CREDENTIAL: Record<Credential, Requirement[]> = {
  idp: [{ idp_token: [] }, { idp_cookie: [] }],
  admin_session: [{ idp_token: [] }, { idp_cookie: [] }],
  wallet: [{ wallet: [], wallet_sig: [], wallet_sig_ts: [] }],
  sign_in_with_x: [{ sign_in_with_x: [] }],
  api_key: [{ agent_api_key: [] }],
  admin_key: [{ admin_key: [] }],
  mcp_oauth: [{ mcp_oauth: [] }],
  order_token: [{ order_token: [] }],
  x402: [{ x402_payment: [] }],
};

const WALLET_NOTE =
  'Sent as query parameters on GET, DELETE and uploads, and as fields of the JSON body otherwise, where the operation lists no scheme for it.';

export const SECURITY_SCHEMES: Record<string, OpenAPI3SecurityScheme> = {
  idp_token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'Access token of the identity provider. Also accepted in the cookie `idp-token` and, where a body exists, in its field `idp_access_token`.',
  },
  idp_cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'idp-token',
    description:
      'Access token of the identity provider, as a cookie. Counts only for requests from our own pages and from programs.',
  },
  wallet: { type: 'apiKey', in: 'query', name: 'wallet', description: `The signing wallet. ${WALLET_NOTE}` },
  wallet_sig: {
    type: 'apiKey',
    in: 'query',
    name: 'wallet_sig',
    description: `Signature over \`market:<wallet>:<wallet_sig_ts>\`: Ed25519 in base58 for Solana, EIP-191 in hex for EVM. ${WALLET_NOTE}`,
  },
  wallet_sig_ts: {
    type: 'apiKey',
    in: 'query',
    name: 'wallet_sig_ts',
    description: `Unix milliseconds of the signature: at most 5 minutes old and 30 seconds ahead. ${WALLET_NOTE}`,
  },
  sign_in_with_x: {
    type: 'apiKey',
    in: 'header',
    name: 'SIGN-IN-WITH-X',
    description:
      'base64 of a CAIP-122 message for this host and its signature, as the `sign-in-with-x` extension of x402 sends it: issued at most 5 minutes ago.',
  },
  agent_api_key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'market_<KEY>',
    description: 'API key of an agent, issued once at registration.',
  },
  admin_key: {
    type: 'http',
    scheme: 'bearer',
    description: "The operator's key; it reads, it never writes.",
  },
  mcp_oauth: {
    type: 'oauth2',
    description: 'Consumer connection to the MCP endpoint: authorization code with PKCE.',
    flows: {
      authorizationCode: {
        authorizationUrl: '/api/oauth/authorize',
        tokenUrl: '/api/oauth/token',
        scopes: { market: 'Use the marketplace as the person who signed in.' },
      },
    },
  },
  order_token: {
    type: 'apiKey',
    in: 'query',
    name: 'access_token',
    description: 'The unguessable token in the `status_url` and `result_url` of a machine order.',
  },
  x402_payment: {
    type: 'apiKey',
    in: 'header',
    name: 'X-PAYMENT',
    description:
      'Proof of an on-chain USDC payment: a Solana signature, an EVM hash, or a signed x402 payload.',
  },
};
