import { sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { affected, json, type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import { type OauthKind, OauthRecord } from './oauth-record.entity.ts';

interface RecordKey {
  kind: OauthKind;
  idHash: string;
}

export interface NewRecord extends RecordKey {
  grantId: string | null;
  accountId: string | null;
  audience: string | null;
  payload: Record<string, unknown>;
  expiresAt: Date;
}

/** An update keeps whether it was used. */
export async function upsertRecord(em: EntityManager, record: NewRecord): Promise<void> {
  const { kind, idHash, grantId, accountId, audience, payload, expiresAt } = record;
  const changing = { payload: json(payload), expires_at: expiresAt };
  const upsert = tables(OauthRecord)
    .insertInto('oauth_records')
    .values({
      kind,
      id_hash: idHash,
      grant_id: grantId,
      account_id: accountId,
      audience,
      created_at: new Date(),
      ...changing,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'id_hash']).doUpdateSet(changing));
  await affected(em, upsert);
}

const find = statement([OauthRecord], (db, { kind, idHash, now }: Parameters<RecordKey & { now: Date }>) =>
  db
    .selectFrom('oauth_records')
    .select(['payload', 'consumed_at'])
    .where('kind', '=', kind)
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now),
);

/** Undefined if it is missing or expired. */
export function findRecord(em: EntityManager, { kind, idHash }: RecordKey) {
  return find.firstRow(em, { kind, idHash, now: new Date() });
}

const consume = statement([OauthRecord], (db, { kind, idHash, now }: Parameters<RecordKey & { now: Date }>) =>
  db
    .updateTable('oauth_records')
    .set({ consumed_at: now })
    .where('kind', '=', kind)
    .where('id_hash', '=', idHash)
    .where('consumed_at', 'is', null)
    .returning('grant_id'),
);

/** True for one caller only, however many try at once. */
export async function consumeRecord(em: EntityManager, { kind, idHash }: RecordKey): Promise<boolean> {
  return (await consume.firstRow(em, { kind, idHash, now: new Date() })) !== undefined;
}

const remove = statement([OauthRecord], (db, { kind, idHash }: Parameters<RecordKey>) =>
  db.deleteFrom('oauth_records').where('kind', '=', kind).where('id_hash', '=', idHash),
);

export async function removeRecord(em: EntityManager, { kind, idHash }: RecordKey): Promise<void> {
  await remove.affected(em, { kind, idHash });
}

const revoke = statement([OauthRecord], (db, { grantId }: Parameters<{ grantId: string }>) =>
  db.deleteFrom('oauth_records').where('grant_id', '=', grantId),
);

/** Ends a connection: deletes the grant and everything granted with it. */
export async function revokeGrant(em: EntityManager, grantId: string): Promise<void> {
  await revoke.affected(em, { grantId });
}

/** As the user saw it: clients may change their names or disappear. */
interface GrantDescription {
  clientName: string;
  /** The agents that the client may act for. */
  agentIds: readonly string[];
}

/** Adds what oidc-provider does not store with a grant. */
export async function describeGrant(
  em: EntityManager,
  grantId: string,
  description: GrantDescription,
): Promise<void> {
  const update = tables(OauthRecord)
    .updateTable('oauth_records')
    .set({ payload: sql`payload || ${json(description)}` })
    .where('kind', '=', 'Grant')
    .where('grant_id', '=', grantId);
  if ((await affected(em, update)) !== 1) throw new Error(`There is no grant ${grantId} to describe`);
}

const setLastUsed = statement(
  [OauthRecord],
  (db, { grantHash, now }: Parameters<{ grantHash: string; now: Date }>) =>
    db
      .updateTable('oauth_records')
      .set({ last_used_at: now })
      .where('kind', '=', 'Grant')
      .where('id_hash', '=', grantHash),
);

/** Records that a client used this grant. */
export async function recordGrantUse(em: EntityManager, grantHash: string, now: Date): Promise<void> {
  await setLastUsed.affected(em, { grantHash, now });
}

const deleteOwnGrant = statement(
  [OauthRecord],
  (db, { grantHash, accountId }: Parameters<{ grantHash: string; accountId: string }>) =>
    db
      .deleteFrom('oauth_records')
      .where('grant_id', '=', ({ selectFrom }) =>
        selectFrom('oauth_records as grant')
          .select('grant.grant_id')
          .where('grant.kind', '=', 'Grant')
          .where('grant.id_hash', '=', grantHash)
          .where('grant.account_id', '=', accountId),
      ),
);

/** The same for the user who granted it; false if the user has no such grant. */
export async function revokeOwnGrant(
  em: EntityManager,
  grantHash: string,
  accountId: string,
): Promise<boolean> {
  return (await deleteOwnGrant.affected(em, { grantHash, accountId })) > 0;
}

const extendExpiry = statement(
  [OauthRecord],
  (db, { idHash, until }: Parameters<{ idHash: string; until: Date }>) =>
    db
      .updateTable('oauth_records')
      .set({ expires_at: until })
      .where('kind', '=', 'Client')
      .where('id_hash', '=', idHash)
      .where('expires_at', '<', until),
);

/** A client with connections is not deleted. */
export async function extendClientExpiry(em: EntityManager, idHash: string, until: Date): Promise<void> {
  await extendExpiry.affected(em, { idHash, until });
}

const prune = statement([OauthRecord], (db, { before, limit }: Parameters<{ before: Date; limit: number }>) =>
  db
    .deleteFrom('oauth_records')
    .using(
      db
        .selectFrom('oauth_records')
        .select(['kind', 'id_hash'])
        .where('expires_at', '<', before)
        .limit(limit)
        .as('old'),
    )
    .whereRef('oauth_records.kind', '=', 'old.kind')
    .whereRef('oauth_records.id_hash', '=', 'old.id_hash'),
);

/** Deletes at most `limit` that expired before that time; returns the number. */
export function pruneRecords(em: EntityManager, before: Date, limit: number): Promise<number> {
  return prune.affected(em, { before, limit });
}
