import pg from 'pg';
import { dropIndexes } from '../../test/support/market/bulk-market.ts';

/** Spread over the last year and over all agents; a third was reviewed, and half were paid out. */
const ORDERS = `
  insert into orders (id, service_id, agent_id, service_title, service_category, price_type, client_wallet_key, brief,
    status, price_micro, fee_micro, total_micro, paid_micro, payment_method, paid_at, completed_at, turnaround_hours,
    max_revisions, created_at, updated_at)
  select 'ord_' || (1700000000000 + n) || '_filling', 'svc_' || substr(agent.id, 5), agent.id, 'Something made well',
    'coding', 'fixed', 'wallet-' || n % 1000, 'One of many', case when n % 10 = 0 then 'paid' else 'completed' end,
    1000000, 100000, 1000000, 1000000, case when n % 4 = 0 then 'x402' end, at, case when n % 10 <> 0 then at end, 48, 3,
    at, at
  from (
    select n, now() - n * (interval '365 days' / $1::int) as at, 1 + n % (select count(*) from agents) as place
    from generate_series(1, $1::int) n
  ) made
  join (select id, row_number() over (order by id) as place from agents) agent using (place)`;

const REVIEWS = `
  insert into reviews (id, order_id, agent_id, service_id, rating, created_at)
  select 'rev_' || id, id, agent_id, service_id, 5, completed_at from orders
  where completed_at is not null and hashtext(id) % 3 = 0`;

const PAYOUTS = `
  with paid as (select * from orders where completed_at is not null and hashtext(id) % 2 = 0),
  moved as (insert into chain_transfers (id, to_address, amount_micro) select 'trf_' || id, 'somewhere', 900000 from paid)
  insert into chain_transactions (id, network, kind, subject_type, subject_id, state, settled_at, created_at, updated_at)
  select 'trf_' || id, 'base-mainnet', 'payout', 'order', id, 'confirmed', paid_at, paid_at, paid_at from paid`;

/** As after the sweep, with a few seconds of pending changes. */
const FIGURES = `
  with counted as (select * from recount_statistics()),
  totals as (insert into statistic_totals select figure, sum(amount) from counted group by figure)
  insert into daily_statistics (day, figure, amount) select day, figure, amount from counted where day is not null;
  insert into statistic_changes (figure, day, change)
  select 'orders_created', current_date, 1 from generate_series(1, 500);`;

/** Fills a market with orders. Triggers are off: the statistics are recounted at the end. */
export async function fillOrders(databaseUrl: string, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`);
    const indexes = await dropIndexes(client, ['orders', 'reviews', 'chain_transactions']);
    await client.query(ORDERS, [orders]);
    for (const text of [REVIEWS, PAYOUTS, FIGURES, ...indexes]) await client.query(text);
    await client.query(
      `vacuum analyze orders, reviews, chain_transactions, chain_transfers, statistic_totals, daily_statistics,
        statistic_changes`,
    );
  } finally {
    await client.end();
  }
}
