import { sql } from 'kysely';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { encodeRowList, type RowList, selectFromRowList } from '../../../foundation/db/row-list.ts';
import { type Parameters, statement } from '../../../foundation/db/statement.ts';
import { ChainTransaction } from '../../transactions/chain-transaction.entity.ts';
import { ChainTransfer, type Transfer } from '../chain-transfer.entity.ts';

interface PaidTransfer {
  id: string;
  tx_hash: string;
}

interface Confirmation {
  batchId: string;
  paid: RowList<PaidTransfer>;
  now: Date;
}

/** Locked in the order in which all statements lock the transfers of a batch. */
const confirm = statement(
  [ChainTransaction, ChainTransfer],
  (db, { batchId, paid, now }: Parameters<Confirmation>) =>
    db
      .with('due', (cte) =>
        cte
          .selectFrom('chain_transactions as held')
          .innerJoin(selectFromRowList(paid, 'paid', { id: 'text', tx_hash: 'text' }), 'paid.id', 'held.id')
          .innerJoin('chain_transfers as terms', 'terms.id', 'held.id')
          .select(['held.id', 'paid.tx_hash', 'terms.to_address', 'terms.amount_micro'])
          .where('held.batch_id', '=', batchId)
          .where('held.state', '=', 'batched')
          .orderBy('held.subject_id')
          .orderBy('held.id')
          .forUpdate('held'),
      )
      .updateTable('chain_transactions as confirmed')
      .from('due')
      .set({
        state: 'confirmed',
        tx_hash: (eb) => eb.ref('due.tx_hash'),
        authorized_until: null,
        next_attempt_at: null,
        last_error: null,
        trouble: null,
        settled_at: sql<Date>`${now}::timestamptz`,
        updated_at: sql<Date>`${now}::timestamptz`,
      })
      .whereRef('confirmed.id', '=', 'due.id')
      .returning([
        'confirmed.id',
        'confirmed.network',
        'confirmed.kind',
        'confirmed.subject_type as subjectType',
        'confirmed.subject_id as subjectId',
        'confirmed.tx_hash as txHash',
        'due.to_address as toAddress',
        'due.amount_micro as amountMicro',
      ]),
);

/**
 * Confirms those of the transfers that the batch has yet to decide. What their requesters lock belongs to recipients:
 * two batches that pay the same ones must lock it in the same order, in which they are returned.
 */
export async function confirmBatched(
  em: EntityManager,
  batchId: string,
  hashes: ReadonlyMap<string, string>,
  now: Date,
): Promise<Transfer[]> {
  const paid = encodeRowList([...hashes].map(([id, tx_hash]) => ({ id, tx_hash })));
  const transfers = await confirm.rows(em, { batchId, paid, now });
  const keyed = transfers.map((transfer) => ({ transfer, key: buildLockKey(transfer) }));
  return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ transfer }) => transfer);
}

function buildLockKey({ kind, toAddress, subjectId }: Transfer): string {
  return `${kind} ${toAddress} ${subjectId}`;
}
