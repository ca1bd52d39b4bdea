import type { EntityManager } from '../../../foundation/db/orm.ts';
import { transactionalPipelined } from '../../../foundation/db/pipelined-transaction.ts';
import type { Caller } from '../../../identity/caller.ts';
import { lockPayout } from '../../../money/payouts/payout-lock.ts';
import { lockOrderForParty, type PartyOrder } from '../access.ts';
import { payoutKey } from './build-payout.ts';

/** The payout was requested or released while this waited for the order. */
class PayoutAlreadySentError extends Error {}

type Work<T> = (tx: EntityManager, party: PartyOrder) => Promise<T>;

/**
 * For decisions that depend on the payout: locks the payout, then its order, in the order of those who record
 * payouts. A payout created meanwhile is not locked yet, and locking it after the order could deadlock, so the
 * attempt starts over.
 */
export async function withLockedPayout<T>(
  em: EntityManager,
  orderId: string,
  caller: Caller,
  work: Work<T>,
): Promise<T> {
  const attempt = () => transactionalPipelined(em, (tx) => lockAndRun(tx, orderId, caller, work));
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
