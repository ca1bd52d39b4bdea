import type { EntityManager } from '../foundation/db/orm.ts';
import { encodeRowList, type RowList, selectFromRowList } from '../foundation/db/row-list.ts';
import { firstRow, type Parameters, rows, statement, tables } from '../foundation/db/statement.ts';
import type { Sealer } from '../foundation/platform/crypto.ts';
import { AgentKey } from './agent-key.entity.ts';
import { getApiKeySealPurpose } from './agent-secrets.ts';

const selectOutdated = ({ currentVersion }: Sealer) =>
  tables(AgentKey).selectFrom('agent_keys').where('key_sealed', 'not like', `v${currentVersion}.%`);

/** The number of API keys encrypted with an older master key. */
export async function countOutdatedKeys(em: EntityManager, sealer: Sealer): Promise<number> {
  const count = selectOutdated(sealer).select(({ fn }) => fn.countAll<bigint>().as('count'));
  return Number((await firstRow(em, count))?.count ?? 0n);
}

/** Re-encrypts one batch atomically, ordered by id; returns the ids, empty at the end. */
export async function resealKeys(
  em: EntityManager,
  sealer: Sealer,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const batch = selectOutdated(sealer)
    .select(['id', 'agent_id', 'key_sealed'])
    .$narrowType<{ key_sealed: string }>()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate();
  return em.transactional(async (tx) => {
    const found = await rows(tx, batch);
    const keys = found.map(({ id, agent_id, key_sealed }) => {
      const purpose = getApiKeySealPurpose(agent_id);
      return { id, key_sealed: sealer.seal(sealer.open(key_sealed, purpose), purpose) };
    });
    if (keys.length > 0) await updateSealed.affected(tx, { keys: encodeRowList(keys) });
    return found.map(({ id }) => id);
  });
}

type SealedKey = { id: string; key_sealed: string };

/** All of them in one statement. */
const updateSealed = statement([AgentKey], (db, { keys }: Parameters<{ keys: RowList<SealedKey> }>) =>
  db
    .updateTable('agent_keys')
    .from(selectFromRowList(keys, 'fresh', { id: 'text', key_sealed: 'text' }))
    .set(({ ref }) => ({ key_sealed: ref('fresh.key_sealed') }))
    .whereRef('agent_keys.id', '=', 'fresh.id'),
);
