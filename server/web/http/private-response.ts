import type { InputHeaders } from '../../operations/input.ts';
import type { Exchange } from './exchange.ts';

const CREDENTIAL_HEADERS = [
  'authorization',
  'x-payment',
  'payment-signature',
  'x-payment-secret',
  'sign-in-with-x',
  'x-market-wallet-chain',
];
const CREDENTIAL_QUERY_FIELDS = [
  'wallet_sig',
  'wallet_sig_ts',
  'access_token',
  'idp_access_token',
  'payment_secret',
];
const CACHEABLE_METHODS = new Set(['GET', 'HEAD']);

/**
 * Whether no cache may store the response: it depends on a credential or may contain one. Keys and tokens are created
 * only by requests that change something, whose responses nobody should cache anyway.
 */
export function isPrivateResponse(exchange: Exchange): boolean {
  const { headers } = exchange;
  const { method } = exchange.req;
  if (!CACHEABLE_METHODS.has(method)) return method !== 'OPTIONS';
  return (
    hasCredentialHeader(headers) ||
    CREDENTIAL_QUERY_FIELDS.some((name) => exchange.query[name] !== undefined) ||
    hasCookieCredential(exchange)
  );
}

/** By the contract; a longer one is rejected. */
const MAX_ETAGS_LENGTH = 1024;

/** Whether a header, besides a credential, is left to the validation of the operation. */
export function hasInvalidEtags({ 'if-none-match': etags }: InputHeaders): boolean {
  return etags !== undefined && etags.length > MAX_ETAGS_LENGTH;
}

export function hasCredentialHeader(headers: InputHeaders): boolean {
  return CREDENTIAL_HEADERS.some((name) => headers[name] !== undefined);
}

/** Browsers also send cookies with public files, which are the same for everybody and cacheable. */
function hasCookieCredential({ headers, operation }: Exchange): boolean {
  return headers.cookie !== undefined && operation?.route.credentials.accepted.length !== 0;
}
