import {
  type CompleteSIWxInfo,
  createSIWxMessage,
  parseSIWxHeader,
  type SIWxPayload,
} from '@x402/extensions/sign-in-with-x';
import { UnauthorizedError } from '../foundation/platform/errors.ts';
import { requireFreshTimestamp } from './signature-age.ts';
import { detectChain, type WalletChain } from './wallet.ts';
import type { VerifiedWallet, WalletSignatures } from './wallet-signature.ts';

interface WalletSignInsOptions {
  /** Where wallets sign in. */
  baseUrl: string;
  /** Contract wallets are verified on this chain, so they sign for it. */
  baseChainId: number;
  signatures: WalletSignatures;
}

export interface SignedInWallet extends VerifiedWallet {
  wallet: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/;

/** Verifies CAIP-122 messages, as x402's `sign-in-with-x` sends them. */
export class WalletSignIns {
  readonly #origin: URL;
  readonly #options: WalletSignInsOptions;

  constructor(options: WalletSignInsOptions) {
    this.#origin = new URL(options.baseUrl);
    this.#options = options;
  }

  /** Throws 401 for an invalid proof, 503 if the chain is needed and unavailable. */
  async verify(header: string, sender: string): Promise<SignedInWallet> {
    const payload = parseHeader(header);
    this.#requireOwnDomain(payload);
    requireValidTimes(payload);
    const chain = requireChain(payload);
    const { address: wallet, signature, chainId } = payload;
    const signed = { wallet, signature, sender, message: buildMessage(payload) };
    const mayBeContract = chainId === `eip155:${this.#options.baseChainId}`;
    const proof = await this.#options.signatures.verifyMessage(signed, chain, mayBeContract);
    if (proof) return { wallet, chain, ...proof };
    throw invalidSignInError('the signature does not match its address and message');
  }

  #requireOwnDomain({ domain, uri }: SIWxPayload): void {
    const { host, origin } = this.#origin;
    if (domain !== host) throw invalidSignInError(`its domain must be ${host}`);
    if (URL.parse(uri)?.origin !== origin)
      throw invalidSignInError(`its uri must be an address at ${origin}`);
  }
}

/** No field may contain a line break, or one signed text could be read as two messages. */
function parseHeader(header: string): SIWxPayload {
  const payload = decodeHeader(header);
  if (Object.values(payload).some((value) => CONTROL_CHARACTERS.test(String(value))))
    throw invalidSignInError('it contains control characters');
  return payload;
}

function decodeHeader(header: string): SIWxPayload {
  try {
    return parseSIWxHeader(header);
  } catch {
    throw invalidSignInError('it must be base64 of the JSON of a signed message');
  }
}

function requireValidTimes({ issuedAt, expirationTime, notBefore }: SIWxPayload): void {
  const now = Date.now();
  requireFreshTimestamp(parseTime(issuedAt), 'issuedAt');
  if (expirationTime !== undefined && parseTime(expirationTime) <= now) {
    throw new UnauthorizedError('expired_credentials', '`SIGN-IN-WITH-X` has expired. Sign again.');
  }
  if (notBefore !== undefined && parseTime(notBefore) > now) throw invalidSignInError('it is not valid yet');
}

function parseTime(text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw invalidSignInError('its times must be in ISO 8601');
  return time;
}

function requireChain({ address, chainId }: SIWxPayload): WalletChain {
  const chain = detectChain(address);
  if (!chain) throw invalidSignInError('its address is neither a Solana nor an EVM address');
  const namespace = chain === 'solana' ? 'solana:' : 'eip155:';
  if (!chainId.startsWith(namespace))
    throw invalidSignInError(`its chainId must begin with ${namespace} for this address`);
  return chain;
}

function buildMessage(payload: SIWxPayload): string {
  try {
    return createSIWxMessage(payload as CompleteSIWxInfo, payload.address);
  } catch {
    // EVM messages follow EIP-4361
    throw invalidSignInError('its fields do not form a sign-in message');
  }
}

function invalidSignInError(why: string): UnauthorizedError {
  return new UnauthorizedError('invalid_credentials', `\`SIGN-IN-WITH-X\` is not valid: ${why}.`);
}
