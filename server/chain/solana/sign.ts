import { base58 } from '@scure/base';
import {
  type BlockhashWithExpiryBlockHeight,
  ComputeBudgetProgram,
  PACKET_DATA_SIZE,
  Transaction,
  type TransactionInstruction,
  VersionedTransaction,
} from '@solana/web3.js';
import { verifyEd25519 } from '../../foundation/platform/ed25519.ts';
import type { Signer } from '../signer.ts';
import type { SignedTransaction, TransactionDraft } from '../types.ts';
import { parseAddress } from './address.ts';
import type { SolanaContext } from './context.ts';

/** Any instructions, with the signer as fee payer; the other signers are keys created for them. */
export async function draftInstructions(
  context: SolanaContext,
  signer: Signer,
  instructions: readonly TransactionInstruction[],
  extraSigners: readonly Signer[] = [],
): Promise<TransactionDraft> {
  const life = await context.connection.getLatestBlockhash('confirmed');
  const { address: from } = signer;
  return { from, sign: () => signInstructions(context, signer, instructions, life, extraSigners) };
}

export async function signInstructions(
  { config: { priorityFeeMicroLamports: microLamports } }: SolanaContext,
  signer: Signer,
  instructions: readonly TransactionInstruction[],
  blockhash: BlockhashWithExpiryBlockHeight,
  extraSigners: readonly Signer[] = [],
): Promise<SignedTransaction> {
  const unsigned = new Transaction({ ...blockhash, feePayer: parseAddress(signer.address) });
  if (microLamports > 0) unsigned.add(ComputeBudgetProgram.setComputeUnitPrice({ microLamports }));
  // compiled once: the class for legacy transactions compiles again for each signature
  const transaction = new VersionedTransaction(unsigned.add(...instructions).compileMessage());
  const message = transaction.message.serialize();
  for (const one of [signer, ...extraSigners])
    transaction.addSignature(parseAddress(one.address), await one.sign(message));
  assertSigned(transaction, message);
  return {
    txHash: base58.encode(transaction.signatures[0] ?? new Uint8Array()),
    from: signer.address,
    payload: encodeTransaction(transaction),
    lastBlockHeight: BigInt(blockhash.lastValidBlockHeight),
  };
}

/** The accounts of the signers come first. */
function assertSigned(
  { signatures, message: { staticAccountKeys } }: VersionedTransaction,
  message: Uint8Array,
) {
  for (const [index, signature] of signatures.entries()) {
    const key = staticAccountKeys[index];
    if (!key || !verifyEd25519(signature, message, key.toBytes()))
      throw new Error(`The signature of ${key?.toBase58()} is missing or invalid`);
  }
}

function encodeTransaction(transaction: VersionedTransaction): string {
  const bytes = transaction.serialize();
  if (bytes.length > PACKET_DATA_SIZE)
    throw new Error(`The transaction has ${bytes.length} bytes, more than ${PACKET_DATA_SIZE}`);
  return Buffer.from(bytes).toString('base64');
}
