import { createPublicKey, verify } from 'node:crypto';
import {
  getBase58Decoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type Transaction,
} from '@solana/kit';
import { type PublicKey, type TransactionVersion, VersionedTransaction } from '@solana/web3.js';

/** The largest transaction: one IPv6 packet less its headers. */
export const MAX_TRANSACTION_BYTES = 1232;

export type Message = VersionedTransaction['message'];

export interface WireTransaction {
  bytes: Uint8Array;
  signature: string;
  signatures: string[];
  version: TransactionVersion;
  message: Message;
  /** The same transaction in the virtual machine's form. */
  native: Transaction;
}

/** The runtime aborts the process on malformed bytes, so only the canonical form may reach it. */
function assertCanonical(bytes: Uint8Array, decoded: VersionedTransaction, native: Transaction): void {
  const forms = [decoded.serialize(), getTransactionEncoder().encode(native)];
  if (!forms.every((form) => Buffer.from(form).equals(bytes))) throw new Error('the bytes are not canonical');
}

export function decodeTransaction(bytes: Uint8Array): WireTransaction {
  const decoded = VersionedTransaction.deserialize(bytes);
  const native = getTransactionDecoder().decode(bytes);
  assertCanonical(bytes, decoded, native);
  const signatures = decoded.signatures.map((signature) => getBase58Decoder().decode(signature));
  const [signature] = signatures;
  if (signature === undefined) throw new Error('the transaction has no signature');
  return { bytes, signature, signatures, version: decoded.version, message: decoded.message, native };
}

function verifySignature(signer: PublicKey, messageBytes: Uint8Array, signature: Uint8Array): boolean {
  const x = Buffer.from(signer.toBytes()).toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, messageBytes, key, signature);
}

export function hasValidSignatures({ native, message }: WireTransaction): boolean {
  const required = message.staticAccountKeys.slice(0, message.header.numRequiredSignatures);
  const messageBytes = Uint8Array.from(native.messageBytes);
  return required.every((signer) => {
    const signature = Object.entries(native.signatures).find(
      ([address]) => address === signer.toBase58(),
    )?.[1];
    return signature ? verifySignature(signer, messageBytes, signature) : false;
  });
}
