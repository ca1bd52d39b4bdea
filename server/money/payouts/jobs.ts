import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { dueKey } from '../../foundation/outbox/due-key.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import { type Sweep, sweepDue } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { hasAddress } from './destination.ts';
import { HeldPayout } from './held-payout.entity.ts';
import type { Payouts } from './payouts.ts';

export function registerPayoutJobs(workers: OutboxWorkers, payouts: Payouts): void {
  workers.registerTransactional('release-payout.v2', (subject, { em }) => payouts.releaseHeld(em, subject));
}

interface Page {
  afterType: string;
  afterId: string;
  limit: number;
}

const releasable = statement([HeldPayout, Agent], (db, { afterType, afterId, limit }: Parameters<Page>) =>
  db
    .selectFrom('held_payouts')
    .innerJoin('agents', 'agents.id', 'held_payouts.agent_id')
    .select(['subject_type', 'subject_id'])
    .select(({ fn }) => fn.max('agents.updated_at').as('since'))
    .where(hasAddress)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('subject_type', 'subject_id'), '>', tuple(afterType, afterId)),
    )
    .groupBy(['subject_type', 'subject_id'])
    .orderBy('subject_type')
    .orderBy('subject_id')
    .limit(limit),
);

/** Subjects with held payouts whose agents have an address by now. */
export function releasablePayouts(outbox: Outbox): Sweep {
  return sweepDue(outbox, {
    name: 'held-payouts',
    everySeconds: 5,
    async find(em, { now, after = ' ', limit }) {
      const [afterType = '', afterId = ''] = after.split(' ');
      const found = await releasable.rows(em, { afterType, afterId, limit });
      return found.map(({ subject_type: subjectType, subject_id: subjectId, since }) => ({
        cursor: `${subjectType} ${subjectId}`,
        request: {
          job: 'release-payout.v2',
          key: dueKey(subjectId, since, now),
          payload: { subjectType, subjectId },
        },
      }));
    },
  });
}
