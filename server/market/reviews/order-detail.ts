import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import type { Caller } from '../../identity/caller.ts';
import { type PartyValues, requireParty, selectShownOrderForParty, toCallerKeys } from '../orders/access.ts';
import { Deliverable, OrderHistory } from '../orders/order.entity.ts';
import { Review } from './review.entity.ts';

const deliverables = tables(Deliverable)
  .selectFrom('deliverables')
  .selectAll()
  .orderBy('created_at')
  .orderBy('place')
  .orderBy('id');

const reviews = tables(Review)
  .selectFrom('reviews')
  .select(['id', 'order_id', 'service_id', 'agent_id', 'reviewer_name', 'rating', 'comment', 'created_at']);

/** The client's reason. */
const feedback = tables(OrderHistory)
  .selectFrom('order_history')
  .select(['trigger', 'note', 'created_at'])
  .where('trigger', 'in', ['revision', 'dispute'])
  .orderBy('id');

const find = statement([Review], (_db, values: Parameters<PartyValues>) =>
  selectShownOrderForParty(values).select(({ ref }) => [
    'o.payer',
    jsonArrayFrom(deliverables.where('order_id', '=', ref('o.id'))).as('deliverables'),
    jsonArrayFrom(feedback.where('order_id', '=', ref('o.id'))).as('feedback'),
    jsonObjectFrom(reviews.where('order_id', '=', ref('o.id'))).as('review'),
  ]),
);

export type OrderDetailRow = NonNullable<Awaited<ReturnType<typeof find.firstRow>>>;

/** An order for one of its parties, with deliverables and review, in one statement. */
export async function getOrderDetail(em: EntityManager, id: string, caller: Caller): Promise<OrderDetailRow> {
  return requireParty(await find.firstRow(em, { id, ...toCallerKeys(caller) }), caller).order;
}
