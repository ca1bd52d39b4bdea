import { expressionBuilder, type InferResult, sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { affected, firstRow, rows, type Tables, tables } from '../../foundation/db/statement.ts';
import type { Sealer } from '../../foundation/platform/crypto.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { type SealedColumn, sealedFor } from '../../identity/agent-secrets.ts';

const COLUMNS = [
  'api_key_sealed',
  'webhook_secret_sealed',
  'wallet_solana_sealed',
] as const satisfies readonly SealedColumn[];

const agents = tables(Agent).selectFrom('agents');
const sealedAgents = agents.select(['id', ...COLUMNS]);

type SealedAgent = InferResult<typeof sealedAgents>[number];

/** How many agents have a secret that an older key sealed. */
export async function countOutdated(em: EntityManager, sealer: Sealer): Promise<number> {
  const count = agents.where(isOutdated(sealer)).select(({ fn }) => fn.countAll<bigint>().as('count'));
  return Number((await firstRow(em, count))?.count ?? 0n);
}

/** Seals one batch anew, all or nothing, in the order of the ids; returns their ids, none at the end. */
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
      await store(
        tx,
        found.map((row) => reseal(row, sealer)),
      );
    return found.map(({ id }) => id);
  });
}

/** All of them in one statement. */
async function store(em: EntityManager, agents: readonly SealedAgent[]): Promise<void> {
  const fresh = sql<SealedAgent>`json_to_recordset(${JSON.stringify(agents)}::json)`.as<'fresh'>(
    sql`fresh (id text, ${sql.join(COLUMNS.map((column) => sql`${sql.ref(column)} text`))})`,
  );
  const update = tables(Agent)
    .updateTable('agents')
    .from(fresh)
    .set(({ ref }) => ({
      api_key_sealed: ref('fresh.api_key_sealed'),
      webhook_secret_sealed: ref('fresh.webhook_secret_sealed'),
      wallet_solana_sealed: ref('fresh.wallet_solana_sealed'),
    }))
    .whereRef('agents.id', '=', 'fresh.id');
  await affected(em, update);
}

function reseal(row: SealedAgent, sealer: Sealer): SealedAgent {
  const fresh: SealedAgent = { ...row };
  for (const column of COLUMNS) {
    const sealed = row[column];
    if (sealed === null || !sealer.isOutdated(sealed)) continue;
    const purpose = sealedFor(row.id, column);
    fresh[column] = sealer.seal(sealer.open(sealed, purpose), purpose);
  }
  return fresh;
}

const condition = expressionBuilder<Tables<typeof Agent>, 'agents'>();

function isOutdated({ currentVersion }: Sealer) {
  return condition.or(COLUMNS.map((column) => condition(column, 'not like', `v${currentVersion}.%`)));
}
