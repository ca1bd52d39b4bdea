import { type EntityName, LockMode } from '@mikro-orm/core';
import type { Vault } from '../../chain/vaults/vault.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { EarnDeposit } from './earn-deposit.entity.ts';
import { EarnPool } from './earn-pool.entity.ts';
import { EarnPosition } from './earn-position.entity.ts';
import { EarnRedemption } from './earn-redemption.entity.ts';
import { EarnWithdrawal } from './earn-withdrawal.entity.ts';
import { VenueGoneError } from './errors.ts';

const HELD = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** A pool is held before anything in it, and that in the order of these functions. */
export function lockPool(em: EntityManager, key: string): Promise<EarnPool> {
  return em.findOneOrFail(EarnPool, key, HELD);
}

/** The same where there may be none yet. */
export async function openPool(em: EntityManager, { venue }: Vault, now: Date): Promise<EarnPool> {
  const { key, network, vault } = venue;
  await em.upsert(EarnPool, { key, network, vault, createdAt: now }, { onConflictAction: 'ignore' });
  const pool = await lockPool(em, key);
  // shares of one contract are no shares of another
  if (pool.vault !== vault) throw new VenueGoneError(key);
  return pool;
}

const locked =
  <Row extends { id: string }>(entity: EntityName<Row>) =>
  (em: EntityManager, id: string): Promise<Row> =>
    em.findOneOrFail(entity, id as never, HELD) as Promise<Row>;

export const lockRedemption = locked<EarnRedemption>(EarnRedemption);
export const lockDeposit = locked<EarnDeposit>(EarnDeposit);
export const lockWithdrawal = locked<EarnWithdrawal>(EarnWithdrawal);
export const lockPosition = locked<EarnPosition>(EarnPosition);

export async function ownerOfPosition(em: EntityManager, id: string): Promise<string> {
  return (await em.findOneOrFail(EarnPosition, id)).owner;
}
