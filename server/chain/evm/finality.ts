import type { Hash, PublicClient } from 'viem';
import { callTogether } from '../../foundation/platform/call-together.ts';
import type { Finality } from '../types.ts';
import { findReceipt } from './receipt.ts';

const MAX_PAYMENTS = 100;

/**
 * One call for the final block, however many payments are asked about at once. It is read first: a receipt that was
 * read before a fork proves nothing about a block that became final after it.
 */
export function createFinalityReader(reader: PublicClient, finalTag: 'safe' | 'finalized') {
  return callTogether(MAX_PAYMENTS, async (hashes: readonly Hash[]) => {
    const settled = await reader.getBlock({ blockTag: finalTag });
    const receipts = await Promise.all(hashes.map((hash) => findReceipt(reader, hash)));
    return receipts.map((receipt): Finality | undefined => {
      if (receipt?.status !== 'success') return undefined;
      return receipt.blockNumber <= settled.number ? 'finalized' : 'confirmed';
    });
  });
}
