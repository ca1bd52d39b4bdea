import { expressionBuilder, type InferResult } from 'kysely';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { buildPageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { sortByTime } from '../../foundation/browse/sort-order.ts';
import { createSource } from '../../foundation/browse/source.ts';
import { selectBoundedCount } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Tables, tables } from '../../foundation/db/statement.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { HeldPayment, type HeldPaymentState } from './held-payment.entity.ts';

const table = tables(HeldPayment).selectFrom('held_payments as held');

const heldPayments = table.select([
  'held.id',
  'held.state',
  'held.network',
  'held.reference',
  'held.payer',
  'held.amount_micro',
  'held.reason',
  'held.return_at',
  'held.created_at',
]);

export type HeldPaymentRow = InferResult<typeof heldPayments>[number];

const SOURCE = createSource([HeldPayment], heldPayments, 'held.id');
const NEWEST = sortByTime('held-payments', 'held.created_at', 'desc');
const condition = expressionBuilder<{ held: Tables<typeof HeldPayment>['held_payments'] }, 'held'>();

export interface HeldPaymentFilter {
  state?: HeldPaymentState | undefined;
  network?: Network | undefined;
}

/** Newest first. */
export function listHeldPayments(
  em: EntityManager,
  { state, network }: HeldPaymentFilter,
  page: PageRequest,
): Promise<Page<HeldPaymentRow>> {
  const where = [
    ...(state ? [condition('held.state', '=', state)] : []),
    ...(network ? [condition('held.network', '=', network)] : []),
  ];
  const total = selectBoundedCount(table, where);
  return readPage(em, buildPageQuery({ source: SOURCE, where, order: NEWEST, page, total }));
}
