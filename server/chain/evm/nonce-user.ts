import type { Address, Hash, PublicClient } from 'viem';

/**
 * The transaction of the sender that used the nonce, which must be spent in the block. Found in the blocks themselves:
 * a node that has lost a transaction, or not seen it yet, can still count it.
 */
export async function findNonceUser(
  reader: PublicClient,
  { from, nonce, spentAt }: { from: Address; nonce: bigint; spentAt: bigint },
): Promise<Hash | undefined> {
  const isSpentAt = async (blockNumber: bigint) =>
    BigInt(await reader.getTransactionCount({ address: from, blockNumber })) > nonce;
  const blockNumber = await findFirstBlock(spentAt, isSpentAt);
  const { transactions } = await reader.getBlock({ blockNumber, includeTransactions: true });
  const sender = from.toLowerCase();
  return transactions.find((one) => one.from.toLowerCase() === sender && BigInt(one.nonce) === nonce)?.hash;
}

/** The first block where it holds. It holds from there on, and in most cases not long before the last. */
async function findFirstBlock(last: bigint, holdsAt: (block: bigint) => Promise<boolean>): Promise<bigint> {
  let holding = last;
  let before = last - 1n;
  for (let step = 2n; before >= 0n && (await holdsAt(before)); step *= 2n) {
    holding = before;
    before -= step;
  }
  before = before < -1n ? -1n : before;
  while (holding - before > 1n) {
    const middle = (holding + before) / 2n;
    if (await holdsAt(middle)) holding = middle;
    else before = middle;
  }
  return holding;
}
