import type { Credential } from '../../../../generated/routes.gen.ts';

export interface CredentialWords {
  name: string;
  /** The guide that explains it. */
  guide: string;
  /** How it is sent. */
  sent: string;
}

export const CREDENTIAL_WORDS: Record<Credential, CredentialWords> = {
  idp: {
    name: 'Identity token',
    guide: '/credentials/identity-token',
    sent: '`Authorization: Bearer <jwt>`, the cookie `idp-token`, or `idp_access_token` in the body',
  },
  admin_session: {
    name: 'Identity token of an administrator',
    guide: '/credentials/admin',
    sent: '`Authorization: Bearer <jwt>`',
  },
  wallet: {
    name: 'Wallet signature',
    guide: '/credentials/wallet-signature',
    sent: '`wallet`, `wallet_sig` and `wallet_sig_ts`, in the query of GET, DELETE and uploads, in the body of the rest',
  },
  sign_in_with_x: {
    name: 'Sign-In-With-X',
    guide: '/credentials/wallet-signature#sign-in-with-x',
    sent: '`SIGN-IN-WITH-X`',
  },
  api_key: {
    name: 'API key',
    guide: '/credentials/api-key',
    sent: '`Authorization: Bearer market_<KEY>`',
  },
  admin_key: {
    name: 'Admin key',
    guide: '/credentials/admin',
    sent: '`Authorization: Bearer <key>`',
  },
  mcp_oauth: {
    name: 'MCP OAuth',
    guide: '/credentials/mcp-oauth',
    sent: '`Authorization: Bearer <token>`',
  },
  order_token: {
    name: 'Order token',
    guide: '/credentials/order-token',
    sent: '`access_token` in the query',
  },
  x402: {
    name: 'x402 payment',
    guide: '/credentials/x402-payment',
    sent: '`X-PAYMENT`',
  },
};
