import { ed25519 } from '@noble/curves/ed25519.js';
import { PublicKey, VersionedTransaction } from '@solana/web3.js';
import { type Address, type Hex, hashTypedData, hexToBytes } from 'viem';
import { AUTHORIZATION_TYPES } from '../../../chain/evm/authorization.ts';
import { recoverSigner } from '../../../chain/evm/recover-signer.ts';
import { assertPlainPayment } from '../../../chain/solana/settlement-rules.ts';
import type { TransferAuthorization as Authorization } from '../../../chain/types.ts';
import type { PaymentOption } from '../payment-option.ts';
import type { ParsedPayload } from './signed-payload.ts';

/**
 * Who signed a payment to us, by signature alone: also if they have no money left and the chain is unavailable.
 * Undefined if the chain is needed, as for contract wallets, or if the signature is invalid.
 */
export async function recoverPayloadSigner({ option, payment }: ParsedPayload): Promise<string | undefined> {
  try {
    return payment.kind === 'authorization'
      ? recoverEvmSigner(option, payment.authorization)
      : recoverSolanaSigner(option, payment.transaction);
  } catch {
    return undefined;
  }
}

/** Signatures for other payees are public on their chains and prove nothing. */
function recoverEvmSigner(option: PaymentOption, given: Authorization): string | undefined {
  if (given.to.toLowerCase() !== option.payTo.toLowerCase()) return undefined;
  const digest = hexToBytes(hashTypedData(buildAuthorizationTypedData(option, given)));
  const signer = recoverSigner(digest, given.signature as Hex);
  return signer.toLowerCase() === given.from.toLowerCase() ? given.from : undefined;
}

/** What the payer of an authorization signs. */
export function buildAuthorizationTypedData({ nameV2, asset, extra }: PaymentOption, given: Authorization) {
  return {
    domain: {
      name: String(extra.name),
      version: String(extra.version),
      chainId: Number(nameV2.split(':')[1]),
      verifyingContract: asset as Address,
    },
    types: AUTHORIZATION_TYPES,
    primaryType: 'TransferWithAuthorization' as const,
    message: {
      from: given.from as Address,
      to: given.to as Address,
      value: BigInt(given.value),
      validAfter: BigInt(given.validAfter),
      validBefore: BigInt(given.validBefore),
      nonce: given.nonce as Hex,
    },
  };
}

/** Payments with us as fee payer are on the chain only if we submitted them, and then found in our records. */
function recoverSolanaSigner({ payTo, asset }: PaymentOption, transaction: string): string | undefined {
  const { message, signatures } = VersionedTransaction.deserialize(Buffer.from(transaction, 'base64'));
  assertPlainPayment(message, {
    treasury: new PublicKey(payTo),
    mint: new PublicKey(asset),
    maxComputeUnits: Number.MAX_SAFE_INTEGER,
    maxPriorityFeeMicroLamports: Number.MAX_SAFE_INTEGER,
  });
  const [, payer] = message.staticAccountKeys;
  const [, signature] = signatures;
  if (!payer || !signature) return undefined;
  return ed25519.verify(signature, message.serialize(), payer.toBytes()) ? payer.toBase58() : undefined;
}
