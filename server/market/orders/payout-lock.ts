import { holdTransaction } from '../../chain/transactions/rows.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Caller } from '../../identity/caller.ts';
import { lockForParty, type PartyOrder } from './access.ts';

/** The payout was sent on its way while the order was waited for. */
class PayoutMadeMeanwhile extends Error {}

type Work<T> = (tx: EntityManager, party: PartyOrder) => Promise<T>;

/**
 * For what depends on whether the agent can still be paid: holds the payout and then its order, as those do who record
 * what became of a payout. A payout that is made meanwhile is not held yet, and asking for it with the order in hand
 * could wait for someone who waits for the order; so it begins again.
 */
export async function lockedWithPayout<T>(
  em: EntityManager,
  orderId: string,
  caller: Caller,
  work: Work<T>,
): Promise<T> {
  const attempt = () => em.transactional((tx) => hold(tx, orderId, caller, work));
  return attempt().catch((error: unknown) => {
    if (error instanceof PayoutMadeMeanwhile) return attempt();
    throw error;
  });
}

async function hold<T>(tx: EntityManager, orderId: string, caller: Caller, work: Work<T>): Promise<T> {
  const payout = { kind: 'payout', subjectType: 'order', subjectId: orderId };
  const isThere = await holdTransaction(tx, payout);
  const party = await lockForParty(tx, orderId, caller);
  const { payout_micro, payout_held } = party.order;
  const isUnderWay = payout_micro !== null && !payout_held;
  if (isUnderWay && !isThere) throw new PayoutMadeMeanwhile();
  return work(tx, party);
}
