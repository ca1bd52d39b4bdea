import { dueKey } from '../../foundation/outbox/due-key.ts';
import { sweepDueRows } from '../../foundation/outbox/due-rows.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import { type Sweep, sweepOld } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { PaymentIntake } from './intake.ts';
import { KeptPayment } from './kept-payment.entity.ts';
import type { KeptPayments } from './kept-payments.ts';
import { prunePresented } from './presentations.ts';

export function registerPaymentJobs(
  workers: OutboxWorkers,
  { kept, intake }: { kept: KeptPayments; intake: PaymentIntake },
): void {
  workers.register('hold-shared-payment.v1', ({ network, reference }, { em }) =>
    intake.holdUnused(em, network as Network, reference),
  );
  workers.registerTransactional('return-payment.v1', ({ keptPaymentId }, { em }) =>
    kept.sendBack(em, keptPaymentId),
  );
}

/** Kept payments whose payers had time enough to use them. */
export function dueReturns(outbox: Outbox): Sweep {
  return sweepDueRows(outbox, {
    name: 'kept-payments',
    everySeconds: 30,
    entity: KeptPayment,
    due: 'returnAt',
    where: { state: 'kept' },
    request: ({ id, due }, now) => ({
      job: 'return-payment.v1',
      key: dueKey(id, due, now),
      payload: { keptPaymentId: id },
    }),
  });
}

const DAY_MS = 24 * 3600 * 1000;

/** Nothing older than a day is bought with a bare reference. */
export const prunePresentations = sweepOld('prune-presentations', 2 * DAY_MS, prunePresented);
