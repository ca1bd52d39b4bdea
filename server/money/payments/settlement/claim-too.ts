import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Network } from '../../../foundation/platform/networks.ts';

const CLAIM_TOO = `
  insert into payment_claims
    (network, reference, subject_type, subject_id, payer, amount_micro, request_fingerprint, request_key_hash, created_at)
  select network, ?, subject_type, subject_id, payer, amount_micro, request_fingerprint, request_key_hash, ?
  from payment_claims where network = ? and reference = ?
  on conflict (network, reference) do nothing returning id`;

/** What takes the place of a payment pays for the same thing. Answers false where it was used for something else before. */
export async function claimToo(
  em: EntityManager,
  network: Network,
  { txHash, like, now }: { txHash: string; like: string; now: Date },
): Promise<boolean> {
  return (await em.execute<unknown[]>(CLAIM_TOO, [txHash, now, network, like])).length > 0;
}
