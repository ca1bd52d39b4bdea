import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import type { Caller } from '../../identity/caller.ts';
import { LedgerAccount, LedgerEntry, LedgerTransaction } from '../../money/ledger/ledger.entity.ts';
import { SETTLED } from '../../money/payouts/payout.ts';
import { readForParty } from './access.ts';
import type { OrderPostingKind } from './order-postings.ts';
import type { OrderRow } from './rows.ts';

/** With the transaction that shows each on its chain, if any. */
const KINDS: Record<OrderPostingKind, (order: OrderRow) => string | null> = {
  order_paid: ({ escrow_tx_hash }) => escrow_tx_hash,
  order_settled: () => null,
  order_refunded: () => null,
  order_divided: () => null,
  order_compensated: () => null,
  payout_recalled: () => null,
  [SETTLED.payout]: ({ payout_transfer }) => payout_transfer?.tx_hash ?? null,
  [SETTLED.refund]: ({ refund_transfer }) => refund_transfer?.tx_hash ?? null,
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
    .where('tx.kind', 'in', Object.keys(KINDS))
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

/** Oldest first. An order has a handful of them. */
export async function readPostings(em: EntityManager, id: string, caller: Caller): Promise<OrderPosting[]> {
  const { order } = await readForParty(em, id, caller);
  return (await find.rows(em, { id })).map((row) => {
    const kind = row.kind as OrderPostingKind;
    return { kind, txHash: KINDS[kind](order), lines: row.lines, createdAt: row.created_at };
  });
}
