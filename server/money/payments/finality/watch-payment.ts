import type { IncomingPayment } from '../../../chain/types.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../../foundation/db/statement.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { parseTransactionReference } from '../payment-key.ts';
import { UnfinalPayment } from './unfinal-payment.entity.ts';

export const FIRST_CHECK_MS = 30_000;

type NewRow = Omit<UnfinalPayment, 'missingSince'>;

const insertRow = statement([UnfinalPayment], (db, row: Parameters<NewRow>) =>
  db
    .insertInto('unfinal_payments')
    .values({
      id: row.id,
      network: row.network,
      reference: row.reference,
      from_address: row.fromAddress,
      block_height: row.blockHeight,
      nonce: row.nonce,
      signed_payload: row.signedPayload,
      check_at: row.checkAt,
      created_at: row.createdAt,
    })
    .onConflict((on) => on.column('id').doNothing()),
);

/** In the transaction that spends or holds a payment. */
export async function watchPayment(
  em: EntityManager,
  clock: Clock,
  payment: Pick<IncomingPayment, 'network' | 'reference' | 'finality' | 'origin'>,
): Promise<void> {
  if (payment.finality === 'finalized') return;
  const { network, origin } = payment;
  const reference = parseTransactionReference(payment.reference);
  const now = clock.now();
  await insertRow.affected(em, {
    id: `${network}/${reference}`,
    network,
    reference,
    fromAddress: origin.from,
    blockHeight: origin.blockHeight,
    nonce: origin.nonce ?? null,
    signedPayload: origin.payload ?? null,
    checkAt: new Date(now.getTime() + FIRST_CHECK_MS),
    createdAt: now,
  });
}
