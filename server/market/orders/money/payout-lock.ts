import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Caller } from '../../../identity/caller.ts';
import { lockPayout } from '../../../money/payouts/payout-lock.ts';
import { lockOrderForParty, type PartyOrder } from '../access.ts';
import { payoutKey } from './build-payout.ts';

/** The payout was asked for, or released, while the order was waited for. */
class PayoutAlreadySentError extends Error {}

type Work<T> = (tx: EntityManager, party: PartyOrder) => Promise<T>;

/**
 * For what depends on whether the agent can still be paid: locks the payout and then its order, as those do who record
 * what became of a payout. A payout that is made meanwhile is not locked yet, and asking for it with the order in hand
 * could wait for someone who waits for the order; so it begins again.
 */
export async function withLockedPayout<T>(
  em: EntityManager,
  orderId: string,
  caller: Caller,
  work: Work<T>,
): Promise<T> {
  const attempt = () => em.transactional((tx) => lockAndRun(tx, orderId, caller, work));
  return attempt().catch((error: unknown) => {
    if (error instanceof PayoutAlreadySentError) return attempt();
    throw error;
  });
}

async function lockAndRun<T>(tx: EntityManager, orderId: string, caller: Caller, work: Work<T>): Promise<T> {
  const isLocked = await lockPayout(tx, payoutKey(orderId));
  const party = await lockOrderForParty(tx, orderId, caller);
  if (party.order.payout_micro !== null && !isLocked) throw new PayoutAlreadySentError();
  return work(tx, party);
}
