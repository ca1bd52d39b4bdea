import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { evmChain } from '../../support/chains/chains.ts';
import { eventually } from '../../support/eventually.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { ADMIN_ID, createDeliveredOrder, type Market, startMarket } from '../../support/market/orders.ts';
import { startTcpProxy } from '../../support/processes/tcp-proxy.ts';

let market: Market;
let chain: Awaited<ReturnType<typeof startTcpProxy>>;
beforeAll(async () => {
  chain = await startTcpProxy((await evmChain()).rpcUrl);
  market = await startMarket({ env: { BASE_RPC_URL: chain.url } });
});
afterAll(async () => {
  await market.close();
  await chain.close();
});

const asOperator = async () => ({ bearer: await market.idp.signToken({ sub: ADMIN_ID }) });
const read = async (path: string, query: Record<string, string | number> = {}) =>
  market.call('GET', `/api/admin/${path}`, { query, ...(await asOperator()) });

const READS = [
  'disputes',
  'payouts',
  'refunds',
  'held-payments',
  'settlements',
  'treasury',
  'reconciliation',
  'backlog',
  'jobs',
  'actions',
];

describe.each(READS)('%s', (path) => {
  it('is read by operators and with the admin key, and by nobody else', async () => {
    const { ADMIN_API_KEY: bearer = '' } = market.env;
    const url = `/api/admin/${path}`;
    expect((await read(path)).status).toBe(200);
    expect((await market.call('GET', url, { bearer })).status).toBe(200);
    const person = await market.idp.signToken({ sub: 'somebody' });
    expect((await market.call('GET', url, { bearer: person })).status).toBe(403);
    expect((await market.call('GET', url)).status).toBe(401);
  });
});

/** All that leaves the process. */
async function statementsOf(call: () => Promise<{ status: number }>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    expect((await call()).status).toBe(200);
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}

it('disputes wait for an operator, oldest first, and go once they are settled', async () => {
  const orders = [await createDeliveredOrder(market), await createDeliveredOrder(market)];
  for (const [at, order] of orders.entries()) {
    const reason = `Wrong colour, number ${at}`;
    expect((await market.update(order, { action: 'dispute', reason })).status).toBe(200);
  }
  const first = (await read('disputes', { limit: 1 })).body;
  expect(first).toMatchObject({ total: 2, data: [{ reason: 'Wrong colour, number 0' }] });
  expect(first.data[0].order).toMatchObject({ id: orders[0]?.id, status: 'disputed' });
  const second = await read('disputes', { limit: 1, cursor: first.next_cursor });
  expect(second.data[0].order.id).toBe(orders[1]?.id);
  for (const order of orders) await market.mediate(order, { resolution: 'release', note: 'As agreed' });
  const resolved = { action: 'resolve_dispute', operator: `user:${ADMIN_ID}`, note: 'As agreed' };
  expect((await read('actions')).body).toMatchObject({
    total: 2,
    data: [
      { ...resolved, subject_id: orders[1]?.id },
      { ...resolved, subject_id: orders[0]?.id },
    ],
  });
  expect((await read('disputes')).body).toMatchObject({ data: [], total: 0 });
  // the next test cuts the chain off, which must not catch these payouts
  for (const order of orders) await market.waitForOrder(order, { payout: { status: 'confirmed' } });
}, 60_000);

it('payouts that fail are listed while they are tried again, and no longer once they left', async () => {
  const order = await createDeliveredOrder(market);
  chain.cut();
  await market.update(order, { action: 'approve' });
  await eventually(async () => {
    const { data, body } = await read('payouts', { status: 'failed' });
    expect(body.total).toBe(1);
    expect(data[0]).toMatchObject({
      id: order.id,
      status: 'failed',
      reason: expect.stringMatching(/is unavailable/),
    });
    expect(data[0].next_attempt_at).not.toBeNull();
  });
  const metrics = await (await fetch(`${market.internalUrl}/metrics`)).text();
  expect(metrics).toMatch(
    /^market_chain_rpc_duration_seconds_count{network="base-mainnet",.*outcome="failed"/m,
  );
  chain.restore();
  const retried = await market.call('POST', `/api/admin/payouts/${order.id}/retry`, {
    body: {},
    ...(await asOperator()),
  });
  expect(retried.status).toBe(200);
  await eventually(async () => expect((await read('payouts')).body.total).toBe(0));
});

it('the treasuries are shown with the ledger, each network separately', async () => {
  // not comparable while a transfer is on its way
  await expectLedgerToReconcile(market);
  const { data } = await read('treasury');
  const names = data.map(({ network, asset }: Record<string, string>) => `${network} ${asset}`);
  expect(names.sort()).toEqual([
    ...['alt-mainnet ETH', 'alt-mainnet USDC', 'base-mainnet ETH', 'base-mainnet USDC'],
    ...['solana-mainnet SOL', 'solana-mainnet USDC'],
  ]);
  const solana = data.find(({ asset }: { asset: string }) => asset === 'SOL');
  expect(solana).toMatchObject({
    in_ledger: null,
    difference: null,
    address: market.treasury('solana-mainnet'),
  });
  expect(Number(solana.on_chain)).toBeGreaterThan(0);
  const usdc = await eventually(async () => {
    const found = (await read('treasury')).data.find(
      ({ network, asset }: Record<string, string>) => network === 'base-mainnet' && asset === 'USDC',
    );
    expect(found.difference).not.toBeNull();
    return found;
  });
  expect(Number(usdc.on_chain) - Number(usdc.in_ledger)).toBeCloseTo(Number(usdc.difference), 6);
});

describe('jobs', () => {
  const insert = async (key: string, columns: string) => {
    const [row] = await market.database.query<{ id: string }>(
      `insert into outbox (job, key, payload, created_at, run_at, due_at, attempts, last_error, failed_at)
       values ('release-payout.v2', $1, '{"subjectType": "order", "subjectId": "none"}', now(), now(), ${columns})
       returning id::text`,
      [key],
    );
    return row?.id ?? '';
  };

  it('that are set aside, fail or are not taken are stuck; an operator has the first run again, once', async () => {
    const aside = await insert('aside', `now(), 20, 'Connection lost', now()`);
    const retrying = await insert('retrying', `now() + interval '1 hour', 2, 'Connection lost', null`);
    await insert('fine', `now() + interval '1 hour', 0, null, null`);
    const { data, body } = await read('jobs');
    expect(body.total).toBe(2);
    expect(data).toMatchObject([
      { id: retrying, state: 'retrying', last_error: 'Connection lost' },
      { id: aside, state: 'set_aside', due_at: null, attempts: 20 },
    ]);
    expect(
      (await read('jobs', { limit: 1, cursor: (await read('jobs', { limit: 1 })).body.next_cursor })).data,
    ).toMatchObject([{ id: aside }]);
    expect((await read('backlog')).data.outbox).toMatchObject({ set_aside: 1 });

    const retry = async (id: string) =>
      market.call('POST', `/api/admin/jobs/${id}/retry`, {
        body: { note: 'The database is back.' },
        ...(await asOperator()),
      });
    expect(await retry(aside)).toMatchObject({ status: 200, data: { id: aside, attempts: 0 } });
    await eventually(async () => {
      const [row] = await market.database.query('select done_at from outbox where id = $1', [aside]);
      expect(row?.done_at).not.toBeNull();
    });
    expect(await retry(aside)).toMatchObject({ status: 400, body: { code: 'illegal_transition' } });
    expect((await retry(retrying)).status).toBe(400);
    expect((await retry('999999999')).status).toBe(404);
    expect((await retry('nothing')).status).toBe(404);
    const { data: actions } = await read('actions');
    expect(actions[0]).toMatchObject({
      action: 'retry_job',
      subject_id: aside,
      operator: `user:${ADMIN_ID}`,
      note: 'The database is back.',
    });
  });

  it('that nobody takes are overdue after five minutes; no list takes more than four statements', async () => {
    // its workers ask, too
    await market.stop();
    const quiet = await startMarket({ env: { ROLE: 'api' } });
    try {
      await quiet.database.query(
        `insert into outbox (job, key, payload, created_at, run_at, due_at)
         values ('release-payout.v2', 'late', '{}', now(), now(), now() - interval '6 minutes')`,
      );
      const bearer = quiet.env.ADMIN_API_KEY ?? '';
      const { data } = await quiet.call('GET', '/api/admin/jobs', { bearer });
      expect(data).toMatchObject([{ key: 'late', state: 'overdue', last_error: null }]);
      // the queue asks once per job, and goes on asking after the answer when it is opened by it; sums take a snapshot
      for (const path of READS.filter((path) => !['backlog', 'reconciliation'].includes(path))) {
        const count = await statementsOf(() => quiet.call('GET', `/api/admin/${path}`, { bearer }));
        expect([path, count <= 4]).toEqual([path, true]);
      }
      const { data: backlog } = await quiet.call('GET', '/api/admin/backlog', { bearer });
      expect(backlog.outbox.pending).toBe(1);
      expect(backlog.outbox.lag_seconds).toBeGreaterThan(300);
      expect(backlog.queues.map(({ job }: { job: string }) => job)).toContain('follow-transaction.v1');
    } finally {
      await quiet.close();
    }
  });
});
