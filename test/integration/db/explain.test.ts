import { setImmediate } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { execute } from '../../../server/foundation/db/execute.ts';
import { countRowsReadBy } from '../../support/database/explain.ts';
import { useDatabase } from '../../support/database/orm.ts';

const { em } = useDatabase({ poolSize: 1 });

it('counts the rows of a call whose connection somebody else released', async () => {
  const pool = (await em().getConnection().getNativeClient()) as Pool;
  const busy = await pool.connect();
  const released = releaseOnceAwaited(pool, busy);
  const read = () => execute(em(), CompiledQuery.raw('select id from agents where id = $1', ['nobody']));
  const counted = countRowsReadBy(em(), read, ['agents']);
  await released;
  expect(await counted).toEqual({ agents: [0] });
});

/** In a context of its own, as that of another request. */
async function releaseOnceAwaited(pool: Pool, busy: PoolClient): Promise<void> {
  while (pool.waitingCount === 0) await setImmediate();
  busy.release();
}
