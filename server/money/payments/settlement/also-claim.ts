import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../../foundation/db/statement.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import { PaymentClaim } from '../payment-claim.entity.ts';

interface Replacement {
  network: Network;
  txHash: string;
  /** What it takes the place of. */
  like: string;
  now: Date;
}

const COPIED = [
  'network',
  'subject_type',
  'subject_id',
  'payer',
  'amount_micro',
  'request_fingerprint',
  'request_key_hash',
] as const;

const copyClaim = statement([PaymentClaim], (db, { network, txHash, like, now }: Parameters<Replacement>) =>
  db
    .insertInto('payment_claims')
    .columns([...COPIED, 'reference', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('payment_claims')
        .select([...COPIED, txHash.as('reference'), now.as('created_at')])
        .where('network', '=', network)
        .where('reference', '=', like),
    )
    .onConflict((conflict) => conflict.columns(['network', 'reference']).doNothing())
    .returning('id'),
);

/** What takes the place of a payment pays for the same thing. False where it was used for something else before. */
export async function alsoClaim(em: EntityManager, replacement: Replacement): Promise<boolean> {
  return (await copyClaim.firstRow(em, replacement)) !== undefined;
}
