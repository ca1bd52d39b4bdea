import { buildDueJobKey } from '../../foundation/outbox/due-job-key.ts';
import { createDueRowSweep } from '../../foundation/outbox/due-row-sweep.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import { createRetentionSweep, type Sweep } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import type { PaymentWatch } from './finality/payment-watch.ts';
import { UnfinalPayment } from './finality/unfinal-payment.entity.ts';
import { HeldPayment } from './held-payment.entity.ts';
import type { HeldPayments } from './held-payments.ts';
import type { PaymentIntake } from './intake.ts';
import { deleteOldPresentations } from './presentations.ts';

interface Dependencies {
  heldPayments: HeldPayments;
  intake: PaymentIntake;
  paymentWatch: PaymentWatch;
}

export function registerPaymentJobs(
  workers: OutboxWorkers,
  { heldPayments, intake, paymentWatch }: Dependencies,
): void {
  workers.register('hold-shared-payment.v1', ({ network, reference }, { em }) =>
    intake.holdUnusedPayments(em, network, reference),
  );
  workers.registerTransactional('return-payment.v1', ({ heldPaymentId }, { em }) =>
    heldPayments.returnToPayer(em, heldPaymentId),
  );
  workers.register('check-payment.v1', ({ paymentId }, { em }) => paymentWatch.check(em, paymentId), {
    onAttemptsExhausted: ({ paymentId }, em) => paymentWatch.postpone(em, paymentId),
  });
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

/** Payments that were spent before they were final. */
export function createFinalitySweep(outbox: Outbox): Sweep {
  return createDueRowSweep(outbox, {
    name: 'unfinal-payments',
    everySeconds: 10,
    entity: UnfinalPayment,
    due: 'checkAt',
    request: ({ id, due }, now) => ({
      job: 'check-payment.v1',
      key: buildDueJobKey(id, due, now),
      payload: { paymentId: id },
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
