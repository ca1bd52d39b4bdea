import { CredentialError } from './errors.ts';
import type { Operation } from './operation.ts';
import type { Credentials } from './options.ts';
import { safeCause, saidBy } from './redact.ts';
import { signWallet, type WalletFields, type WalletSigner } from './wallet.ts';

/** What a request carries to say who sends it. */
export interface Authorization {
  bearer: string | undefined;
  orderToken: string | undefined;
  wallet: WalletFields | undefined;
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
  // agents' wallets pay by their keys, also where nobody else needs a credential
  const field = body?.pay_from_wallet
    ? 'apiKey'
    : operation.words.map((word) => FIELDS[word]).find((name) => name && given[name]);
  // a wallet becomes the owner of an agent only by signing, whoever else the request comes from
  const claims = !!body?.owner_wallet && operation.has('sign-body');
  const signs = claims || field === 'signer';
  return {
    bearer: await bearerOf(given, claims && field === 'signer' ? 'apiKey' : field),
    orderToken: field === 'orderToken' ? given.orderToken : undefined,
    wallet: given.signer && signs ? await signedBy(given.signer) : undefined,
  };
}

function bearerOf({ token, apiKey, adminKey }: Credentials, field: keyof Credentials | undefined) {
  if (field === 'token') return typeof token === 'function' ? fetched(token) : token;
  return field === 'apiKey' ? apiKey : field === 'adminKey' ? adminKey : undefined;
}

async function fetched(token: () => string | Promise<string>): Promise<string> {
  try {
    return await token();
  } catch (cause) {
    throw failed('The token could not be fetched', cause);
  }
}

const signedBy = (signer: WalletSigner) =>
  signWallet(signer).catch((cause) => {
    throw failed(`The wallet ${signer.address} did not sign`, cause);
  });

const failed = (what: string, cause: unknown) =>
  new CredentialError(`${what}: ${saidBy(cause)}`, safeCause(cause));
