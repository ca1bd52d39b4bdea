import type { Vault, Vaults } from '../../../chain/vaults/vault.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { formatUsd } from '../../../foundation/platform/money.ts';
import { accounts } from '../../ledger/accounts.ts';
import { LedgerAccount } from '../../ledger/ledger.entity.ts';
import type { VenueReconciliation } from '../../ledger/verification.ts';
import { EarnDeposit } from '../deposits/earn-deposit.entity.ts';
import { EarnWithdrawal } from '../withdrawals/earn-withdrawal.entity.ts';
import { readPoolTotals } from './totals.ts';

/** Compares the shares of depositors and queued withdrawals with the treasury's shares on the chain. */
export async function reconcileVenues(em: EntityManager, vaults: Vaults): Promise<VenueReconciliation[]> {
  const totals = await readPoolTotals(em);
  const all = [...vaults.values()];
  const readings = await Promise.all(all.map((vault) => vault.read()));
  const rows: VenueReconciliation[] = [];
  for (const [index, vault] of all.entries()) {
    const { key, network } = vault.venue;
    rows.push({
      venue: key,
      network,
      recordedShares: totals.getShares(key) + totals.getUnpaid(key).shares,
      chainShares: readings[index]?.ownShares ?? 0n,
      costMicro: await readVenueCost(em, vault),
      valueMicro: readings[index]?.ownAssetsMicro ?? 0n,
      heldItems: await listHeldItems(em, key),
    });
  }
  return rows;
}

async function readVenueCost(em: EntityManager, { venue }: Vault): Promise<bigint> {
  const { code } = accounts.venue(venue.key);
  return (await em.findOne(LedgerAccount, { code, network: venue.network, asset: 'USDC' }))?.balance ?? 0n;
}

async function listHeldItems(em: EntityManager, poolKey: string): Promise<string[]> {
  const where = { poolKey, state: 'held' } as const;
  const deposits = await em.find(EarnDeposit, where, { limit: MAX_LISTED });
  const withdrawals = await em.find(EarnWithdrawal, where, { limit: MAX_LISTED });
  return [
    ...deposits.map(
      ({ id, amountMicro, payer }) => `Deposit ${id} of ${formatUsd(amountMicro)} from ${payer} is held`,
    ),
    ...withdrawals.map(
      ({ id, redeemedMicro, destination }) =>
        `Withdrawal ${id} of ${formatUsd(redeemedMicro)} to ${destination} is held`,
    ),
  ];
}

const MAX_LISTED = 20;
