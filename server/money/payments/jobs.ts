import { buildDueJobKey } from '../../foundation/outbox/due-job-key.ts';
import { createDueRowSweep } from '../../foundation/outbox/due-row-sweep.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import { createRetentionSweep, type Sweep } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import { HeldPayment } from './held-payment.entity.ts';
import type { HeldPayments } from './held-payments.ts';
import type { PaymentIntake } from './intake.ts';
import { deleteOldPresentations } from './presentations.ts';

export function registerPaymentJobs(
  workers: OutboxWorkers,
  { heldPayments, intake }: { heldPayments: HeldPayments; intake: PaymentIntake },
): void {
  workers.register('hold-shared-payment.v1', ({ network, reference }, { em }) =>
    intake.holdUnusedPayments(em, network, reference),
  );
  workers.registerTransactional('return-payment.v1', ({ heldPaymentId }, { em }) =>
    heldPayments.returnToPayer(em, heldPaymentId),
  );
}

/** Held payments whose holding time is over. */
export function createReturnSweep(outbox: Outbox): Sweep {
  return createDueRowSweep(outbox, {
    name: 'held-payments',
    everySeconds: 30,
    entity: HeldPayment,
    due: 'returnAt',
    where: { state: 'held' },
    request: ({ id, due }, now) => ({
      job: 'return-payment.v1',
      key: buildDueJobKey(id, due, now),
      payload: { heldPaymentId: id },
    }),
  });
}

const DAY_MS = 24 * 3600 * 1000;

/** Unlocked transfers can be spent for a day at most. */
export const prunePresentations = createRetentionSweep(
  'prune-presentations',
  2 * DAY_MS,
  deleteOldPresentations,
);
