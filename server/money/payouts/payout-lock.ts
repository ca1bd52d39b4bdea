import { ChainTransaction } from '../../chain/transactions/chain-transaction.entity.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { HeldPayout } from './held-payout.entity.ts';
import { type PayoutKey, toPayoutKey } from './payout.ts';

const lock = statement(
  [ChainTransaction, HeldPayout],
  (db, { kind, subjectType, subjectId }: Parameters<PayoutKey>) =>
    db
      .with('sent', (sent) =>
        sent
          .selectFrom('chain_transactions')
          .select('kind')
          .where('kind', '=', kind)
          .where('subject_type', '=', subjectType)
          .where('subject_id', '=', subjectId)
          .forUpdate(),
      )
      .with('held', (held) =>
        held
          .selectFrom('held_payouts')
          .select('kind')
          .where('kind', '=', kind)
          .where('subject_type', '=', subjectType)
          .where('subject_id', '=', subjectId)
          .forUpdate(),
      )
      .selectFrom('sent')
      .select('kind')
      .unionAll((all) => all.selectFrom('held').select('kind')),
);

/**
 * Locks a payout, held or sent, until the transaction ends; false if there is none, or if it was just released. Lock
 * a payout before its subject, as those who record its outcome do.
 */
export async function lockPayout(em: EntityManager, payout: PayoutKey): Promise<boolean> {
  return (await lock.rows(em, toPayoutKey(payout))).length > 0;
}
