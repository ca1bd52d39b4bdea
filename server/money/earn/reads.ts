import { convertToAssets } from '../../chain/vaults/share-price.ts';
import type { Vault, VaultRates, VaultReading, Vaults } from '../../chain/vaults/vault.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { EarnPool } from './pools/earn-pool.entity.ts';
import type { EarnPosition } from './pools/earn-position.entity.ts';
import { minDepositMicro } from './pools/min-deposit.ts';
import { readPoolTotals, readPositionTotals, type UnpaidWithdrawals } from './pools/totals.ts';
import { requireVault, requireVaults } from './pools/venues.ts';

interface VaultWithReading {
  vault: Vault;
  reading: VaultReading & VaultRates;
}

export interface Market extends VaultWithReading {
  minDepositMicro: bigint;
}

export interface Pool extends VaultWithReading {
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

/** In parallel; the error names a venue that does not respond. */
function readVaults(vaults: readonly Vault[]): Promise<VaultWithReading[]> {
  return Promise.all(vaults.map(async (vault) => ({ vault, reading: await vault.readCached() })));
}

export async function readMarkets(em: EntityManager, vaults: Vaults): Promise<Market[]> {
  const pools = await em.find(EarnPool, {});
  const seen = await readVaults(requireVaults(vaults));
  return seen.map((market) => {
    const pool = pools.find(({ key }) => key === market.vault.venue.key);
    return { ...market, minDepositMicro: minDepositMicro(pool ?? null) };
  });
}

export async function readPools(em: EntityManager, vaults: Vaults): Promise<Pool[]> {
  const totals = await readPoolTotals(em);
  const seen = await readVaults(requireVaults(vaults));
  return seen.map(({ vault, reading }) => {
    const totalShares = totals.getShares(vault.venue.key);
    return {
      vault,
      reading,
      totalShares,
      totalMicro: convertToAssets(reading, totalShares),
      freeMicro: reading.redeemableMicro,
      queuedMicro: computeUnpaidValue(reading, totals.getUnpaid(vault.venue.key)),
    };
  });
}

/** At their current value. */
export async function valuePositions(
  em: EntityManager,
  vaults: Vaults,
  positions: readonly EarnPosition[],
): Promise<ValuedPosition[]> {
  requireVaults(vaults);
  const keys = [...new Set(positions.map(({ poolKey }) => poolKey))];
  const seen = await readVaults(keys.map((key) => requireVault(vaults, key)));
  const ids = positions.map(({ id }) => id);
  const totals = await readPositionTotals(em, ids);
  return positions.map((position) => {
    const at = seen.find(({ vault }) => vault.venue.key === position.poolKey) as VaultWithReading;
    return {
      position,
      vault: at.vault,
      valueMicro: convertToAssets(at.reading, position.shares),
      pendingMicro: totals.getPending(position.id),
      queuedMicro: computeUnpaidValue(at.reading, totals.getUnpaid(position.id)),
    };
  });
}

function computeUnpaidValue(reading: VaultReading, { shares, redeemedMicro }: UnpaidWithdrawals): bigint {
  return redeemedMicro + convertToAssets(reading, shares);
}
