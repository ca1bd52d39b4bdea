import type { EntityManager } from '../../../foundation/db/orm.ts';
import { IllegalTransitionError } from '../../../foundation/platform/lifecycle-errors.ts';
import { lockOrderForClock } from '../access.ts';
import { countOutputs, NO_OUTPUTS } from '../work/generations.ts';
import type { Trigger } from './lifecycle.ts';
import type { OrderTransitions } from './transitions.ts';

/** Time-based transitions of an order. */
export type DueTrigger = Extract<Trigger, 'release' | 'lapse' | 'expire' | 'overdue'>;

interface DueTransition {
  orderId: string;
  trigger: DueTrigger;
  /** When it was found to be due, or later. */
  now: Date;
}

export function isDueTrigger(text: string): text is DueTrigger {
  return text === 'release' || text === 'lapse' || text === 'expire' || text === 'overdue';
}

/**
 * Applies a due transition in the caller's transaction. Concurrent changes win: an order that has moved on or got
 * more time stays unchanged.
 */
export async function applyDueTransition(
  em: EntityManager,
  transitions: OrderTransitions,
  { orderId, trigger, now }: DueTransition,
): Promise<void> {
  const party = await lockOrderForClock(em, orderId);
  const { unanswered } = trigger === 'expire' ? await countOutputs(em, orderId) : NO_OUTPUTS;
  try {
    await transitions.apply(em, party, trigger, { unanswered, now });
  } catch (error) {
    if (!(error instanceof IllegalTransitionError)) throw error;
  }
}
