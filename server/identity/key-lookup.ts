import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import {
  type Parameters,
  type StatementRow,
  statement,
  type Tables,
  tables,
} from '../foundation/db/statement.ts';
import { Agent } from './agent.entity.ts';
import { AgentKey } from './agent-key.entity.ts';

type Keys = { key: Tables<typeof AgentKey>['agent_keys'] };

/** The last use is updated only after this time, so that most requests write nothing. */
const USE_RECORDING_INTERVAL = sql`interval '5 minutes'`;

/** Of a `key`: neither revoked nor expired. */
export const isActiveKey = (now: Expression<Date | null>) => (eb: ExpressionBuilder<Keys, 'key'>) =>
  eb.and([
    eb('key.revoked_at', 'is', null),
    eb.or([eb('key.expires_at', 'is', null), eb('key.expires_at', '>', now)]),
  ]);

/** The valid key of a hash, of an active agent, as part of a statement. */
export const selectActiveKey = (keyHash: Expression<string | null>, now: Expression<Date | null>) =>
  tables(AgentKey, Agent)
    .selectFrom('agent_keys as key')
    .innerJoin('agents as agent', 'agent.id', 'key.agent_id')
    .select(['key.agent_id', 'key.id as key_id', 'key.scopes'])
    .select(
      sql<boolean>`coalesce(key.last_used_at <= ${now}::timestamptz - ${USE_RECORDING_INTERVAL}, true)`.as(
        'is_use_due',
      ),
    )
    .where('key.key_hash', '=', keyHash)
    .where(isActiveKey(now))
    .where('agent.active', '=', true);

type KeyLookupParams = { keyHashes: readonly string[]; now: Date };

export const findKeys = statement([AgentKey, Agent], (db, { keyHashes, now }: Parameters<KeyLookupParams>) =>
  selectActiveKey(db.fn.any(keyHashes), now).select('key.key_hash'),
);

export type KeyRow = Omit<StatementRow<typeof findKeys>, 'key_hash'>;

/** If several processes update it at once, the first one writes. */
export const recordUse = statement(
  [AgentKey],
  (db, { keyId, now }: Parameters<{ keyId: string; now: Date }>) =>
    db
      .updateTable('agent_keys')
      .set({ last_used_at: now })
      .where('id', '=', keyId)
      .where((eb) =>
        eb.or([
          eb('last_used_at', 'is', null),
          eb('last_used_at', '<=', sql<Date>`${now}::timestamptz - ${USE_RECORDING_INTERVAL}`),
        ]),
      ),
);
