import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAYOUT_KIND_GROUPS } from '../../../server/admin/retry-service.ts';
import { listStuckJobs } from '../../../server/admin/stuck-jobs.ts';
import type { EntityManager } from '../../../server/foundation/db/orm.ts';
import { readBacklog } from '../../../server/foundation/outbox/backlog.ts';
import { countDeadLetters } from '../../../server/foundation/outbox/dead-letters.ts';
import { countDisputes, listDisputes } from '../../../server/market/orders/work/disputes.ts';
import {
  countOutgoingPayments,
  listOutgoingPayments,
  type OutgoingPaymentFilter,
} from '../../../server/money/payouts/outgoing-payments.ts';
import { countRowsReadBy } from '../../support/database/explain.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';

const MANY = 6_000;
/** One of so many is in trouble. */
const EVERY = 100;
const TROUBLED = MANY / EVERY;
/** One of so many of those is on Solana and of an Earn withdrawal. */
const EVERY_OTHER = 10;
const OTHERS = TROUBLED / EVERY_OTHER;
/** Payouts, refunds and returns. */
const KIND_COUNT = 3;
const SHOWN = 20;
const PAGE = { limit: SHOWN, offset: 0, cursor: undefined };
/** Of `held_payouts` all are in trouble. */
const TABLES = ['orders', 'order_history', 'chain_transactions', 'chain_transfers', 'outbox'] as const;

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent({ env: { ROLE: 'api' } });
  const { id: serviceId } = await shop.createService();
  const { query } = shop.database;
  await query('alter table orders disable trigger user');
  const at = `timestamptz '2026-01-01' + n * interval '1 second'`;
  const troubled = `n % ${EVERY} = 0`;
  const other = `n % ${EVERY * EVERY_OTHER} = 0`;
  const series = `from generate_series(1, ${MANY}) n`;
  await query(
    `insert into orders (id, service_id, agent_id, service_title, service_category, price_type, client_wallet_key,
       payment_network, brief, status, price_micro, fee_micro, total_micro, paid_micro, turnaround_hours, max_revisions,
       created_at, updated_at)
     select 'ord_' || n, $1, $2, 'Many', 'coding', 'fixed', 'wallet-' || n % 50,
       case when ${other} then 'solana-mainnet' else 'base-mainnet' end, 'One of many',
       case when ${troubled} then 'disputed' else 'completed' end, 1, 0, 1, 1, 48, 3, ${at}, now() ${series}`,
    [serviceId, shop.agent.id],
  );
  await query(
    `insert into order_history (order_id, trigger, actor, to_status, note, created_at)
     select 'ord_' || n, 'dispute', 'client', unnest(array['delivered', 'disputed']), 'Wrong colour', ${at} ${series}`,
  );
  const state = `case when ${troubled} then 'failed' else 'confirmed' end, case when ${troubled} then 'failed' end`;
  const kinds = `${series}, unnest(array['payout', 'refund', 'payment_return']) kind`;
  await query(
    `insert into chain_transactions (id, network, kind, subject_type, subject_id, state, trouble, created_at, updated_at)
     select kind || n, case when ${other} then 'solana-mainnet' else 'base-mainnet' end, kind,
       case when ${other} then 'earn_withdrawal' else 'order' end, 'ord_' || n, ${state}, ${at}, now() ${kinds}`,
  );
  await query(
    `insert into chain_transfers (id, to_address, amount_micro) select kind || n, '0x1', 1 ${kinds}`,
  );
  await query(
    `insert into held_payouts (subject_type, subject_id, kind, agent_id, network, asset, amount_micro, created_at)
     select 'order', 'held_' || n, 'payout', $1, 'base-mainnet', 'USDC', 1, ${at} ${series} where ${troubled}`,
    [shop.agent.id],
  );
  await query(
    `insert into outbox (job, key, payload, created_at, run_at, due_at, last_error, done_at, failed_at)
     select 'release-payout.v2', n, '{}', ${at}, ${at}, ${at}, case when ${troubled} then 'Connection lost' end,
       case when ${troubled} then null else now() end, case when ${troubled} then now() end ${series}`,
  );
  for (const table of [...TABLES, 'held_payouts']) await query(`vacuum analyze ${table}`);
}, 120_000);
afterAll(() => shop.close());

type Read = (em: EntityManager) => Promise<unknown>;
const readsOf = (read: Read) =>
  countRowsReadBy(shop.parts.orm.em.fork(), () => read(shop.parts.orm.em.fork()), TABLES);

const outgoing =
  (what: keyof typeof PAYOUT_KIND_GROUPS, filter: Partial<OutgoingPaymentFilter> = {}): Read =>
  (em) =>
    listOutgoingPayments(em, { kinds: PAYOUT_KIND_GROUPS[what], ...filter }, PAGE);

const LISTS = {
  disputes: (em) => listDisputes(em, {}, PAGE),
  'open disputes, counted': countDisputes,
  payouts: outgoing('payout'),
  'payouts that failed': outgoing('payout', { status: 'failed' }),
  refunds: outgoing('refund'),
  'payouts and refunds, counted': countOutgoingPayments,
  jobs: (em) => listStuckJobs(em, PAGE, new Date()),
  backlog: (em) => readBacklog(em, new Date()),
  'jobs set aside, counted': countDeadLetters,
} satisfies Record<string, Read>;

describe('what is well is not read to list what is in trouble', () => {
  it.each(Object.entries(LISTS))('%s', async (_name, read) => {
    const reads = Object.entries(await readsOf(read)).filter(([, { length }]) => length > 0);
    expect(reads.length).toBeGreaterThan(0);
    for (const [, counts] of reads) expect(Math.max(...counts)).toBeLessThanOrEqual(TROUBLED * KIND_COUNT);
  });
});

const FILTERED = {
  disputes: (em) => listDisputes(em, { network: 'solana-mainnet' }, PAGE),
  'payouts by network': outgoing('payout', { network: 'solana-mainnet' }),
  'payouts by subject': outgoing('payout', { subjectType: 'earn_withdrawal' }),
  'refunds by network': outgoing('refund', { network: 'solana-mainnet' }),
} satisfies Record<string, Read>;

describe('a filter reads the rows that it shows, not the others in trouble', () => {
  it.each(Object.entries(FILTERED))('%s', async (_name, read) => {
    const { orders, chain_transactions } = await readsOf(read);
    const reads = orders.length > 0 ? orders : chain_transactions;
    expect(Math.max(...reads)).toBeGreaterThan(0);
    expect(Math.max(...reads)).toBeLessThanOrEqual(OTHERS * 2);
  });
});

it('what stands beside them is read of those that are shown alone', async () => {
  const disputes = await readsOf(LISTS.disputes);
  expect(disputes.order_history).toEqual([2 * (SHOWN + 1)]);
  for (const count of disputes.chain_transactions) expect(count).toBeLessThanOrEqual(SHOWN + 1);
  for (const list of ['payouts', 'refunds'] as const) {
    const { chain_transfers } = await readsOf(LISTS[list]);
    for (const count of chain_transfers) expect(count).toBeLessThanOrEqual(SHOWN + 1);
  }
});
