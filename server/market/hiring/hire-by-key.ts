import { sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { PaymentSpend } from '../../money/payments/payment-spend.entity.ts';
import { hashRequestKey } from '../../money/payments/spends.ts';

const findByKey = statement([PaymentSpend], (db, { hash }: Parameters<{ hash: string }>) =>
  db
    .selectFrom('payment_spends')
    .select('subject_id')
    .where('request_key_hash', '=', hash)
    .where('subject_type', '=', sql.lit('x402' as const))
    .limit(1),
);

/** The order of the hire that was made under this key. Whoever knows the key made it. */
export async function findHireByRequestKey(em: EntityManager, key: string): Promise<string | undefined> {
  const found = await findByKey.firstRow(em, { hash: hashRequestKey(key) ?? '' });
  return found?.subject_id;
}
