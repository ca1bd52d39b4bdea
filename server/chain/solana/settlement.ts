import { base58 } from '@scure/base';
import { VersionedTransaction } from '@solana/web3.js';
import { InvalidRecipientError } from '../errors.ts';
import type { SignedTransfer } from '../types.ts';
import type { SolanaContext } from './context.ts';

/** How many blocks long a transaction can land after its blockhash was new. */
const LIFE_IN_BLOCKS = 150;

/** The payer's transfer with the signature that it lacks: ours, as the one who pays the fee. */
export async function signSettlement(context: SolanaContext, transaction: string): Promise<SignedTransfer> {
  const { connection, treasury } = context;
  const signed = VersionedTransaction.deserialize(Buffer.from(transaction, 'base64'));
  const [feePayer] = signed.message.staticAccountKeys;
  if (!feePayer?.equals(treasury.publicKey)) throw new InvalidRecipientError('Its fee is not ours to pay.');
  signed.sign([treasury]);
  return {
    txHash: base58.encode(signed.signatures[0] ?? new Uint8Array()),
    from: treasury.publicKey.toBase58(),
    payload: Buffer.from(signed.serialize()).toString('base64'),
    marker: BigInt((await connection.getBlockHeight('confirmed')) + LIFE_IN_BLOCKS),
  };
}
