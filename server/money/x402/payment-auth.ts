import { randomBytes } from 'node:crypto';
import { keccak256, stringToBytes } from 'viem';
import { isPaymentScheme } from '../../contract/payment-scheme.ts';
import { constantTimeEqual, lookupHash } from '../../foundation/platform/crypto.ts';
import { isEvmNetwork } from '../../foundation/platform/networks.ts';
import { MalformedPaymentError } from '../payments/errors.ts';
import type { PaymentOption } from '../payments/payment-option.ts';
import type { SignedProof } from '../payments/proof.ts';
import type { PricedResource } from './challenge.ts';

export interface PaymentAuthOptions {
  baseUrl: string;
  /** Recognizes our own challenges. */
  lookupKey: Uint8Array;
}

/** The terms of a challenge that its id vouches for. */
interface ChargeTerms {
  amount: string;
  currency: string;
  recipient: string;
  chainId: number;
  expires: string;
}

type Json = Record<string, unknown>;

const METHOD = 'evm';
const INTENT = 'charge';
const USDC_DECIMALS = 6;
const SALT_BYTES = 12;
const CREDENTIAL = /^Payment +([\w-]{1,16000})=*$/i;
const CAIP2_EVM = 'eip155:';

/**
 * The Machine Payments Protocol beside x402, on EVM networks. Its credential is the same signed authorization that
 * x402 uses, so it becomes an x402 payload and takes the same way.
 */
export class PaymentAuth {
  readonly #realm: string;
  readonly #key: Uint8Array;

  constructor({ baseUrl, lookupKey }: PaymentAuthOptions) {
    this.#realm = new URL(baseUrl).host;
    this.#key = lookupKey;
  }

  /** The content of `WWW-Authenticate`; undefined if no EVM network is available. */
  buildChallenges(
    { dueMicro }: PricedResource,
    options: readonly PaymentOption[],
    expiresAt: Date,
  ): string | undefined {
    const expires = expiresAt.toISOString();
    const challenges = options
      .filter(({ network }) => isEvmNetwork(network))
      .map(({ nameV2, asset, payTo }) =>
        this.#buildChallenge({
          amount: dueMicro.toString(),
          currency: asset,
          recipient: payTo,
          chainId: Number(nameV2.slice(CAIP2_EVM.length)),
          expires,
        }),
      );
    return challenges.length > 0 ? challenges.join(', ') : undefined;
  }

  /** The signed payment of an `Authorization` header; undefined if the header has another scheme. */
  parseCredential(authorization: string | string[] | undefined): SignedProof | undefined {
    if (!isPaymentScheme(authorization)) return undefined;
    const credential = decodeJson(CREDENTIAL.exec(authorization)?.[1]);
    const challenge = requireObject(credential?.challenge);
    const { amount, currency, recipient, methodDetails } = requireObject(decodeJson(challenge.request));
    const { chainId } = requireObject(methodDetails);
    const { id, expires } = challenge;
    const terms = { amount, currency, recipient, chainId, expires } as ChargeTerms;
    const { from, to, value, validAfter, validBefore, nonce, signature } = requireObject(credential?.payload);
    if (!this.#isOurs(id, terms) || challenge.realm !== this.#realm || nonce !== this.#toNonce(id)) {
      throw notOursError();
    }
    const authorized = { from, to, value, validAfter, validBefore, nonce };
    const payload = {
      x402Version: 1,
      scheme: 'exact',
      network: `${CAIP2_EVM}${chainId}`,
      payload: { signature, authorization: authorized },
    };
    return { kind: 'signed', x402Version: 1, payload };
  }

  #buildChallenge(terms: ChargeTerms): string {
    const { amount, currency, recipient, chainId, expires } = terms;
    const methodDetails = { chainId, credentialTypes: ['authorization'], decimals: USDC_DECIMALS };
    const request = encodeJson({ amount, currency, methodDetails, recipient });
    const parameters = { id: this.#createId(terms), realm: this.#realm, method: METHOD, intent: INTENT };
    const fields = Object.entries({ ...parameters, request, expires });
    return `Payment ${fields.map(([name, value]) => `${name}="${value}"`).join(', ')}`;
  }

  /** The payer signs the hash of the id as a nonce, so each challenge has another one. */
  #createId(terms: ChargeTerms): string {
    const salt = randomBytes(SALT_BYTES).toString('base64url');
    return `${salt}.${this.#sign(salt, terms)}`;
  }

  #isOurs(id: unknown, terms: ChargeTerms): id is string {
    if (typeof id !== 'string') return false;
    const [salt = '', mac = ''] = id.split('.', 2);
    return constantTimeEqual(mac, this.#sign(salt, terms));
  }

  /** Addresses are compared without their case: clients write them with checksums. */
  #sign(salt: string, { amount, currency, recipient, chainId, expires }: ChargeTerms): string {
    const fields = [salt, this.#realm, METHOD, INTENT, amount, currency, recipient, chainId, expires];
    return lookupHash(this.#key, `payment challenge ${JSON.stringify(fields).toLowerCase()}`);
  }

  #toNonce(id: string): string {
    return keccak256(stringToBytes(`${id}${this.#realm}`));
  }
}

/** The content of `Payment-Receipt`. */
export function encodePaymentReceipt({ reference, paidAt }: { reference: string; paidAt: Date }): string {
  return encodeJson({ method: METHOD, reference, status: 'success', timestamp: paidAt.toISOString() });
}

const encodeJson = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');

function decodeJson(text: unknown): Json | undefined {
  try {
    const value = JSON.parse(Buffer.from(String(text), 'base64url').toString());
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function requireObject(value: unknown): Json {
  if (typeof value === 'object' && value !== null) return value as Json;
  throw notOursError();
}

function notOursError(): Error {
  return new MalformedPaymentError(
    'The `Authorization: Payment` credential does not answer a challenge of this service. Request a new one.',
  );
}
