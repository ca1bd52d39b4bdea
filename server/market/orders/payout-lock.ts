import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Caller } from '../../identity/caller.ts';
import { lockPayout } from '../../money/payouts/payout-lock.ts';
import { lockForParty, type PartyOrder } from './access.ts';
import { payoutOf } from './payout-terms.ts';

/** The payout was asked for, or released, while the order was waited for. */
class PayoutMadeMeanwhile extends Error {}

type Work<T> = (tx: EntityManager, party: PartyOrder) => Promise<T>;

/**
 * For what depends on whether the agent can still be paid: locks the payout and then its order, as those do who record
 * what became of a payout. A payout that is made meanwhile is not locked yet, and asking for it with the order in hand
 * could wait for someone who waits for the order; so it begins again.
 */
export async function lockedWithPayout<T>(
  em: EntityManager,
  orderId: string,
  caller: Caller,
  work: Work<T>,
): Promise<T> {
  const attempt = () => em.transactional((tx) => lockAndWork(tx, orderId, caller, work));
  return attempt().catch((error: unknown) => {
    if (error instanceof PayoutMadeMeanwhile) return attempt();
    throw error;
  });
}

async function lockAndWork<T>(tx: EntityManager, orderId: string, caller: Caller, work: Work<T>): Promise<T> {
  const isLocked = await lockPayout(tx, payoutOf(orderId));
  const party = await lockForParty(tx, orderId, caller);
  if (party.order.payout_micro !== null && !isLocked) throw new PayoutMadeMeanwhile();
  return work(tx, party);
}
