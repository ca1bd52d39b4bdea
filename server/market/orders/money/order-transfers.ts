import type { Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { ChainTransaction } from '../../../chain/transactions/chain-transaction.entity.ts';
import { ChainTransfer } from '../../../chain/transfers/chain-transfer.entity.ts';
import { tables } from '../../../foundation/db/statement.ts';

/** The progress of a payout or refund; null if there is none. */
export type TransferRow = NonNullable<ReturnType<typeof selectTransfer>['expressionType']>;

/** The subquery of an order's transfer of a kind, of which there is at most one. */
export function selectTransfer(kind: 'payout' | 'refund', orderId: Expression<string>) {
  return jsonObjectFrom(
    tables(ChainTransaction, ChainTransfer)
      .selectFrom('chain_transactions')
      .innerJoin('chain_transfers', 'chain_transfers.id', 'chain_transactions.id')
      .select(['state', 'network', 'to_address', 'tx_hash', 'trouble', 'updated_at'])
      .where('kind', '=', kind)
      .where('subject_type', '=', 'order')
      .where('subject_id', '=', orderId),
  );
}
