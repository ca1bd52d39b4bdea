import { type EntityName, LockMode } from '@mikro-orm/core';
import type { Vault } from '../../chain/vaults/vault.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { EarnDeployment } from './deposits/earn-deployment.entity.ts';
import { EarnDeposit } from './deposits/earn-deposit.entity.ts';
import { VenueNotConfiguredError } from './errors.ts';
import { EarnPool } from './pools/earn-pool.entity.ts';
import { EarnPosition } from './pools/earn-position.entity.ts';
import { EarnRedemption } from './withdrawals/earn-redemption.entity.ts';
import { EarnWithdrawal } from './withdrawals/earn-withdrawal.entity.ts';

const FOR_UPDATE = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Lock a pool before anything in it, and that in the order of these functions. */
export function lockPool(em: EntityManager, key: string): Promise<EarnPool> {
  return em.findOneOrFail(EarnPool, key, FOR_UPDATE);
}

/** The same, if it may not exist yet. */
export async function lockOrCreatePool(em: EntityManager, { venue }: Vault, now: Date): Promise<EarnPool> {
  const { key, network, vault } = venue;
  await em.upsert(EarnPool, { key, network, vault, createdAt: now }, { onConflictAction: 'ignore' });
  const pool = await lockPool(em, key);
  // shares of one contract are not shares of another
  if (pool.vault !== vault) throw new VenueNotConfiguredError(key);
  return pool;
}

const createRowLock =
  <Row extends { id: string }>(entity: EntityName<Row>) =>
  (em: EntityManager, id: string): Promise<Row> =>
    em.findOneOrFail(entity, id as never, FOR_UPDATE) as Promise<Row>;

export const lockRedemption = createRowLock<EarnRedemption>(EarnRedemption);
export const lockDeployment = createRowLock<EarnDeployment>(EarnDeployment);
export const lockDeposit = createRowLock<EarnDeposit>(EarnDeposit);
export const lockPosition = createRowLock<EarnPosition>(EarnPosition);

/** A deployment of the previous release has the id of its only deposit, and no row yet. */
export async function getDeployment(em: EntityManager, id: string): Promise<EarnDeployment> {
  const found = await em.findOne(EarnDeployment, id);
  if (found) return found;
  const { poolKey, network, amountMicro, createdAt, updatedAt } = await em.findOneOrFail(EarnDeposit, id);
  const row = { id, poolKey, network, state: 'deploying' as const, amountMicro, createdAt, updatedAt };
  await em.upsert(EarnDeployment, row, { onConflictAction: 'ignore' });
  return em.findOneOrFail(EarnDeployment, id);
}

export const byDeployment = (deploymentId: string) => ({ $or: [{ deploymentId }, { id: deploymentId }] });

/** The withdrawals of one payout, the one that it is named after first. */
export async function lockPayoutGroup(
  em: EntityManager,
  id: string,
): Promise<[EarnWithdrawal, ...EarnWithdrawal[]]> {
  const first = await em.findOneOrFail(EarnWithdrawal, id, FOR_UPDATE);
  const others = await em.find(
    EarnWithdrawal,
    { paidWith: id },
    { ...FOR_UPDATE, orderBy: { place: 'asc' } },
  );
  return [first, ...others];
}

export async function readPositionOwner(em: EntityManager, id: string): Promise<string> {
  return (await em.findOneOrFail(EarnPosition, id)).owner;
}
