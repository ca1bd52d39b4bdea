import { createDueRowSweep } from '../../../foundation/outbox/due-row-sweep.ts';
import type { Outbox } from '../../../foundation/outbox/outbox.ts';
import type { Sweep } from '../../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../../foundation/outbox/workers.ts';
import { Settlement } from './settlement.entity.ts';
import type { SettlementFinisher } from './settlement-finisher.ts';

export function registerSettlementJobs(workers: OutboxWorkers, finishing: SettlementFinisher): void {
  workers.register('finish-settlement.v1', ({ settlementId }, { em }) => finishing.finish(em, settlementId), {
    onAttemptsExhausted: ({ settlementId }, em) => finishing.postpone(em, settlementId),
  });
}

/** Submitted payments whose buyers have not returned in time. */
export function createSettlementSweep(outbox: Outbox): Sweep {
  return createDueRowSweep(outbox, {
    name: 'unfinished-settlements',
    everySeconds: 10,
    entity: Settlement,
    due: 'dueAt',
    request: ({ id, due }) => ({
      job: 'finish-settlement.v1',
      key: `${id}@${due.getTime()}`,
      payload: { settlementId: id },
    }),
  });
}
