import { CredentialError } from './errors.ts';
import type { Operation } from './operation.ts';
import type { Credentials } from './options.ts';
import { getSafeMessage, redactCause } from './redact.ts';
import { signWallet, type WalletFields, type WalletSigner } from './wallet.ts';

/** The credential of a request. */
export interface Authorization {
  bearer: string | undefined;
  orderToken: string | undefined;
  wallet: WalletFields | undefined;
}

/** The option of each credential of the contract. */
const CREDENTIAL_FIELDS: Record<string, keyof Credentials> = {
  idp: 'token',
  admin_session: 'token',
  mcp_oauth: 'token',
  wallet: 'signer',
  api_key: 'apiKey',
  admin_key: 'adminKey',
  order_token: 'orderToken',
};

/** The first credential that the operation accepts and the caller has, in the order of the service. */
export async function authorize(
  operation: Operation,
  given: Credentials,
  body: Record<string, unknown> | undefined,
): Promise<Authorization> {
  // agents' wallets pay with their keys, even where no other credential is needed
  const field = body?.pay_from_wallet
    ? 'apiKey'
    : operation.flags.map((word) => CREDENTIAL_FIELDS[word]).find((name) => name && given[name]);
  // a wallet becomes the owner of an agent only by signing, whatever other credential is sent
  const claims = !!body?.owner_wallet && operation.has('sign-body');
  const signs = claims || field === 'signer';
  return {
    bearer: await getBearerToken(given, claims && field === 'signer' ? 'apiKey' : field),
    orderToken: field === 'orderToken' ? given.orderToken : undefined,
    wallet: given.signer && signs ? await signWithWallet(given.signer) : undefined,
  };
}

function getBearerToken({ token, apiKey, adminKey }: Credentials, field: keyof Credentials | undefined) {
  if (field === 'token') return typeof token === 'function' ? fetchToken(token) : token;
  return field === 'apiKey' ? apiKey : field === 'adminKey' ? adminKey : undefined;
}

async function fetchToken(token: () => string | Promise<string>): Promise<string> {
  try {
    return await token();
  } catch (cause) {
    throw toCredentialError('The token could not be fetched', cause);
  }
}

const signWithWallet = (signer: WalletSigner) =>
  signWallet(signer).catch((cause) => {
    throw toCredentialError(`The wallet ${signer.address} did not sign`, cause);
  });

const toCredentialError = (what: string, cause: unknown) =>
  new CredentialError(`${what}: ${getSafeMessage(cause)}`, redactCause(cause));
