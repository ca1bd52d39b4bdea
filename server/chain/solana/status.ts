import type { SignatureStatus } from '@solana/web3.js';
import { getLastBlockHeight } from '../transaction-lifetime.ts';
import type { Inclusion, SignedTransaction, TransactionOrigin, TransactionStatus } from '../types.ts';
import type { SolanaContext } from './context.ts';
import { toFinality } from './payment.ts';
import { assertSameTransaction } from './transaction.ts';

export async function readTransactionStatus(
  context: SolanaContext,
  signed: SignedTransaction,
): Promise<TransactionStatus> {
  const { txHash } = signed;
  const { status } = await context.readStatus(txHash);
  if (status) return toTransactionStatus(status, context, txHash);
  const finalized = await context.connection.getEpochInfo('finalized');
  if (BigInt(finalized.blockHeight ?? 0) <= getLastBlockHeight(signed)) return 'unknown';
  // The blockhash expired. Only a node that has seen all blocks until then can tell that the transaction did not
  // land.
  const last = await context.readStatus(txHash);
  if (last.status) return toTransactionStatus(last.status, context, txHash);
  return last.slot >= finalized.absoluteSlot ? 'expired' : 'unknown';
}

/** An hour of slots: longer than any blockhash is valid. */
const EXPIRED_AFTER_SLOTS = 9000n;

/** Whether a transaction that was confirmed still is. A fork can drop it; then it can land until its blockhash expires. */
export async function checkInclusion(
  context: SolanaContext,
  signature: string,
  { blockHeight: slot }: TransactionOrigin,
): Promise<Inclusion> {
  const { connection, config } = context;
  const finalized = await connection.getEpochInfo('finalized');
  const [seen, landed] = await Promise.all([
    context.readStatus(signature),
    connection.getTransaction(signature, { commitment: 'confirmed', maxSupportedTransactionVersion: 0 }),
  ]);
  if (seen.status) {
    if (toFinality(seen.status, config.payoutCommitment) !== 'finalized') return 'open';
    if (seen.status.err === null) return seen.status.confirmationStatus === 'processed' ? 'open' : 'final';
    return (await hasFailed(context, signature)) ? 'lost' : 'open';
  }
  const isBehind = seen.slot < finalized.absoluteSlot;
  if (landed || isBehind || BigInt(finalized.absoluteSlot) <= slot) return 'open';
  return BigInt(finalized.absoluteSlot) > slot + EXPIRED_AFTER_SLOTS ? 'lost' : 'missing';
}

/** Until finality, a fork can still turn the failure into a success. */
async function toTransactionStatus(
  status: SignatureStatus,
  context: SolanaContext,
  signature: string,
): Promise<TransactionStatus> {
  if (status.err !== null) {
    const isFinal = status.confirmationStatus === 'finalized' && (await hasFailed(context, signature));
    return isFinal ? 'failed' : 'pending';
  }
  if (status.confirmationStatus === 'processed') return 'pending';
  return toFinality(status, context.config.payoutCommitment);
}

/** A status does not name its transaction. Before another is signed, the transaction itself must show the failure. */
async function hasFailed({ connection }: SolanaContext, signature: string): Promise<boolean> {
  const response = await connection.getTransaction(signature, {
    commitment: 'finalized',
    maxSupportedTransactionVersion: 0,
  });
  if (!response?.meta) return false;
  assertSameTransaction(signature, response);
  return response.meta.err !== null;
}
