import { buildDueJobKey } from '../../foundation/outbox/due-job-key.ts';
import { createDueRowSweep } from '../../foundation/outbox/due-row-sweep.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Sweep } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import type { BountyAnnouncements } from './announcements.ts';
import { Bounty, BountyClaim } from './bounty.entity.ts';
import type { BountyExpiryService } from './expiry-service.ts';

export function registerBountyJobs(
  workers: OutboxWorkers,
  due: BountyExpiryService,
  announcements: BountyAnnouncements,
): void {
  workers.registerTransactional('announce-bounty.v1', ({ bountyId, after }, { em }) =>
    announcements.announce(em, bountyId, after),
  );
  workers.registerTransactional('expire-bounty.v1', ({ bountyId }, { em, now }) =>
    due.expire(em, bountyId, now),
  );
  workers.registerTransactional('expire-claim.v1', ({ claimId }, { em, now }) =>
    due.expireClaim(em, claimId, now),
  );
}

/** Open bounties and pending claims that have expired. */
export function createBountySweeps(outbox: Outbox): Sweep[] {
  return [
    createDueRowSweep(outbox, {
      name: 'bounties-to-expire',
      everySeconds: 5,
      entity: Bounty,
      due: 'expiresAt',
      where: { status: 'open' },
      request: ({ id, due }, now) => ({
        job: 'expire-bounty.v1',
        key: buildDueJobKey(id, due, now),
        payload: { bountyId: id },
      }),
    }),
    createDueRowSweep(outbox, {
      name: 'claims-to-expire',
      everySeconds: 5,
      entity: BountyClaim,
      due: 'expiresAt',
      where: { status: 'pending' },
      request: ({ id, due }, now) => ({
        job: 'expire-claim.v1',
        key: buildDueJobKey(id, due, now),
        payload: { claimId: id },
      }),
    }),
  ];
}
