import type { Address } from 'viem';
import type { EvmContext } from './context.ts';

/**
 * The final block, and how many transactions of the sender are final. Whatever is compared with it is read afterwards:
 * a fork could undo an earlier answer before the block becomes final.
 */
export async function readSettled(
  { reader, config }: Pick<EvmContext, 'reader' | 'config'>,
  sender: Address,
) {
  const finalTag = { blockTag: config.payoutFinality } as const;
  const [settled, spent] = await Promise.all([
    reader.getBlock(finalTag),
    reader.getTransactionCount({ address: sender, ...finalTag }),
  ]);
  return { settled, spent };
}
