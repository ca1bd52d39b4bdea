import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { useDatabase } from '../../support/database/orm.ts';
import { seedAgent } from '../../support/market/market-rows.ts';

const used = useDatabase();
const query = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  used.database.query<Row>(text, values);

let agentId: string;
const others: pg.Client[] = [];
beforeAll(async () => {
  agentId = (await seedAgent({ database: used.database, env: {} })).id;
  for (let index = 0; index < 2; index++) {
    const client = new pg.Client({ connectionString: used.database.url });
    await client.connect();
    others.push(client);
  }
});
afterAll(() => Promise.all(others.map((client) => client.end())));
beforeEach(() => query('truncate list_totals, notifications, orders cascade'));

let orders = 0;
const place = (status: string, more: Record<string, unknown> = {}, on = others[0] as pg.Client) => {
  const id = `ord_${++orders}_listed`;
  const row = {
    id,
    agent_id: agentId,
    service_title: 'Title',
    service_category: 'coding',
    price_type: 'fixed',
    brief: 'Brief',
    status,
    price_micro: 1,
    paid_micro: 1,
    turnaround_hours: 48,
    max_revisions: 3,
    created_at: new Date(),
    updated_at: new Date(),
    ...more,
  };
  const names = Object.keys(row);
  const text = `insert into orders (${names}) values (${names.map((_, index) => `$${index + 1}`)})`;
  return on.query(text, Object.values(row)).then(() => id);
};

const totals = async () => {
  const rows = await query<{ list: string; amount: number; unread: number }>(
    `select list, sum(amount)::int as amount, sum(unread)::int as unread from list_totals group by list
     having sum(amount) <> 0 or sum(unread) <> 0 order by list`,
  );
  return Object.fromEntries(
    rows.map(({ list, amount, unread }) => [list.replace(agentId, 'A'), [amount, unread]]),
  );
};
const countRows = async () =>
  (await query<{ n: number }>('select count(*)::int as n from list_totals'))[0]?.n;

const notify = (recipient: string, count: number, on = others[0] as pg.Client) =>
  on.query(
    `insert into notifications (id, recipient, type, title, body, dedupe_key, created_at)
     select 'ntf_' || gen_random_uuid(), $1, 'order_paid', 'Title', 'Body', gen_random_uuid()::text, now()
     from generate_series(1, $2::int)`,
    [recipient, count],
  );

it('counts closed orders for each party, and what was earned', async () => {
  const id = await place('paid', { client_wallet_key: 'w', client_user_id: 'u' });
  expect(await totals()).toEqual({});
  await query(`update orders set status = 'completed', payout_micro = 1 where id = $1`, [id]);
  await place('cancelled', { client_agent_id: agentId });
  expect(await totals()).toEqual({
    'earnings:A': [1, 0],
    'orders:agent_id:A:cancelled': [1, 0],
    'orders:agent_id:A:completed': [1, 0],
    'orders:client_agent_id:A:cancelled': [1, 0],
    'orders:client_user_id:u:completed': [1, 0],
    'orders:client_wallet_key:w:completed': [1, 0],
  });
  await query(`update orders set status = 'disputed', payout_micro = null, client_user_id = 'v'`);
  expect(await totals()).toEqual({});
  await query(`update orders set status = 'completed' where id = $1`, [id]);
  expect(await totals()).toMatchObject({ 'orders:client_user_id:v:completed': [1, 0] });
  await query('delete from orders');
  expect(await totals()).toEqual({});
});

it('counts notifications and unread ones', async () => {
  await notify('r', 3);
  await notify('s', 1);
  await query(`update notifications set read_at = now() where id in (select id from notifications limit 2)`);
  expect(await totals()).toEqual({ 'notifications:r': [3, 1], 'notifications:s': [1, 1] });
  await query(`delete from notifications where read_at is not null`);
  await query(`update notifications set recipient = 's'`);
  expect(await totals()).toEqual({ 'notifications:s': [2, 2] });
});

it('waits for nobody, and adds up what was added at the same time', async () => {
  await notify('r', 1);
  const [one, other] = others as [pg.Client, pg.Client];
  await one.query('begin');
  await notify('r', 1, one);
  await other.query(`set lock_timeout = '1s'`);
  await notify('r', 1, other);
  expect(await totals()).toEqual({ 'notifications:r': [2, 2] });
  await one.query('commit');
  expect(await totals()).toEqual({ 'notifications:r': [3, 3] });
  expect(await countRows()).toBe(2);
  await notify('r', 1);
  expect(await totals()).toEqual({ 'notifications:r': [4, 4] });
  expect(await countRows()).toBe(1);
});

it('stays one row a list, without any worker', async () => {
  for (let index = 0; index < 30; index++) await notify('r', 1);
  expect(await totals()).toEqual({ 'notifications:r': [30, 30] });
  expect(await countRows()).toBe(1);
});

it('counts what a rolled back transaction did not do', async () => {
  const [one] = others as [pg.Client];
  await notify('r', 2);
  await one.query('begin');
  await notify('r', 5, one);
  await one.query('rollback');
  expect(await totals()).toEqual({ 'notifications:r': [2, 2] });
});

it('adds what was not counted, once, beside writers', async () => {
  const [one] = others as [pg.Client];
  await notify('counted', 1);
  await query('alter table notifications disable trigger user');
  await query('alter table orders disable trigger user');
  await notify('r', 4);
  await place('completed', { client_wallet_key: 'w', payout_micro: 1 });
  await query('alter table notifications enable trigger user');
  await query('alter table orders enable trigger user');
  await one.query('begin');
  await notify('r', 1, one);
  await query('select recount_list_totals()');
  await one.query('commit');
  const expected = {
    'earnings:A': [1, 0],
    'notifications:counted': [1, 1],
    'notifications:r': [5, 5],
    'orders:agent_id:A:completed': [1, 0],
    'orders:client_wallet_key:w:completed': [1, 0],
  };
  expect(await totals()).toEqual(expected);
  await query('select recount_list_totals()');
  expect(await totals()).toEqual(expected);
});

it('changes many rows of a list in one transaction in proportional time', async () => {
  const [one] = others as [pg.Client];
  const measure = async (count: number) => {
    await one.query('begin');
    const { rows } = await one.query<{ before: string }>(
      `select pg_stat_get_xact_tuples_returned('list_totals'::regclass) as before`,
    );
    for (let index = 0; index < count; index++) await notify('many', 1, one);
    const { rows: after } = await one.query<{ after: string }>(
      `select pg_stat_get_xact_tuples_returned('list_totals'::regclass) + pg_stat_get_xact_tuples_fetched('list_totals'::regclass) as after`,
    );
    await one.query('commit');
    return Number(after[0]?.after) - Number(rows[0]?.before);
  };
  await notify('many', 1);
  expect(await measure(200)).toBeLessThan(200 * 12);
  expect(await totals()).toMatchObject({ 'notifications:many': [201, 201] });
});
