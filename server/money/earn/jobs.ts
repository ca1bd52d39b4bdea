import type { Outbox } from '../../foundation/outbox/outbox.ts';
import { createDueSweep, type Sweep } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import { findDueDepositPools } from './deposits/batches.ts';
import type { Deployments } from './deposits/deployments.ts';
import { findDueWithdrawalPools } from './withdrawals/queue-statements.ts';
import type { Redemptions } from './withdrawals/redemptions.ts';

export function registerEarnJobs(
  workers: OutboxWorkers,
  { deployments, redemptions }: { deployments: Deployments; redemptions: Redemptions },
): void {
  workers.register('deploy-deposits.v1', ({ poolKey }, { em }) => deployments.startDue(em, poolKey));
  workers.register('redeem-shares.v1', ({ poolKey }, { em }) => redemptions.startDue(em, poolKey));
}

const EVERY_SECONDS = 10;

/** No event announces new liquidity. */
export function createWithdrawalSweep(outbox: Outbox): Sweep {
  return createDueSweep(outbox, {
    name: 'earn-withdrawals',
    everySeconds: EVERY_SECONDS,
    async find(em, { now, after = '', limit }) {
      const turn = Math.floor(now.getTime() / (EVERY_SECONDS * 1000));
      const pools = await findDueWithdrawalPools.rows(em, { after, now, limit });
      return pools.map(({ pool_key: poolKey }) => ({
        cursor: poolKey,
        request: { job: 'redeem-shares.v1', key: `${poolKey}@${turn}`, payload: { poolKey } },
      }));
    },
  });
}

/** Small deposits wait for each other until one is due. */
export function createDepositSweep(outbox: Outbox): Sweep {
  return createDueSweep(outbox, {
    name: 'earn-deposits',
    everySeconds: EVERY_SECONDS,
    async find(em, { now, after = '', limit }) {
      const turn = Math.floor(now.getTime() / (EVERY_SECONDS * 1000));
      const pools = await findDueDepositPools.rows(em, { after, now, limit });
      return pools.map(({ pool_key: poolKey }) => ({
        cursor: poolKey,
        request: { job: 'deploy-deposits.v1', key: `${poolKey}@${turn}`, payload: { poolKey } },
      }));
    },
  });
}
