import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../../foundation/db/statement.ts';
import type { Caller } from '../../../identity/caller.ts';
import { LedgerAccount, LedgerEntry, LedgerTransaction } from '../../../money/ledger/ledger.entity.ts';
import { PAYOUT_LEDGER_KINDS } from '../../../money/payouts/payout.ts';
import { getOrderForParty } from '../access.ts';
import type { OrderRow } from '../order-row.ts';
import type { OrderPostingKind } from './order-postings.ts';

/** With the transaction of each, if any. */
const TX_HASH_BY_KIND: Record<OrderPostingKind, (order: OrderRow) => string | null> = {
  order_paid: ({ escrow_tx_hash }) => escrow_tx_hash,
  order_settled: () => null,
  order_refunded: () => null,
  order_divided: () => null,
  order_compensated: () => null,
  payout_recalled: () => null,
  payment_lost: () => null,
  [PAYOUT_LEDGER_KINDS.payout]: ({ payout_transfer }) => payout_transfer?.tx_hash ?? null,
  [PAYOUT_LEDGER_KINDS.refund]: ({ refund_transfer }) => refund_transfer?.tx_hash ?? null,
};

const LEDGER = [LedgerAccount, LedgerTransaction, LedgerEntry] as const;

const lines = tables(...LEDGER)
  .selectFrom('ledger_entries as entry')
  .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
  .select(['account.kind', 'account.network', sql<string>`entry.amount::text`.as('amount')])
  .orderBy('entry.amount', 'desc')
  .orderBy('account.id');

/** By kind and reference, which are unique together. */
const find = statement(LEDGER, (db, { id }: Parameters<{ id: string }>) =>
  db
    .selectFrom('ledger_transactions as tx')
    .select(['tx.kind', 'tx.created_at'])
    .select(jsonArrayFrom(lines.where('entry.transaction_id', '=', sql.ref<bigint>('tx.id'))).as('lines'))
    .where('tx.kind', 'in', Object.keys(TX_HASH_BY_KIND))
    .where('tx.reference', '=', id)
    .orderBy('tx.id'),
);

export type LineRow = InferResult<typeof lines>[number];

export interface OrderPosting {
  kind: OrderPostingKind;
  txHash: string | null;
  lines: LineRow[];
  createdAt: Date;
}

/** Oldest first. An order has only a few. */
export async function listOrderPostings(
  em: EntityManager,
  id: string,
  caller: Caller,
): Promise<OrderPosting[]> {
  const { order } = await getOrderForParty(em, id, caller);
  return (await find.rows(em, { id })).map((row) => {
    const kind = row.kind as OrderPostingKind;
    return { kind, txHash: TX_HASH_BY_KIND[kind](order), lines: row.lines, createdAt: row.created_at };
  });
}
