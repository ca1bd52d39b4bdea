import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Sealer } from '../../foundation/platform/crypto.ts';
import { type SealedColumn, sealedFor } from '../../identity/agent-secrets.ts';

const COLUMNS: readonly SealedColumn[] = ['api_key_sealed', 'webhook_secret_sealed', 'wallet_solana_sealed'];

const STORE = `update agents set ${COLUMNS.map((column) => `${column} = fresh.${column}`).join(', ')}
  from json_to_recordset(?::json) as fresh(id text, ${COLUMNS.map((column) => `${column} text`).join(', ')})
  where agents.id = fresh.id`;

type Row = { id: string } & Record<SealedColumn, string | null>;

/** How many agents have a secret that an older key sealed. */
export async function countOutdated(em: EntityManager, sealer: Sealer): Promise<number> {
  const statement = `select count(*)::int as count from agents where ${isOutdated(sealer)}`;
  const [row] = await em.execute<{ count: number }[]>(statement);
  return row?.count ?? 0;
}

/** Seals one batch anew, all or nothing, in the order of the ids; answers with their ids, none at the end. */
export async function resealBatch(
  em: EntityManager,
  sealer: Sealer,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  return em.transactional(async (tx) => {
    const rows = await tx.execute<Row[]>(
      `select id, ${COLUMNS.join(', ')} from agents where id > ? and ${isOutdated(sealer)}
       order by id limit ? for no key update`,
      [after, limit],
    );
    if (rows.length > 0) await tx.execute(STORE, [JSON.stringify(rows.map((row) => reseal(row, sealer)))]);
    return rows.map(({ id }) => id);
  });
}

function reseal(row: Row, sealer: Sealer): Row {
  const fresh = { ...row };
  for (const column of COLUMNS) {
    const sealed = row[column];
    if (sealed === null || !sealer.isOutdated(sealed)) continue;
    const purpose = sealedFor(row.id, column);
    fresh[column] = sealer.seal(sealer.open(sealed, purpose), purpose);
  }
  return fresh;
}

function isOutdated({ currentVersion }: Sealer): string {
  return `(${COLUMNS.map((column) => `${column} not like 'v${currentVersion}.%'`).join(' or ')})`;
}
