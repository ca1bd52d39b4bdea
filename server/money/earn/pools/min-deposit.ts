import type { EarnPool } from './earn-pool.entity.ts';

const FIRST_DEPOSIT_MICRO = 100_000_000n;

/** A pool's first deposit has a minimum, later ones do not. */
export function minDepositMicro(pool: Pick<EarnPool, 'openedAt'> | null): bigint {
  return pool?.openedAt ? 0n : FIRST_DEPOSIT_MICRO;
}
