import { assetsOf } from '../../chain/vaults/share-price.ts';
import type { Vault, VaultRates, VaultReading, Vaults } from '../../chain/vaults/vault.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { EarnPool } from './earn-pool.entity.ts';
import type { EarnPosition } from './earn-position.entity.ts';
import { minDepositMicro } from './min-deposit.ts';
import { readPoolTotals, readPositionTotals, type Unpaid } from './totals.ts';
import { allVenues, venueOf } from './venues.ts';

interface SeenVault {
  vault: Vault;
  reading: VaultReading & VaultRates;
}

export interface Market extends SeenVault {
  minDepositMicro: bigint;
}

export interface Pool extends SeenVault {
  totalShares: bigint;
  totalMicro: bigint;
  freeMicro: bigint;
  queuedMicro: bigint;
}

export interface ValuedPosition {
  position: EarnPosition;
  vault: Vault;
  valueMicro: bigint;
  pendingMicro: bigint;
  queuedMicro: bigint;
}

/** All at once: one that does not answer is named by the error. */
function see(vaults: readonly Vault[]): Promise<SeenVault[]> {
  return Promise.all(vaults.map(async (vault) => ({ vault, reading: await vault.readRecent() })));
}

export async function readMarkets(em: EntityManager, vaults: Vaults): Promise<Market[]> {
  const pools = await em.find(EarnPool, {});
  const seen = await see(allVenues(vaults));
  return seen.map((market) => {
    const pool = pools.find(({ key }) => key === market.vault.venue.key);
    return { ...market, minDepositMicro: minDepositMicro(pool ?? null) };
  });
}

export async function readPools(em: EntityManager, vaults: Vaults): Promise<Pool[]> {
  const totals = await readPoolTotals(em);
  const seen = await see(allVenues(vaults));
  return seen.map(({ vault, reading }) => {
    const totalShares = totals.sharesOf(vault.venue.key);
    return {
      vault,
      reading,
      totalShares,
      totalMicro: assetsOf(reading, totalShares),
      freeMicro: reading.redeemableMicro,
      queuedMicro: worthOf(reading, totals.unpaidOf(vault.venue.key)),
    };
  });
}

/** At their value now. */
export async function valuePositions(
  em: EntityManager,
  vaults: Vaults,
  positions: readonly EarnPosition[],
): Promise<ValuedPosition[]> {
  allVenues(vaults);
  const keys = [...new Set(positions.map(({ poolKey }) => poolKey))];
  const seen = await see(keys.map((key) => venueOf(vaults, key)));
  const ids = positions.map(({ id }) => id);
  const totals = await readPositionTotals(em, ids);
  return positions.map((position) => {
    const at = seen.find(({ vault }) => vault.venue.key === position.poolKey) as SeenVault;
    return {
      position,
      vault: at.vault,
      valueMicro: assetsOf(at.reading, position.shares),
      pendingMicro: totals.pendingOf(position.id),
      queuedMicro: worthOf(at.reading, totals.unpaidOf(position.id)),
    };
  });
}

function worthOf(reading: VaultReading, { shares, redeemedMicro }: Unpaid): bigint {
  return redeemedMicro + assetsOf(reading, shares);
}
