import type { PublicClient } from 'viem';
import { shareFor } from '../../foundation/platform/share-for.ts';

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
  return shareFor(MAX_AGE_MS, () => readHead(reader));
}

async function readHead(reader: PublicClient): Promise<Head> {
  const [{ timestamp, baseFeePerGas }, maxPriorityFeePerGas] = await Promise.all([
    reader.getBlock({ blockTag: 'latest' }),
    reader.estimateMaxPriorityFeePerGas(),
  ]);
  const maxFeePerGas = (baseFeePerGas ?? 0n) * BASE_FEE_MULTIPLE + maxPriorityFeePerGas;
  return { timestamp, fees: { maxFeePerGas, maxPriorityFeePerGas } };
}
