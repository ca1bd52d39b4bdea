import type { SignedTransaction, TransactionDraft } from '../../../server/chain/types.ts';

/** With the next nonce of the chain. */
export async function signDraft(drafting: Promise<TransactionDraft>): Promise<SignedTransaction> {
  const draft = await drafting;
  return draft.sign(draft.nextNonce ?? 0n);
}
