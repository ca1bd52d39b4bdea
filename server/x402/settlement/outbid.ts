import { takeSigningTurn } from '../../chain/transfer-rows.ts';
import type { ChainAdapter, SignedTransfer } from '../../chain/types.ts';
import type { EntityManager } from '../../db/orm.ts';
import { Settlement } from './settlement.entity.ts';

/** What replaces a payment pays for the same thing. */
const CLAIM_TOO = `
  insert into payment_claims
    (network, reference, subject_type, subject_id, payer, amount_micro, request_fingerprint, created_at)
  select network, ?, subject_type, subject_id, payer, amount_micro, request_fingerprint, ?
  from payment_claims where network = ? and reference = ?`;

/**
 * Signs a payment that waits again at a better price, under the same number, so that one of the two lands. It is stored
 * and not sent: that is for the next look at it. Answers false where a better price cannot help.
 */
export async function outbid(
  em: EntityManager,
  chain: ChainAdapter,
  { id, network, outbidHashes }: Settlement,
  signed: SignedTransfer,
  now: Date,
): Promise<boolean> {
  return em.fork().transactional(async (tx) => {
    await takeSigningTurn(tx, network);
    const better = await chain.outbid(signed);
    if (!better) return false;
    const { txHash, payload: signedPayload } = better;
    await tx.execute(CLAIM_TOO, [txHash, now, network, signed.txHash]);
    await tx.nativeUpdate(
      Settlement,
      { id, txHash: signed.txHash },
      { txHash, signedPayload, outbidHashes: [...outbidHashes, signed.txHash], updatedAt: now },
    );
    return true;
  });
}
