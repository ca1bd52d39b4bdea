import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import { invalidFields } from '../../foundation/platform/invalid-fields.ts';
import type { Caller, SignatureCarrier } from '../../identity/caller.ts';
import type { QuerySignatures } from '../../identity/query-signatures.ts';
import type { WalletChain } from '../../identity/wallet.ts';
import type { SignedWallet, WalletSignatures } from '../../identity/wallet-signature.ts';
import type { Authenticator, CredentialRequest } from './authenticator.ts';
import { bodyFields, singleHeader } from './fields.ts';

const CHAIN_HEADER = 'x-market-wallet-chain';
const LONGEST_SIGNATURE = 8192;

/** A wallet that signs the request, in the body or in the query. */
export function walletAuthenticator(
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
      const signed = readSignedWallet(request);
      return signed && identify(signed, carrierOf(request));
    },
  };
}

/** A signature that stands in the body as well was still sent in the query. */
function carrierOf({ query }: CredentialRequest): SignatureCarrier {
  return isSigned(query) ? 'query' : 'body';
}

/** A `wallet` alone names one and proves nothing, so it is no credential; a signature without the rest is a bad one. */
function readSignedWallet(request: CredentialRequest): SignedWallet | null {
  const fields = [bodyFields(request), request.query].find(isSigned);
  if (!fields) return null;
  // whoever names the owner's wallet and signs need not name it twice
  const { owner_wallet, wallet = owner_wallet, wallet_sig: signature, wallet_chain } = fields;
  const timestamp = toTimestamp(fields.wallet_sig_ts);
  if (typeof wallet !== 'string' || typeof signature !== 'string' || timestamp === undefined) {
    throw malformed('A wallet signature needs wallet, wallet_sig and wallet_sig_ts (Unix milliseconds)');
  }
  const hinted = toChain('header.X-Market-Wallet-Chain', singleHeader(request, CHAIN_HEADER));
  if (signature.length > LONGEST_SIGNATURE) throw malformed('wallet_sig is too long');
  return {
    wallet,
    signature,
    timestamp,
    sender: request.sender,
    chain: toChain('body.wallet_chain', wallet_chain) ?? hinted,
  };
}

function isSigned(fields: Readonly<Record<string, unknown>>): boolean {
  return fields.wallet_sig !== undefined || fields.wallet_sig_ts !== undefined;
}

function toTimestamp(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
}

function toChain(path: string, value: unknown): WalletChain | undefined {
  if (value === undefined || value === 'solana' || value === 'base') return value;
  throw invalidFields([{ path, message: 'must be solana or base' }]);
}

function malformed(message: string): UnauthorizedError {
  return new UnauthorizedError('invalid_credentials', message);
}
