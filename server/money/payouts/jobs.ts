import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { buildDueJobKey } from '../../foundation/outbox/due-job-key.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import { createDueSweep, type Sweep } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { hasPayoutAddress } from './destination.ts';
import { HeldPayout } from './held-payout.entity.ts';
import type { Payouts } from './payouts.ts';

export function registerPayoutJobs(workers: OutboxWorkers, payouts: Payouts): void {
  workers.registerTransactional('release-payout.v2', (subject, { em }) => payouts.releaseHeld(em, subject));
}

interface HeldPayoutPage {
  afterType: string;
  afterId: string;
  limit: number;
}

const findReleasablePayouts = statement(
  [HeldPayout, Agent],
  (db, { afterType, afterId, limit }: Parameters<HeldPayoutPage>) =>
    db
      .selectFrom('held_payouts')
      .innerJoin('agents', 'agents.id', 'held_payouts.agent_id')
      .select(['subject_type', 'subject_id'])
      .select(({ fn }) => fn.max('agents.updated_at').as('since'))
      .where(hasPayoutAddress)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('subject_type', 'subject_id'), '>', tuple(afterType, afterId)),
      )
      .groupBy(['subject_type', 'subject_id'])
      .orderBy('subject_type')
      .orderBy('subject_id')
      .limit(limit),
);

/** Subjects with held payouts whose agents have an address by now. */
export function createHeldPayoutSweep(outbox: Outbox): Sweep {
  return createDueSweep(outbox, {
    name: 'held-payouts',
    everySeconds: 5,
    async find(em, { now, after = ' ', limit }) {
      const [afterType = '', afterId = ''] = after.split(' ');
      const found = await findReleasablePayouts.rows(em, { afterType, afterId, limit });
      return found.map(({ subject_type: subjectType, subject_id: subjectId, since }) => ({
        cursor: `${subjectType} ${subjectId}`,
        request: {
          job: 'release-payout.v2',
          key: buildDueJobKey(subjectId, since, now),
          payload: { subjectType, subjectId },
        },
      }));
    },
  });
}
