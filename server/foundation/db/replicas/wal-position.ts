import { sql } from 'kysely';
import type { EntityManager } from '../orm.ts';
import { statement } from '../statement.ts';

/** How far the write-ahead log of a server goes. A failover starts a new timeline. */
export interface WalPosition {
  timeline: string;
  position: bigint;
}

/** Every acknowledged commit is before it. Only with `synchronous_commit = off`, commits are not flushed. */
const primaryPosition = statement([], (db) =>
  db.selectNoFrom([
    sql<bigint>`(case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end - '0/0')::bigint`.as(
      'position',
    ),
    sql<string>`left(pg_walfile_name(pg_current_wal_flush_lsn()), 8)`.as('timeline'),
  ]),
);

/**
 * Roles without `pg_read_all_stats` do not see the timeline of the receiver. That of the last checkpoint is the same,
 * except shortly after a failover, when the replica is then not used.
 */
const replicaPosition = statement([], (db) =>
  db.selectNoFrom([
    sql<bigint | null>`case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::bigint end`.as(
      'position',
    ),
    sql<string>`upper(lpad(to_hex(coalesce((select received_tli from pg_stat_wal_receiver), (select timeline_id from pg_control_checkpoint()))), 8, '0'))`.as(
      'timeline',
    ),
  ]),
);

export async function readPrimaryPosition(em: EntityManager): Promise<WalPosition> {
  const row = await primaryPosition.firstRow(em);
  if (!row) throw new Error('PostgreSQL reports no position');
  return row;
}

export async function readReplicaPosition(em: EntityManager): Promise<WalPosition> {
  const { position = null, timeline = '' } = (await replicaPosition.firstRow(em)) ?? {};
  if (position === null) throw new Error('it does not replicate another server');
  return { position, timeline };
}

/** Whether a replica at `reached` shows everything that was committed on the primary before `wanted`. */
export function hasReached(reached: WalPosition | undefined, wanted: WalPosition): boolean {
  return reached?.timeline === wanted.timeline && reached.position >= wanted.position;
}
