import { migrate } from '../../server/commands/migrate.ts';
import { openTestDatabase } from '../../test/support/database/database.ts';
import { seedAgent, seedService } from '../../test/support/market/market-rows.ts';

/** An agent's newest 30 orders are open, the others are completed and paid out. */
const OPEN = 30;

const ORDERS_SQL = `
  insert into orders (id, service_id, agent_id, service_title, service_category, price_type, client_wallet,
    client_wallet_key, brief, status, price_micro, fee_micro, total_micro, payment_method, payment_network,
    escrow_tx_hash, payer, paid_micro, paid_at, payout_micro, turnaround_hours, delivered_at, review_deadline,
    completed_at, max_revisions, created_at, updated_at)
  select 'ord_' || (1700000000000 + n) || '_filling', $1, $2, 'Something made well', 'coding', 'fixed',
    'wallet-' || n % 1000, 'wallet-' || n % 1000, 'One of many', case when is_open then 'paid' else 'completed' end,
    1000000, 100000, 1000000, 'usdc-base', 'base-mainnet', '0x' || md5(n::text) || md5((-n)::text), 'wallet-' || n % 1000,
    1000000, at, case when not is_open then 900000 end, 48, case when not is_open then at end,
    case when not is_open then at end, case when not is_open then at end, 3, at, at
  from (
    select n, n > $3::int - ${OPEN} as is_open, timestamptz '2026-01-01' + n * interval '1 second' as at
    from generate_series(1, $3::int) n
  ) filling`;

const TRANSACTIONS_SQL = `
  insert into chain_transactions (id, network, kind, subject_type, subject_id, state, tx_hash, from_address, settled_at,
    created_at, updated_at)
  select 'ctx_' || id, 'base-mainnet', 'payout', 'order', id, 'confirmed', '0x' || md5('payout' || id), '0xfrom',
    created_at, created_at, created_at
  from orders where status = 'completed'`;

const TRANSFERS_SQL = `
  insert into chain_transfers (id, to_address, amount_micro)
  select id, '0x' || md5('to'), 900000 from chain_transactions`;

const NOTIFICATIONS_SQL = `
  insert into notifications (id, recipient, type, title, body, order_id, dedupe_key, read_at, created_at)
  select 'ntf_' || (1700000000000 + n) || '_filling', 'agent:' || $1, 'order_paid', 'Order paid',
    '“Something made well” was paid. The agent can start.', 'ord_' || (1700000000000 + n) || '_filling', 'paid:' || n,
    case when n <= $2::int - ${OPEN} then timestamptz '2026-06-01' end,
    timestamptz '2026-01-01' + n * interval '1 second'
  from generate_series(1, $2::int) n`;

export interface SeededAgent {
  agentKey: string;
  /** Some of its orders, over the whole table. */
  orderIds: string[];
}

/** An agent without owner, with this many orders and notifications. */
export async function seedBusyAgent(
  databaseUrl: string,
  env: Record<string, string>,
  orders: number,
): Promise<SeededAgent> {
  await migrate(databaseUrl);
  const database = openTestDatabase(databaseUrl, 1);
  const { query } = database;
  try {
    const world = { database, env };
    const agent = await seedAgent(world);
    const serviceId = await seedService(world, agent.id, { price_micro: 1_000_000n });
    // its triggers count orders one by one, which is not measured here
    await query('set session_replication_role = replica');
    await query(ORDERS_SQL, [serviceId, agent.id, orders]);
    await query(TRANSACTIONS_SQL);
    await query(TRANSFERS_SQL);
    await query(NOTIFICATIONS_SQL, [agent.id, orders]);
    await query('select recount_list_totals()');
    for (const table of ['orders', 'chain_transactions', 'chain_transfers', 'notifications'])
      await query(`vacuum analyze ${table}`);
    const step = Math.ceil(orders / 500);
    const orderIds = Array.from(
      { length: Math.floor(orders / step) },
      (_, index) => `ord_${1_700_000_000_001 + index * step}_filling`,
    );
    return { agentKey: agent.apiKey, orderIds };
  } finally {
    await database.drop();
  }
}
