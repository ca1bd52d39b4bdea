import type { DomainModule } from '../../contract/domain-module.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import { createHeldPayoutSweep, registerPayoutJobs } from './jobs.ts';
import type { Payouts } from './payouts.ts';

export function createPayoutsModule(payouts: Payouts, outbox: Outbox): DomainModule {
  return {
    jobs: (workers) => registerPayoutJobs(workers, payouts),
    due: [createHeldPayoutSweep(outbox)],
  };
}
