import { expressionBuilder, type InferResult, sql } from 'kysely';
import {
  ChainTransaction,
  type TransactionState,
} from '../../../chain/transactions/chain-transaction.entity.ts';
import type { Page, PageRequest } from '../../../foundation/browse/page.ts';
import { buildPageQuery } from '../../../foundation/browse/page-query.ts';
import { readPage } from '../../../foundation/browse/read-page.ts';
import { sortByTime } from '../../../foundation/browse/sort-order.ts';
import { createSource } from '../../../foundation/browse/source.ts';
import { selectBoundedCount } from '../../../foundation/browse/totals.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Tables, tables } from '../../../foundation/db/statement.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import { PaymentSpend } from '../payment-spend.entity.ts';
import { Settlement } from './settlement.entity.ts';
import { SETTLEMENT } from './settlement-kind.ts';

const ENTITIES = [ChainTransaction, Settlement, PaymentSpend] as const;

const table = tables(...ENTITIES).selectFrom('chain_transactions as sent');

/** Only for the displayed rows: as a join, it could run for all rows before sorting. */
const spend = tables(...ENTITIES)
  .selectFrom('payment_spends as spend')
  .whereRef('spend.network', '=', sql.ref('sent.network'))
  .whereRef('spend.reference', '=', sql.ref('sent.tx_hash'));

const settlements = table.select([
  'sent.id',
  'sent.network',
  'sent.state',
  'sent.tx_hash',
  'sent.last_error',
  'sent.created_at',
  'sent.settled_at',
  // as text: the id of a spend is a number, so that its entity cannot type these rows
  spend.select(sql<string>`spend.amount_micro::text`.as('amount')).as('amount_micro'),
  spend.select('spend.payer').as('payer'),
  spend.select('spend.subject_type').as('subject_type'),
  spend.select('spend.subject_id').as('subject_id'),
  tables(...ENTITIES)
    .selectFrom('settlements as settlement')
    .select('settlement.due_at')
    .whereRef('settlement.id', '=', sql.ref('sent.id'))
    .as('due_at'),
]);

/** A payment that its payer signed, from its submission to finality. */
export type SettlementRow = InferResult<typeof settlements>[number];

const SOURCE = createSource([ChainTransaction, Settlement], settlements, 'sent.id');
const NEWEST = sortByTime('settlements', 'sent.created_at', 'desc');
const condition = expressionBuilder<
  { sent: Tables<typeof ChainTransaction>['chain_transactions'] },
  'sent'
>();

export interface SettlementFilter {
  state?: TransactionState | undefined;
  network?: Network | undefined;
}

/** Newest first. */
export function listSettlements(
  em: EntityManager,
  { state, network }: SettlementFilter,
  page: PageRequest,
): Promise<Page<SettlementRow>> {
  const where = [
    // a literal, so that the partial indexes apply
    sql<boolean>`sent.kind = ${sql.lit(SETTLEMENT)}`,
    ...(state ? [condition('sent.state', '=', state)] : []),
    ...(network ? [condition('sent.network', '=', network)] : []),
  ];
  const total = selectBoundedCount(table, where);
  return readPage(em, buildPageQuery({ source: SOURCE, where, order: NEWEST, page, total }));
}
