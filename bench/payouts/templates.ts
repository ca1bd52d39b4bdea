import type pg from 'pg';
import type { Network } from '../lifecycle/networks.ts';

/**
 * Approved orders whose payouts are due, kept aside before any worker sees them. Copies of them become due together,
 * each with a payment of its own.
 */
const KEEP = [
  'create schema bench',
  `create table bench.chain_transactions as
     select * from chain_transactions where kind = 'payout' and state = 'prepared' and tx_hash is null`,
  'create table bench.orders as select * from orders where id in (select subject_id from bench.chain_transactions)',
  `create table bench.chain_transfers as
     select * from chain_transfers where id in (select id from bench.chain_transactions)`,
  `create table bench.outbox as select o.*, t.id as payout_id
     from outbox o join bench.chain_transactions t on strpos(o.payload::text, t.id) > 0 where o.done_at is null`,
];

export async function keepTemplates(database: pg.Pool): Promise<void> {
  for (const statement of KEEP) await database.query(statement);
}

const COPIED = `create temporary table copied on commit drop as
  select t.subject_id as old_order, t.id as old_payout, t.network,
    'ord_' || $1::text || '_' || lpad(n::text, 12, '0') as new_order,
    'pay_' || $1::text || '_' || lpad(n::text, 12, '0') as new_payout, ($3::text[])[n] as payment
  from generate_series(1, $2::int) as n
  join (select *, row_number() over (order by id) - 1 as place, count(*) over () as total
    from bench.chain_transactions where network = $4) t on t.place = n % t.total`;

const INSERTS = [
  `insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o) ||
     jsonb_build_object('id', c.new_order, 'escrow_tx_hash', c.payment))).*
   from bench.orders o join copied c on c.old_order = o.id`,
  `insert into chain_transfers select (jsonb_populate_record(null::chain_transfers, to_jsonb(x) ||
     jsonb_build_object('id', c.new_payout, 'funding_reference', c.payment))).*
   from bench.chain_transfers x join copied c on c.old_payout = x.id`,
  `insert into chain_transactions select (jsonb_populate_record(null::chain_transactions, to_jsonb(t) ||
     jsonb_build_object('id', c.new_payout, 'subject_id', c.new_order, 'next_attempt_at', now(),
       'created_at', now(), 'updated_at', now()))).*
   from bench.chain_transactions t join copied c on c.old_payout = t.id`,
  `insert into outbox select (jsonb_populate_record(null::outbox,
     replace(to_jsonb(o)::text, c.old_payout, c.new_payout)::jsonb || jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('outbox', 'id')), 'created_at', now(), 'run_at', now(), 'due_at', now()))).*
   from bench.outbox o join copied c on c.old_payout = o.payout_id`,
  `update ledger_accounts a set balance = a.balance + due.micro
   from (select o.agent_id, o.payment_network as network, sum(o.payout_micro) as micro
     from copied c join orders o on o.id = c.new_order group by 1, 2) due
   where a.code = 'agent_payable:' || due.agent_id and a.network = due.network`,
  `select pg_notify('outbox', '')`,
  `select pg_notify('transfers', '')`,
];

export interface DuePayouts {
  /** Of the ids of their orders. */
  prefix: string;
  count: number;
}

/** All of them are due at the commit, when this returns. */
export async function makeDue(
  database: pg.Pool,
  network: Network,
  payments: readonly string[],
): Promise<DuePayouts> {
  const number = String(Date.now());
  const client = await database.connect();
  try {
    await client.query('begin');
    // the rows that triggers would write are not part of what is measured
    await client.query('set local session_replication_role = replica');
    await client.query(COPIED, [number, payments.length, payments, network]);
    for (const statement of INSERTS) await client.query(statement);
    await client.query('commit');
  } finally {
    client.release();
  }
  return { prefix: `ord_${number}_`, count: payments.length };
}

/** When each was final and in the ledger, in milliseconds of the database's clock. */
export async function readSettlements(database: pg.Pool, { prefix }: DuePayouts): Promise<number[]> {
  const { rows } = await database.query<{ ms: number }>({
    name: 'settlements',
    text: `select extract(epoch from created_at)::float8 * 1000 as ms from ledger_transactions
      where kind = 'payout_settled' and reference >= $1 and reference < $1 || 'g' order by created_at`,
    values: [prefix],
  });
  return rows.map(({ ms }) => ms);
}

/** How many payouts each transaction on the chain made. */
export async function readTransactions(
  database: pg.Pool,
  { prefix }: DuePayouts,
): Promise<{ reference: string; payouts: number }[]> {
  const { rows } = await database.query(
    `select split_part(tx_hash, ':', 1) as reference, count(*)::int as payouts from chain_transactions
     where kind = 'payout' and tx_hash is not null and subject_id >= $1 and subject_id < $1 || 'g' group by 1`,
    [prefix],
  );
  return rows;
}

/** Where those that are not final stand, for an error message. */
export async function describeOpen(database: pg.Pool, { prefix }: DuePayouts): Promise<string> {
  const { rows } = await database.query(
    `select t.state, t.last_error, o.relays, o.attempts, o.last_error as job_error, count(*)::int as payouts
     from chain_transactions t left join outbox o on strpos(o.payload::text, t.id) > 0 and o.done_at is null
     where t.subject_id >= $1 and t.subject_id < $1 || 'g' and t.state <> 'confirmed' group by 1, 2, 3, 4, 5 limit 5`,
    [prefix],
  );
  return JSON.stringify(rows);
}
