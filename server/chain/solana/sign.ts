import { base58 } from '@scure/base';
import {
  type BlockhashWithExpiryBlockHeight,
  ComputeBudgetProgram,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js';
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
  const transaction = new Transaction({ ...blockhash, feePayer: parseAddress(signer.address) });
  if (microLamports > 0) transaction.add(ComputeBudgetProgram.setComputeUnitPrice({ microLamports }));
  transaction.add(...instructions);
  const message = transaction.serializeMessage();
  for (const one of [signer, ...extraSigners]) {
    transaction.addSignature(parseAddress(one.address), Buffer.from(await one.sign(message)));
  }
  return {
    txHash: base58.encode(transaction.signature ?? new Uint8Array()),
    from: signer.address,
    payload: transaction.serialize().toString('base64'),
    lastBlockHeight: BigInt(blockhash.lastValidBlockHeight),
  };
}
