import { buildDueJobKey } from '../../../foundation/outbox/due-job-key.ts';
import { createDueRowSweep } from '../../../foundation/outbox/due-row-sweep.ts';
import type { Outbox } from '../../../foundation/outbox/outbox.ts';
import type { Sweep } from '../../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../../foundation/outbox/workers.ts';
import { Order } from '../order.entity.ts';
import { applyDueTransition, isDueTrigger } from './due-transitions.ts';
import type { OrderTransitions } from './transitions.ts';

export function registerOrderJobs(workers: OutboxWorkers, transitions: OrderTransitions): void {
  workers.registerTransactional('advance-order.v1', async ({ orderId, trigger }, { em, now }) => {
    if (!isDueTrigger(trigger))
      throw new Error(`Unexpected order trigger \`${trigger}\`: not a timed transition.`);
    await applyDueTransition(em, transitions, { orderId, trigger, now });
  });
}

/** As in the index on each of the columns. */
const DUE_TRANSITIONS = [
  { trigger: 'release', due: 'reviewDeadline', where: { status: 'delivered' } },
  { trigger: 'lapse', due: 'quoteExpiresAt', where: { status: { $in: ['quoted', 'accepted'] } } },
  { trigger: 'expire', due: 'workspaceExpiresAt', where: { status: { $in: ['paid', 'in_progress'] } } },
  {
    trigger: 'overdue',
    due: 'deadlineAt',
    where: { status: { $in: ['paid', 'in_progress'] }, bountyId: { $ne: null } },
  },
] as const;

/** Due orders: the review window, the quote, the workspace period or the time for a bounty has ended. */
export function createOrderSweeps(outbox: Outbox): Sweep[] {
  return DUE_TRANSITIONS.map(({ trigger, due: column, where }) =>
    createDueRowSweep(outbox, {
      name: `orders-to-${trigger}`,
      everySeconds: 5,
      entity: Order,
      due: column,
      where,
      request: ({ id, due }, now) => ({
        job: 'advance-order.v1',
        key: buildDueJobKey(`${trigger}:${id}`, due, now),
        payload: { orderId: id, trigger },
      }),
    }),
  );
}
