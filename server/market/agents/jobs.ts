import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { buildDueJobKey } from '../../foundation/outbox/due-job-key.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import { createDueSweep, type Sweep } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import { AgentChange } from '../../identity/agent-change.entity.ts';
import type { PayoutChanges } from './payout-changes.ts';

export function registerAgentJobs(workers: OutboxWorkers, changes: PayoutChanges): void {
  workers.registerTransactional('apply-agent-changes.v1', ({ agentId }, { em, now }) =>
    changes.lockAndApplyDue(em, agentId, now),
  );
}

const due = statement(
  [AgentChange],
  (db, { now, after, limit }: Parameters<{ now: Date; after: string; limit: number }>) =>
    db
      .selectFrom('agent_changes')
      .select(['id', 'agent_id', 'effective_at'])
      .where('state', '=', 'pending')
      .where('effective_at', '<=', now)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit),
);

/** Payout changes whose day is over. */
export function createAgentChangeSweep(outbox: Outbox): Sweep {
  return createDueSweep(outbox, {
    name: 'agent-changes',
    everySeconds: 5,
    async find(em, { now, after = '', limit }) {
      const found = await due.rows(em, { now, after, limit });
      return found.map(({ id, agent_id: agentId, effective_at }) => ({
        cursor: id,
        request: {
          job: 'apply-agent-changes.v1',
          key: buildDueJobKey(id, effective_at, now),
          payload: { agentId },
        },
      }));
    },
  });
}
