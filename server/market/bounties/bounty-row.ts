import type { Insertable, Selectable } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { firstRow, type Parameters, statement, type Tables, tables } from '../../foundation/db/statement.ts';
import { Bounty } from './bounty.entity.ts';
import { BountyAlreadyAwardedError, bountyNotFoundError } from './errors.ts';

type BountyTable = Tables<typeof Bounty>['bounties'];

export type BountyRow = Selectable<BountyTable>;
export type NewBounty = Insertable<BountyTable>;
type BountyChanges = Partial<BountyRow>;

const find = statement(
  [Bounty],
  (db, { id }: Parameters<{ id: string }>) => db.selectFrom('bounties').selectAll().where('id', '=', id),
  { prepared: false },
);
const lock = statement(
  [Bounty],
  (db, { id }: Parameters<{ id: string }>) =>
    db.selectFrom('bounties').selectAll().where('id', '=', id).forUpdate(),
  { prepared: false },
);

export async function getBounty(em: EntityManager, id: string): Promise<BountyRow> {
  return requireFound(await find.firstRow(em, { id }));
}

/** Locked until the transaction ends. Lock the bounty before changing a claim. */
export async function lockBounty(em: EntityManager, id: string): Promise<BountyRow> {
  return requireFound(await lock.firstRow(em, { id }));
}

export async function insertBounty(em: EntityManager, bounty: NewBounty): Promise<BountyRow> {
  return requireFound(
    await firstRow(em, tables(Bounty).insertInto('bounties').values(bounty).returningAll()),
  );
}

/** Of a locked bounty. */
export async function updateBounty(
  em: EntityManager,
  { id, status }: BountyRow,
  changes: BountyChanges,
): Promise<BountyRow> {
  const update = tables(Bounty)
    .updateTable('bounties')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', status)
    .returningAll();
  const written = await firstRow(em, update);
  if (!written) throw new BountyAlreadyAwardedError();
  return written;
}

function requireFound(found: BountyRow | undefined): BountyRow {
  if (!found) throw bountyNotFoundError();
  return found;
}
