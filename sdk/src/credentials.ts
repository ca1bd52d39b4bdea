import type { Operation } from './operation.ts';
import type { Credentials } from './options.ts';
import { signWallet, type WalletFields } from './wallet.ts';

/** What a request carries to say who sends it. */
export interface Authorization {
  bearer?: string | undefined;
  orderToken?: string | undefined;
  wallet?: WalletFields | undefined;
}

/** The field of the options in which each credential of the contract is given. */
const FIELDS: Record<string, keyof Credentials> = {
  idp: 'token',
  admin_session: 'token',
  mcp_oauth: 'token',
  wallet: 'signer',
  api_key: 'apiKey',
  admin_key: 'adminKey',
  order_token: 'orderToken',
};

/** The first credential that the operation accepts and the caller has; the service tries them in the same order. */
export async function authorize(
  operation: Operation,
  given: Credentials,
  body: Record<string, unknown> | undefined,
): Promise<Authorization> {
  const field = operation.words.map((word) => FIELDS[word]).find((name) => name && given[name]);
  const { token, signer } = given;
  // a wallet becomes the owner of an agent only by signing, whoever else the request comes from
  const claims = !!body?.owner_wallet && operation.has('sign-body');
  const bearer = claims && field === 'signer' ? 'apiKey' : field;
  return {
    bearer: bearer === 'token' && typeof token === 'function' ? await token() : bearerOf(given, bearer),
    orderToken: field === 'orderToken' ? given.orderToken : undefined,
    wallet: signer && (claims || field === 'signer') ? await signWallet(signer) : undefined,
  };
}

function bearerOf(given: Credentials, field: keyof Credentials | undefined): string | undefined {
  const value = field && field !== 'orderToken' ? given[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}
