import type { Outbox } from '../../foundation/outbox/outbox.ts';
import { type Sweep, sweepDue } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import { waitingPools } from './queue-statements.ts';
import type { Redemptions } from './redemptions.ts';

export function registerEarnJobs(workers: OutboxWorkers, redemptions: Redemptions): void {
  workers.register('redeem-shares.v1', ({ poolKey }, { em }) => redemptions.advance(em, poolKey));
}

const EVERY_SECONDS = 10;

/** Liquidity arrives without anyone telling. */
export function waitingWithdrawals(outbox: Outbox): Sweep {
  return sweepDue(outbox, {
    name: 'earn-withdrawals',
    everySeconds: EVERY_SECONDS,
    async find(em, { now, after = '', limit }) {
      const turn = Math.floor(now.getTime() / (EVERY_SECONDS * 1000));
      const pools = await waitingPools.rows(em, { after, limit });
      return pools.map(({ pool_key: poolKey }) => ({
        cursor: poolKey,
        request: { job: 'redeem-shares.v1', key: `${poolKey}@${turn}`, payload: { poolKey } },
      }));
    },
  });
}
