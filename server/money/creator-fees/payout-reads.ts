import { expressionBuilder, type InferResult } from 'kysely';
import { ChainTransaction } from '../../chain/transactions/chain-transaction.entity.ts';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { buildPageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { sortByTime } from '../../foundation/browse/sort-order.ts';
import { createSource } from '../../foundation/browse/source.ts';
import { selectBoundedCount } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { firstRow, type Tables, tables } from '../../foundation/db/statement.ts';
import { FeePayout } from './fee-payout.entity.ts';

/** The kind and subject type of their transactions. */
export const FEE_PAYOUT = 'fee_payout';

/** With the progress of their transactions, one each. */
const payouts = tables(FeePayout, ChainTransaction)
  .selectFrom('fee_payouts as payout')
  .innerJoin('chain_transactions as transaction', (join) =>
    join
      .onRef('transaction.subject_id', '=', 'payout.id')
      .on('transaction.kind', '=', FEE_PAYOUT)
      .on('transaction.subject_type', '=', FEE_PAYOUT),
  )
  .select([
    'payout.id',
    'payout.recipient_wallet',
    'payout.agent_id',
    'payout.token_mint',
    'payout.amount_lamports',
    'payout.created_at',
    'transaction.state',
    'transaction.tx_hash',
  ]);

export type FeePayoutRow = InferResult<typeof payouts>[number];

const SOURCE = createSource([FeePayout, ChainTransaction], payouts, 'payout.id');
const NEWEST = sortByTime('fee_payouts', 'payout.created_at', 'desc');

/** Newest first. */
export function listFeePayouts(em: EntityManager, page: PageRequest): Promise<Page<FeePayoutRow>> {
  const total = selectBoundedCount(tables(FeePayout).selectFrom('fee_payouts'), []);
  return readPage(em, buildPageQuery({ source: SOURCE, where: [], order: NEWEST, page, total }));
}

const condition = expressionBuilder<{ payout: Tables<typeof FeePayout>['fee_payouts'] }, 'payout'>();

export async function getFeePayout(em: EntityManager, id: string): Promise<FeePayoutRow> {
  const found = await firstRow(em, payouts.where(condition('payout.id', '=', id)));
  if (!found) throw new Error(`No fee payout ${id}`);
  return found;
}
