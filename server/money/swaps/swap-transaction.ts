import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { PublicKey, VersionedTransaction } from '@solana/web3.js';
import { BadRequestError } from '../../foundation/platform/errors.ts';

/** Whether the transaction requires the taker's signature. */
export function requiresSigner(transaction: string, taker: string): boolean {
  const read = decodeTransaction(transaction);
  const signers = read?.message.staticAccountKeys.slice(0, read.message.header.numRequiredSignatures) ?? [];
  return signers.some((key) => key.toBase58() === taker);
}

/** The offered transaction with the taker's signature, if the signed one equals the offered one. */
export function attachTakerSignature(offered: string, signed: string, taker: string): string {
  const [offer, answer] = [decodeTransaction(offered), decodeTransaction(signed)];
  if (!offer) throw new Error('A stored offer is not a valid transaction');
  if (!answer) throw new BadRequestError('bad_request', '`signed_transaction` is not a valid transaction.');
  const message = offer.message.serialize();
  if (!Buffer.from(message).equals(answer.message.serialize())) {
    throw new BadRequestError(
      'bad_request',
      '`signed_transaction` differs from the offered transaction. Sign that one unchanged.',
    );
  }
  const key = new PublicKey(taker);
  const place = offer.message.staticAccountKeys.findIndex((one) => one.equals(key));
  const signature = answer.signatures[place];
  if (!isSignedBy(key, offer, signature)) {
    throw new BadRequestError('bad_request', '`signed_transaction` is not signed by `taker`.');
  }
  offer.addSignature(key, signature);
  return Buffer.from(offer.serialize()).toString('base64');
}

/** Its id on the chain: the fee payer's signature. Undefined if the fee payer has yet to sign. */
export function findTransactionSignature(transaction: string): string | undefined {
  const read = decodeTransaction(transaction);
  const [payer] = read?.message.staticAccountKeys ?? [];
  const [signature] = read?.signatures ?? [];
  return read && payer && isSignedBy(payer, read, signature) ? base58.encode(signature) : undefined;
}

function isSignedBy(
  key: PublicKey,
  { message }: VersionedTransaction,
  signature: Uint8Array | undefined,
): signature is Uint8Array {
  if (signature === undefined) return false;
  return ed25519.verify(signature, message.serialize(), key.toBytes(), { zip215: false });
}

function decodeTransaction(transaction: string): VersionedTransaction | undefined {
  const bytes = Buffer.from(transaction, 'base64');
  try {
    const read = VersionedTransaction.deserialize(bytes);
    return bytes.equals(read.serialize()) ? read : undefined;
  } catch {
    return undefined;
  }
}
