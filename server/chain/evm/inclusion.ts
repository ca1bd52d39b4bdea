import type { Address, Hash } from 'viem';
import type { Inclusion, TransactionOrigin } from '../types.ts';
import type { EvmContext } from './context.ts';
import { findNonceUser } from './nonce-user.ts';
import { findReceipt } from './receipt.ts';
import { readSettled } from './settled.ts';

/** A missing receipt proves nothing: a node can be behind, or have lost it. Only the user of its nonce is proof. */
export async function checkInclusion(
  context: EvmContext,
  hash: Hash,
  origin: TransactionOrigin,
): Promise<Inclusion> {
  const { nonce, blockHeight } = origin;
  const from = origin.from as Address;
  const { reader } = context;
  const { settled, spent } = await readSettled(context, from);
  const receipt = await findReceipt(reader, hash);
  if (receipt) {
    if (receipt.blockNumber > settled.number) return 'open';
    return receipt.status === 'success' ? 'final' : 'lost';
  }
  if (nonce === undefined || settled.number < blockHeight) return 'open';
  if (BigInt(spent) <= nonce) return 'missing';
  const user = await findNonceUser(reader, { from, nonce, spentAt: settled.number });
  return user === undefined || user === hash.toLowerCase() ? 'open' : 'lost';
}
