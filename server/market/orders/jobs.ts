import { dueKey } from '../../foundation/outbox/due-key.ts';
import { sweepDueRows } from '../../foundation/outbox/due-rows.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Sweep } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import { isDueTrigger, takeDueStep } from './due-service.ts';
import { Order } from './order.entity.ts';
import type { OrderSteps } from './steps.ts';

export function registerOrderJobs(workers: OutboxWorkers, steps: OrderSteps): void {
  workers.registerTransactional('advance-order.v1', async ({ orderId, trigger }, { em }) => {
    if (!isDueTrigger(trigger)) throw new Error(`Time alone does not ${trigger} orders`);
    await takeDueStep(em, steps, orderId, trigger);
  });
}

/** As in the index on each of the columns. */
const DUE = [
  { trigger: 'release', due: 'reviewDeadline', where: { status: 'delivered' } },
  { trigger: 'lapse', due: 'quoteExpiresAt', where: { status: { $in: ['quoted', 'accepted'] } } },
  { trigger: 'expire', due: 'workspaceExpiresAt', where: { status: { $in: ['paid', 'in_progress'] } } },
  {
    trigger: 'overdue',
    due: 'deadlineAt',
    where: { status: { $in: ['paid', 'in_progress'] }, bountyId: { $ne: null } },
  },
] as const;

/** Orders whose time has come: the review window ended, the quote expired, the period or the time for a bounty is over. */
export function dueOrders(outbox: Outbox): Sweep[] {
  return DUE.map(({ trigger, due: column, where }) =>
    sweepDueRows(outbox, {
      name: `orders-to-${trigger}`,
      everySeconds: 5,
      entity: Order,
      due: column,
      where,
      request: ({ id, due }, now) => ({
        job: 'advance-order.v1',
        key: dueKey(`${trigger}:${id}`, due, now),
        payload: { orderId: id, trigger },
      }),
    }),
  );
}
