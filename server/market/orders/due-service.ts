import type { EntityManager } from '../../foundation/db/orm.ts';
import { IllegalTransitionError } from '../../foundation/platform/lifecycle-errors.ts';
import { lockForClock } from './access.ts';
import { NO_OUTPUTS, tallyOutputs } from './generations.ts';
import type { Trigger } from './lifecycle.ts';
import type { OrderSteps } from './steps.ts';

/** What time alone does to an order. */
export type DueTrigger = Extract<Trigger, 'release' | 'lapse' | 'expire' | 'overdue'>;

export function isDueTrigger(text: string): text is DueTrigger {
  return text === 'release' || text === 'lapse' || text === 'expire' || text === 'overdue';
}

/**
 * Takes a step that had fallen due, in the caller's transaction. Whoever was faster decides: an order that has moved on,
 * or has got more time, stays as it is.
 */
export async function takeDueStep(
  em: EntityManager,
  steps: OrderSteps,
  orderId: string,
  trigger: DueTrigger,
): Promise<void> {
  const party = await lockForClock(em, orderId);
  const { unanswered } = trigger === 'expire' ? await tallyOutputs(em, orderId) : NO_OUTPUTS;
  try {
    await steps.take(em, party, trigger, { unanswered });
  } catch (error) {
    if (!(error instanceof IllegalTransitionError)) throw error;
  }
}
