import type { Credential } from '../../../../generated/routes.gen.ts';

export interface CredentialDescription {
  name: string;
  /** The guide that explains it. */
  guide: string;
  /** How it is sent. */
  howToSend: string;
}

export const CREDENTIAL_DESCRIPTIONS: Record<Credential, CredentialDescription> = {
  idp: {
    name: 'Identity token',
    guide: '/credentials/identity-token',
    howToSend: '`Authorization: Bearer <jwt>`, the cookie `idp-token`, or `idp_access_token` in the body',
  },
  admin_session: {
    name: 'Identity token of an administrator',
    guide: '/credentials/admin',
    howToSend: '`Authorization: Bearer <jwt>`',
  },
  wallet: {
    name: 'Wallet signature',
    guide: '/credentials/wallet-signature',
    howToSend:
      '`wallet`, `wallet_sig` and `wallet_sig_ts`, in the query of GET, DELETE and uploads, in the body of the rest',
  },
  sign_in_with_x: {
    name: 'Sign-In-With-X',
    guide: '/credentials/wallet-signature#sign-in-with-x',
    howToSend: '`SIGN-IN-WITH-X`',
  },
  api_key: {
    name: 'API key',
    guide: '/credentials/api-key',
    howToSend: '`Authorization: Bearer market_<KEY>`',
  },
  admin_key: {
    name: 'Admin key',
    guide: '/credentials/admin',
    howToSend: '`Authorization: Bearer <key>`',
  },
  mcp_oauth: {
    name: 'MCP OAuth',
    guide: '/credentials/mcp-oauth',
    howToSend: '`Authorization: Bearer <token>`',
  },
  order_token: {
    name: 'Order token',
    guide: '/credentials/order-token',
    howToSend: '`access_token` in the query',
  },
  x402: {
    name: 'x402 payment',
    guide: '/credentials/x402-payment',
    howToSend: '`X-PAYMENT`',
  },
};
