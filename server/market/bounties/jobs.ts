import { dueKey } from '../../foundation/outbox/due-key.ts';
import { sweepDueRows } from '../../foundation/outbox/due-rows.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Sweep } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import { Bounty, BountyClaim } from './bounty.entity.ts';
import type { BountyDueService } from './due-service.ts';

export function registerBountyJobs(workers: OutboxWorkers, due: BountyDueService): void {
  workers.registerTransactional('expire-bounty.v1', ({ bountyId }, { em }) => due.expire(em, bountyId));
  workers.registerTransactional('expire-claim.v1', ({ claimId }, { em }) => due.expireClaim(em, claimId));
}

/** Bounties that nobody accepted a claim on in time, and claims whose window is over. */
export function dueBounties(outbox: Outbox): Sweep[] {
  return [
    sweepDueRows(outbox, {
      name: 'bounties-to-expire',
      everySeconds: 5,
      entity: Bounty,
      due: 'expiresAt',
      where: { status: 'open' },
      request: ({ id, due }, now) => ({
        job: 'expire-bounty.v1',
        key: dueKey(id, due, now),
        payload: { bountyId: id },
      }),
    }),
    sweepDueRows(outbox, {
      name: 'claims-to-expire',
      everySeconds: 5,
      entity: BountyClaim,
      due: 'expiresAt',
      where: { status: 'pending' },
      request: ({ id, due }, now) => ({
        job: 'expire-claim.v1',
        key: dueKey(id, due, now),
        payload: { claimId: id },
      }),
    }),
  ];
}
