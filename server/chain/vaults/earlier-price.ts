import type { Address, PublicClient } from 'viem';
import { isNodeUnreachable } from '../call-node.ts';
import type { EvmContext } from '../evm/context.ts';
import { VAULT_ABI } from './abi.ts';
import type { PricePoint } from './rates.ts';
import { computePricedUnits } from './share-price.ts';

const DAY_SECONDS = 86_400n;
/** The number of blocks per day on Base; elsewhere the block is searched. */
const BLOCKS_PER_DAY = 43_200n;

interface BlockHead {
  number: bigint;
  timestamp: bigint;
}

/**
 * The share price of about a day ago: at the newest block that is as old, or else at the oldest block since then for
 * which the node has state.
 */
export async function findEarlierPrice(
  { reader }: EvmContext,
  vault: Address,
  shareDecimals: number,
): Promise<PricePoint | undefined> {
  const head = await reader.getBlock({ blockTag: 'latest' });
  const priceAt = (blockNumber: bigint) =>
    findPriceAtBlock(reader, vault, computePricedUnits(shareDecimals), blockNumber);
  const dayAgo = await findBlockOneDayAgo(reader, head);
  const first = await binarySearchFirst(
    dayAgo,
    head.number,
    async (number) => (await priceAt(number)) !== undefined,
  );
  const [sharePrice, { timestamp }] = await Promise.all([
    priceAt(first),
    reader.getBlock({ blockNumber: first }),
  ]);
  return sharePrice === undefined ? undefined : { time: new Date(Number(timestamp) * 1000), sharePrice };
}

async function findBlockOneDayAgo(reader: PublicClient, { number, timestamp }: BlockHead): Promise<bigint> {
  const latestTime = timestamp - DAY_SECONDS;
  const timeOf = async (blockNumber: bigint) => (await reader.getBlock({ blockNumber })).timestamp;
  const guess = number - BLOCKS_PER_DAY;
  if (guess >= 0n && isAboutOneDayAgo(await timeOf(guess), latestTime)) return guess;
  const next = await binarySearchFirst(0n, number, async (block) => (await timeOf(block)) > latestTime);
  return next > 0n ? next - 1n : 0n;
}

/** Up to a day and a half counts as about a day. */
function isAboutOneDayAgo(time: bigint, latestTime: bigint): boolean {
  return time <= latestTime && time > latestTime - DAY_SECONDS / 2n;
}

/** The first position in a range from which a predicate holds; the end of the range if it never holds. */
async function binarySearchFirst(from: bigint, to: bigint, holds: (value: bigint) => Promise<boolean>) {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (await holds(middle)) high = middle;
    else low = middle + 1n;
  }
  return low;
}

/** Undefined if the node responds that there is none. */
async function findPriceAtBlock(
  reader: PublicClient,
  address: Address,
  units: bigint,
  blockNumber: bigint,
): Promise<bigint | undefined> {
  const call = {
    address,
    abi: VAULT_ABI,
    functionName: 'convertToAssets',
    args: [units],
    blockNumber,
  } as const;
  return reader.readContract(call).catch((error: unknown) => {
    if (isNodeUnreachable(error)) throw error;
    return undefined;
  });
}
