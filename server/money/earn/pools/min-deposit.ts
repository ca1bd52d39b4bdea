import type { EarnPool } from './earn-pool.entity.ts';

const FIRST_DEPOSIT_MICRO = 100_000_000n;

/** The first deposit that is put to work in a pool is not small; of those after it any is good. */
export function minDepositMicro(pool: Pick<EarnPool, 'openedAt'> | null): bigint {
  return pool?.openedAt ? 0n : FIRST_DEPOSIT_MICRO;
}
