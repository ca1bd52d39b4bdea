import { LockMode } from '@mikro-orm/core';
import { PaymentInsufficientError } from '../../../chain/errors.ts';
import type { ChainAdapter } from '../../../chain/types.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { walletKeyOf } from '../../../foundation/platform/wallet-key.ts';
import { findClaim } from '../claims.ts';
import { claimToo } from './claim-too.ts';
import { Settlement } from './settlement.entity.ts';

/**
 * Takes the transaction in which somebody else made the payment for the payment, in place of ours. Answers false where
 * it is not the payment, or was used for something else before.
 */
export async function adopt(
  em: EntityManager,
  chain: ChainAdapter,
  row: Settlement,
  txHash: string,
  now: Date,
): Promise<boolean> {
  if (!(await paysFor(em, chain, row, txHash))) return false;
  const { id, network, txHash: like } = row;
  return em.fork().transactional(async (tx) => {
    const judged = { id, txHash: like, state: 'signed' } as const;
    // somebody else was faster
    if (!(await tx.findOne(Settlement, judged, { lockMode: LockMode.PESSIMISTIC_WRITE }))) return true;
    if (!(await claimToo(tx, network, { txHash, like, now }))) return false;
    const outbidHashes = [like, ...row.outbidHashes];
    await tx.nativeUpdate(Settlement, judged, { txHash, outbidHashes, updatedAt: now });
    return true;
  });
}

/** The payer may have signed something else under the same number, too. */
async function paysFor(
  em: EntityManager,
  chain: ChainAdapter,
  { network, txHash }: Settlement,
  reference: string,
): Promise<boolean> {
  const claim = await findClaim(em, network, txHash);
  if (typeof claim?.payer !== 'string') return false;
  const { payer, amountMicro: due } = claim;
  try {
    const made = await chain.readPayment(reference);
    return made.amountMicro >= due && walletKeyOf(made.payer) === walletKeyOf(payer);
  } catch (error) {
    if (error instanceof PaymentInsufficientError) return false;
    throw error;
  }
}
