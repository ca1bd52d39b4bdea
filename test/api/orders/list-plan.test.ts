import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeCursor } from '../../../server/foundation/browse/cursor.ts';
import type { PageRequest } from '../../../server/foundation/browse/page.ts';
import { type Parameters, tables } from '../../../server/foundation/db/statement.ts';
import type { OrderStatus } from '../../../server/market/orders/lifecycle/lifecycle.ts';
import {
  buildOrdersPage,
  type OrderList,
  toListShape,
  toListValues,
} from '../../../server/market/orders/lists/lists.ts';
import { countRowsRead } from '../../support/database/explain.ts';
import { makeAgent, makeService } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';

const COMPLETED = 24_000;
const PAID = 30;
/** A total is counted up to 10,000 rows, in the index alone. */
const MOST_ROWS_READ = 10_500;

let api: Api;
let agentId: string;
beforeAll(async () => {
  api = await startApi();
  const agent = await makeAgent(api);
  agentId = agent.id;
  const service = await makeService(api, agent);
  await api.database.query('alter table orders disable trigger user');
  await api.database.query(
    `insert into orders (id, service_id, agent_id, service_title, service_category, price_type, client_wallet_key,
       brief, status, price_micro, fee_micro, total_micro, paid_micro, turnaround_hours, max_revisions, created_at, updated_at)
     select 'ord_' || n || '_many', $1, $2, 'Many', 'coding', 'fixed', 'wallet-' || n % 50, 'One of many',
       case when n % $3::int = 0 then 'paid' else 'completed' end, 1, 0, 1, 1, 48, 3,
       timestamptz '2026-01-01' + n * interval '1 second', now()
     from generate_series(1, $4::int) n`,
    [service.id, agentId, COMPLETED / PAID, COMPLETED],
  );
  await api.database.query('vacuum analyze orders');
}, 120_000);
afterAll(() => api.close());

async function rowsRead(
  list: OrderList,
  statuses: OrderStatus[] | undefined,
  page: PageRequest,
): Promise<number[]> {
  const values = Object.entries(toListValues(list, page)).map(([name, value]) => [name, sql`${value}`]);
  const bound = Object.fromEntries(values) as Parameters<ReturnType<typeof toListValues>>;
  const query = buildOrdersPage(toListShape(list, statuses, page), bound);
  const compile = () => sql`${query}`.compile(tables());
  return countRowsRead(api.parts.orm.em.fork(), { compile }, 'orders');
}

const page = (more: object = {}) => ({ limit: 20, offset: 0, cursor: undefined, ...more });
const deep = encodeCursor({
  order: 'newest',
  key: Date.parse('2026-01-01T01:00:00Z') * 1000,
  id: 'ord_3600_many',
});
const mine = () => ({ column: 'agent_id' as const, value: agentId });

describe('a page of the orders of a busy agent is read from ranges of an index', () => {
  it.each<[string, OrderStatus[] | undefined, object]>([
    ['all of them', undefined, {}],
    ['few among many', ['paid', 'in_progress'], {}],
    ['the many', ['completed'], {}],
    ['far down, by cursor', undefined, { cursor: deep }],
    ['as far as an offset reaches', ['completed'], { offset: 10_000 }],
  ])('%s', async (_name, statuses, more) => {
    const reads = await rowsRead(mine(), statuses, page(more));
    for (const read of reads) expect(read).toBeLessThan(MOST_ROWS_READ);
  });

  it('polling for what is to be done reads little more than it shows', async () => {
    const reads = await rowsRead(mine(), ['paid', 'in_progress'], page());
    for (const read of reads) expect(read).toBeLessThanOrEqual(PAID);
  });
});

it('and so are those of a client', async () => {
  const list = { column: 'client_wallet_key' as const, value: 'wallet-7' };
  for (const read of await rowsRead(list, undefined, page())) expect(read).toBeLessThan(2000);
});
