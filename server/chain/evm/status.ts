import type { Address, Hash, TransactionReceipt } from 'viem';
import { getNonce } from '../transaction-lifetime.ts';
import type { SignedTransaction, TransactionStatus } from '../types.ts';
import type { EvmContext } from './context.ts';
import { findNonceUser } from './nonce-user.ts';
import { findReceipt, findTransaction } from './receipt.ts';
import { readSettled } from './settled.ts';

export async function readTransactionStatus(
  context: EvmContext,
  signed: SignedTransaction,
): Promise<TransactionStatus> {
  const { txHash, from } = signed;
  const hash = txHash as Hash;
  const { reader } = context;
  const { settled, spent } = await readSettled(context, from as Address);
  const [transaction, receipt] = await Promise.all([
    findTransaction(reader, hash),
    findReceipt(reader, hash),
  ]);
  if (receipt) return toTransactionStatus(receipt, settled.number);
  if (BigInt(spent) <= getNonce(signed)) return transaction ? 'pending' : 'unknown';
  // A node that counts the nonce as used can still lack the receipt: only the block shows whose it is.
  const user = await findNonceUser(reader, {
    from: from as Address,
    nonce: getNonce(signed),
    spentAt: settled.number,
  });
  if (user === undefined) return 'unknown';
  return user === hash.toLowerCase() ? 'pending' : 'expired';
}

/** Until finality, a reorg can still turn the failure into a success. */
function toTransactionStatus(
  { status, blockNumber }: TransactionReceipt,
  settled: bigint,
): TransactionStatus {
  const isSettled = blockNumber <= settled;
  if (status === 'reverted') return isSettled ? 'failed' : 'pending';
  return isSettled ? 'finalized' : 'confirmed';
}
