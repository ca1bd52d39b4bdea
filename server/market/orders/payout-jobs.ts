import { dueKey } from '../../foundation/outbox/due-key.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import { type Sweep, sweepDue } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import { HAS_ADDRESS } from '../../money/payouts/destination.ts';
import type { PayoutService } from './payout-service.ts';

export function registerPayoutJobs(workers: OutboxWorkers, payouts: PayoutService): void {
  workers.registerTransactional('release-payout.v1', ({ orderId }, { em }) =>
    payouts.releaseHeld(em, orderId),
  );
}

/** Held payouts whose agent has an address by now. */
const RELEASABLE = `
  select o.id, agent.updated_at as since from orders o join agents agent on agent.id = o.agent_id
  where o.payout_held and o.id > ? and ${HAS_ADDRESS} order by o.id limit ?`;

export function releasablePayouts(outbox: Outbox): Sweep {
  return sweepDue(outbox, {
    name: 'held-payouts',
    everySeconds: 5,
    async find(em, { now, after = '', limit }) {
      const rows = await em.execute<{ id: string; since: Date }[]>(RELEASABLE, [after, limit]);
      return rows.map(({ id, since }) => ({
        cursor: id,
        request: {
          job: 'release-payout.v1',
          key: dueKey(id, new Date(since), now),
          payload: { orderId: id },
        },
      }));
    },
  });
}
