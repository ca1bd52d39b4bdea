import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import type { Caller, SignatureCarrier } from '../../identity/caller.ts';
import type { QuerySignatures } from '../../identity/query-signatures.ts';
import type { WalletChain } from '../../identity/wallet.ts';
import type { SignedWallet, WalletSignatures } from '../../identity/wallet-signature.ts';
import type { Authenticator, CredentialRequest } from './authenticator.ts';
import { readBodyFields, readHeader } from './request-fields.ts';

const CHAIN_HEADER = 'x-market-wallet-chain';
const MAX_SIGNATURE_LENGTH = 8192;

/** A wallet that signs the request, in the body or in the query. */
export function createWalletAuthenticator(
  signatures: WalletSignatures,
  querySignatures: QuerySignatures,
): Authenticator {
  const identify = async (signed: SignedWallet, carrier: SignatureCarrier): Promise<Caller> => {
    const { wallet, timestamp: signedAt } = signed;
    const caller = {
      kind: 'wallet',
      wallet,
      signedAt,
      carrier,
      ...(await signatures.verify(signed)),
    } as const;
    if (carrier === 'query') await querySignatures.record(caller);
    return caller;
  };
  return {
    credential: 'wallet',
    authenticate(request) {
      const signed = parseSignedWallet(request);
      return signed && identify(signed, detectCarrier(request));
    },
  };
}

/** A signature in both places still counts as sent in the query. */
function detectCarrier({ query }: CredentialRequest): SignatureCarrier {
  return hasSignature(query) ? 'query' : 'body';
}

/** A `wallet` alone proves nothing, so it is not a credential; a signature without the rest is an invalid one. */
function parseSignedWallet(request: CredentialRequest): SignedWallet | null {
  const fields = [readBodyFields(request), request.query].find(hasSignature);
  if (!fields) return null;
  // a signed owner wallet need not be repeated as `wallet`
  const { owner_wallet, wallet = owner_wallet, wallet_sig: signature, wallet_chain } = fields;
  const timestamp = parseTimestamp(fields.wallet_sig_ts);
  if (typeof wallet !== 'string' || typeof signature !== 'string' || timestamp === undefined) {
    throw malformedSignatureError(
      'A wallet signature needs `wallet`, `wallet_sig` and `wallet_sig_ts` (Unix milliseconds).',
    );
  }
  const hinted = parseChain('header.X-Market-Wallet-Chain', readHeader(request, CHAIN_HEADER));
  if (signature.length > MAX_SIGNATURE_LENGTH) throw malformedSignatureError('`wallet_sig` is too long.');
  return {
    wallet,
    signature,
    timestamp,
    sender: request.sender,
    chain: parseChain('body.wallet_chain', wallet_chain) ?? hinted,
  };
}

function hasSignature(fields: Readonly<Record<string, unknown>>): boolean {
  return fields.wallet_sig !== undefined || fields.wallet_sig_ts !== undefined;
}

function parseTimestamp(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
}

function parseChain(path: string, value: unknown): WalletChain | undefined {
  if (value === undefined || value === 'solana' || value === 'base') return value;
  throw invalidFieldsError([{ path, message: 'must be solana or base' }]);
}

function malformedSignatureError(message: string): UnauthorizedError {
  return new UnauthorizedError('invalid_credentials', message);
}
