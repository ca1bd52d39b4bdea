import { type Address, type Hash, parseAbiItem } from 'viem';
import type { Inclusion, TransactionOrigin } from '../types.ts';
import type { EvmContext } from './context.ts';
import { findReceipt } from './receipt.ts';

const TRANSFER_EVENT = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 value)',
);
/** The block range that nodes accept in one log query. */
const BLOCK_RANGE = 1000n;
/** A transaction can be mined again in an earlier block than before. */
const EARLIER_BLOCKS = 100n;

/**
 * A missing receipt proves nothing: a node can be behind, or have lost it. The final block at the transaction's height,
 * the final transfers to the treasury and the sender's final nonce must agree with it.
 */
export async function checkInclusion(
  context: EvmContext,
  hash: Hash,
  { from, nonce, blockHeight }: TransactionOrigin,
): Promise<Inclusion> {
  const { reader, config } = context;
  const finalTag = { blockTag: config.payoutFinality } as const;
  const [settled, spent, receipt] = await Promise.all([
    reader.getBlock(finalTag),
    reader.getTransactionCount({ address: from as Address, ...finalTag }),
    findReceipt(reader, hash),
  ]);
  if (receipt) {
    if (receipt.blockNumber > settled.number) return 'open';
    return receipt.status === 'success' ? 'final' : 'lost';
  }
  if (settled.number < blockHeight) return 'open';
  const witness = settled.transactions.at(-1);
  const [block, known, landed] = await Promise.all([
    reader.getBlock({ blockNumber: blockHeight }),
    witness && findReceipt(reader, witness),
    findReceipt(reader, hash),
  ]);
  const isHidden = landed || (witness && !known) || block.transactions.includes(hash);
  if (isHidden || (await hasTransfer(context, hash, blockHeight, settled.number))) return 'open';
  return nonce !== undefined && BigInt(spent) > nonce ? 'lost' : 'missing';
}

/** Whether the transaction paid the treasury in a final block. */
async function hasTransfer(
  { reader, config, treasury: to }: EvmContext,
  hash: Hash,
  blockHeight: bigint,
  last: bigint,
): Promise<boolean> {
  const first = blockHeight > EARLIER_BLOCKS ? blockHeight - EARLIER_BLOCKS : 0n;
  for (let fromBlock = first; fromBlock <= last; fromBlock += BLOCK_RANGE) {
    const toBlock = fromBlock + BLOCK_RANGE - 1n < last ? fromBlock + BLOCK_RANGE - 1n : last;
    const where = { address: config.usdc, event: TRANSFER_EVENT, args: { to }, fromBlock, toBlock };
    const logs = await reader.getLogs(where);
    if (logs.some(({ transactionHash }) => transactionHash === hash)) return true;
  }
  return false;
}
