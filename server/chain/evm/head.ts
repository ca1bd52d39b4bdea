import type { PublicClient } from 'viem';

/** What signing depends on: the chain's time, and the fees of its next blocks. */
export interface Head {
  timestamp: bigint;
  fees: { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint };
}

/** Much less than the time of a block. */
const MAX_AGE_MS = 250;
/** The base fee rises by an eighth per block at most. */
const BASE_FEE_MULTIPLE = 2n;

/** Reads it with one request, which all share that ask within the next moment. */
export function createHeadReader(reader: PublicClient): () => Promise<Head> {
  let last: { head: Promise<Head>; at: number } | undefined;
  return () => {
    if (last && performance.now() - last.at < MAX_AGE_MS) return last.head;
    const read = { head: readHead(reader), at: performance.now() };
    last = read;
    // the next one asks again
    read.head.catch(() => {
      if (last === read) last = undefined;
    });
    return read.head;
  };
}

async function readHead(reader: PublicClient): Promise<Head> {
  const [{ timestamp, baseFeePerGas }, maxPriorityFeePerGas] = await Promise.all([
    reader.getBlock({ blockTag: 'latest' }),
    reader.estimateMaxPriorityFeePerGas(),
  ]);
  const maxFeePerGas = (baseFeePerGas ?? 0n) * BASE_FEE_MULTIPLE + maxPriorityFeePerGas;
  return { timestamp, fees: { maxFeePerGas, maxPriorityFeePerGas } };
}
