import { sql } from 'kysely';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { affected, tables } from '../../../foundation/db/statement.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import { PaymentClaim } from '../payment-claim.entity.ts';

const SUBJECT = ['subject_type', 'subject_id', 'request_fingerprint', 'request_key_hash'] as const;
const COPIED = ['network', ...SUBJECT, 'payer', 'amount_micro'] as const;

/** What takes the place of a payment pays for the same thing. False where it was used for something else before. */
export async function alsoClaim(
  em: EntityManager,
  network: Network,
  { txHash, like, now }: { txHash: string; like: string; now: Date },
): Promise<boolean> {
  const own = [
    sql<string>`${txHash}`.as('reference'),
    sql<Date>`${now}::timestamptz`.as('created_at'),
  ] as const;
  const db = tables(PaymentClaim);
  const copy = db
    .insertInto('payment_claims')
    .columns([...COPIED, 'reference', 'created_at'])
    .expression(
      db
        .selectFrom('payment_claims')
        .select([...COPIED, ...own])
        .where('network', '=', network)
        .where('reference', '=', like),
    )
    .onConflict((conflict) => conflict.columns(['network', 'reference']).doNothing());
  return (await affected(em, copy)) > 0;
}
