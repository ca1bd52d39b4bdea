import { takeSigningTurn } from '../../../chain/transfer-rows.ts';
import type { ChainAdapter, SignedTransfer } from '../../../chain/types.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { claimToo } from './claim-too.ts';
import { Settlement } from './settlement.entity.ts';

/**
 * Signs a payment that waits again at a better price, under the same number, so that one of the two lands. Answers with
 * what is stored by then and to be sent; undefined where a better price cannot help, or somebody else was faster.
 */
export async function outbid(
  em: EntityManager,
  chain: ChainAdapter,
  { id, network, outbidHashes }: Settlement,
  signed: SignedTransfer,
  now: Date,
): Promise<SignedTransfer | undefined> {
  return em.fork().transactional(async (tx) => {
    await takeSigningTurn(tx, network);
    const better = await chain.outbid(signed);
    if (!better) return undefined;
    const { txHash, payload: signedPayload } = better;
    const stored = await tx.nativeUpdate(
      Settlement,
      { id, txHash: signed.txHash, state: 'signed' },
      { txHash, signedPayload, outbidHashes: [...outbidHashes, signed.txHash], updatedAt: now },
    );
    if (stored === 0) return undefined;
    await claimToo(tx, network, { txHash, like: signed.txHash, now });
    return better;
  });
}
