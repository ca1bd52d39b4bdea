import { type Compilable, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../server/composition/open-database.ts';
import { prepareNotifications } from '../../../server/events/notifications/reads.ts';
import type { MikroORM } from '../../../server/foundation/db/orm.ts';
import { buildDetailQuery } from '../../../server/market/agents/detail.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { explain } from '../../support/database/explain.ts';
import { seedAgent } from '../../support/market/market-rows.ts';

const MANY = 30_000;
/** What a page costs at most, in blocks of 8 kB; reading any of the tables whole would take more. */
const FEW_BLOCKS = 300;

let database: TestDatabase;
let orm: MikroORM;
let agentId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  orm = await openDatabase(database.url, { poolSize: 2 });
  agentId = (await seedAgent({ database, env: {} })).id;
  await fill();
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

/**
 * Without triggers, which would count each order by itself. Written through, because vacuum marks no page as visible
 * to all while its rows may still be lost.
 */
async function fill(): Promise<void> {
  await database.query(`
    set synchronous_commit = on;
    set session_replication_role = replica;
    insert into orders (id, agent_id, service_title, service_category, price_type, brief, status, price_micro,
      paid_micro, turnaround_hours, max_revisions, created_at, updated_at)
    select 'ord_' || i, '${agentId}', 'Title', 'coding', 'fixed', 'Brief',
      case when i % 3 = 0 then 'paid' else 'completed' end, 1, 1, 48, 3, now() - i * interval '1 minute', now()
    from generate_series(1, ${MANY}) i;
    insert into portfolio_entries (source_id, source_type, agent_id, order_id, media_type, delivered_at)
    select id, 'order', agent_id, id, 'image', created_at from orders where status = 'completed';
    insert into reviews (id, order_id, agent_id, rating, created_at)
    select 'rev_' || id, id, agent_id, 5, created_at from orders where status = 'completed';
    insert into notifications (id, recipient, type, title, body, dedupe_key, created_at)
    select 'ntf_' || i, case when i % 10 = 0 then 'user:reader' else 'user:' || i end, 'order_paid', 'Title', 'Body',
      i, now() - i * interval '1 minute'
    from generate_series(1, ${MANY}) i;
    set session_replication_role = default`);
  await database.query('vacuum analyze');
}

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

async function blocksOf(query: Compilable): Promise<number> {
  const plan = await explain<Plan>(orm.em.fork(), query, 'buffers');
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

it('reads an agent with a page of each thing, however many there are', async () => {
  expect(await blocksOf(buildDetailQuery('id', sql<string>`${agentId}`))).toBeLessThan(FEW_BLOCKS);
});

it('reads a page of notifications without counting them', async () => {
  const caller = { kind: 'user', userId: 'reader', isAdmin: false, claims: {} } as never;
  const first = { limit: 20, offset: 0, cursor: undefined };
  const { read, values } = prepareNotifications(caller, first);
  expect(await blocksOf({ compile: () => read.bind(values) })).toBeLessThan(FEW_BLOCKS);
});
