import { expressionBuilder, type InferResult } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { encodeRowList, type RowList, selectFromRowList } from '../../foundation/db/row-list.ts';
import {
  firstRow,
  type Parameters,
  rows,
  statement,
  type Tables,
  tables,
} from '../../foundation/db/statement.ts';
import type { Sealer } from '../../foundation/platform/crypto.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { getSealPurpose, type SealedColumn } from '../../identity/agent-secrets.ts';

const COLUMNS = [
  'webhook_secret_sealed',
  'webhook_secret_previous_sealed',
] as const satisfies readonly SealedColumn[];

const agents = tables(Agent).selectFrom('agents');
const sealedAgents = agents.select(['id', ...COLUMNS]);

type SealedAgent = InferResult<typeof sealedAgents>[number];

const SEALED_TYPES = {
  id: 'text',
  webhook_secret_sealed: 'text',
  webhook_secret_previous_sealed: 'text',
} as const;

/** The number of agents with a secret encrypted by an older master key. */
export async function countOutdatedSecrets(em: EntityManager, sealer: Sealer): Promise<number> {
  const count = agents.where(isOutdated(sealer)).select(({ fn }) => fn.countAll<bigint>().as('count'));
  return Number((await firstRow(em, count))?.count ?? 0n);
}

/** Re-encrypts one batch atomically, ordered by id; returns the ids, empty at the end. */
export async function resealBatch(
  em: EntityManager,
  sealer: Sealer,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const batch = sealedAgents
    .where('id', '>', after)
    .where(isOutdated(sealer))
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate();
  return em.transactional(async (tx) => {
    const found = await rows(tx, batch);
    if (found.length > 0)
      await storeResealed(
        tx,
        found.map((row) => reseal(row, sealer)),
      );
    return found.map(({ id }) => id);
  });
}

/** All of them in one statement. */
async function storeResealed(em: EntityManager, agents: readonly SealedAgent[]): Promise<void> {
  await updateSealed.affected(em, { agents: encodeRowList(agents) });
}

const updateSealed = statement([Agent], (db, { agents }: Parameters<{ agents: RowList<SealedAgent> }>) =>
  db
    .updateTable('agents')
    .from(selectFromRowList(agents, 'fresh', SEALED_TYPES))
    .set(({ ref }) => ({
      webhook_secret_sealed: ref('fresh.webhook_secret_sealed'),
      webhook_secret_previous_sealed: ref('fresh.webhook_secret_previous_sealed'),
    }))
    .whereRef('agents.id', '=', 'fresh.id'),
);

function reseal(row: SealedAgent, sealer: Sealer): SealedAgent {
  const fresh: SealedAgent = { ...row };
  for (const column of COLUMNS) {
    const sealed = row[column];
    if (sealed === null || !sealer.isOutdated(sealed)) continue;
    const purpose = getSealPurpose(row.id, column);
    fresh[column] = sealer.seal(sealer.open(sealed, purpose), purpose);
  }
  return fresh;
}

const condition = expressionBuilder<Tables<typeof Agent>, 'agents'>();

function isOutdated({ currentVersion }: Sealer) {
  return condition.or(COLUMNS.map((column) => condition(column, 'not like', `v${currentVersion}.%`)));
}
