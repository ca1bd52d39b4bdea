import {
  type Hash,
  type PublicClient,
  type Transaction,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
} from 'viem';

export async function findReceipt(client: PublicClient, hash: Hash): Promise<TransactionReceipt | undefined> {
  try {
    const receipt = await client.getTransactionReceipt({ hash });
    assertSameTransaction(hash, receipt.transactionHash);
    return receipt;
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined;
    throw error;
  }
}

export async function findTransaction(client: PublicClient, hash: Hash): Promise<Transaction | undefined> {
  try {
    const transaction = await client.getTransaction({ hash });
    assertSameTransaction(hash, transaction.hash);
    assertSameChain(client, transaction);
    return transaction;
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined;
    throw error;
  }
}

function assertSameTransaction(hash: Hash, found: Hash): void {
  if (found.toLowerCase() !== hash.toLowerCase())
    throw new Error(`The node was asked for ${hash} and returned ${found}`);
}

/** A signature is valid on one chain only. Those of before EIP-155 name none. */
function assertSameChain({ chain }: PublicClient, { hash, chainId }: Transaction): void {
  if (chainId !== undefined && chainId !== chain?.id)
    throw new Error(`The node returned ${hash} of chain ${chainId} instead of ${chain?.id}`);
}
