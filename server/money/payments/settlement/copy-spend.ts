import { sql } from 'kysely';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { affected, tables } from '../../../foundation/db/statement.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import { PaymentSpend } from '../payment-spend.entity.ts';

const SUBJECT_COLUMNS = ['subject_type', 'subject_id', 'request_fingerprint', 'request_key_hash'] as const;
const COPIED_COLUMNS = ['network', ...SUBJECT_COLUMNS, 'payer', 'amount_micro'] as const;

/** A replacement of a payment pays for the same thing. False if it was spent on something else before. */
export async function copySpend(
  em: EntityManager,
  network: Network,
  { txHash, like, now }: { txHash: string; like: string; now: Date },
): Promise<boolean> {
  const own = [
    sql<string>`${txHash}`.as('reference'),
    sql<Date>`${now}::timestamptz`.as('created_at'),
  ] as const;
  const db = tables(PaymentSpend);
  const copy = db
    .insertInto('payment_spends')
    .columns([...COPIED_COLUMNS, 'reference', 'created_at'])
    .expression(
      db
        .selectFrom('payment_spends')
        .select([...COPIED_COLUMNS, ...own])
        .where('network', '=', network)
        .where('reference', '=', like),
    )
    .onConflict((conflict) => conflict.columns(['network', 'reference']).doNothing());
  return (await affected(em, copy)) > 0;
}
