import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database/database.ts';
import { startStatementProxy } from '../../support/database/statement-proxy.ts';
import { eventually } from '../../support/eventually.ts';
import { createDeliveredOrder, type Market, startMarket } from '../../support/market/orders.ts';
import { type ServerProcess, startServerProcess } from '../../support/processes/server-process.ts';
import { callApi } from '../../support/server/call.ts';

const TAKEOVER_MS = 10_000;

let market: Market;
let frozen: ServerProcess;
let onResponse: (statements: readonly string[]) => void = () => {};
let proxy: Awaited<ReturnType<typeof startStatementProxy>>;
beforeAll(async () => {
  const database = await createTestDatabase();
  market = await startMarket({ database, env: { ROLE: 'api' } });
  proxy = await startStatementProxy(database.url, {
    async beforeResponse(statements) {
      onResponse(statements);
    },
  });
  frozen = await startServerProcess({ ...market.env, DATABASE_URL: proxy.url });
});
afterAll(async () => {
  frozen.resume();
  await frozen.kill();
  await proxy.close();
  await market.close();
});

/** Stops the process when PostgreSQL responds to such a statement. */
function freezeAt(text: string): Promise<void> {
  return new Promise((resolve) => {
    onResponse = (statements) => {
      if (!statements.some((statement) => statement.includes(text))) return;
      onResponse = () => {};
      frozen.pause();
      resolve();
    };
  });
}

it('an order that a stopped process has locked is finished by another within ten seconds', async () => {
  const order = await createDeliveredOrder(market);
  const approval = { body: { action: 'approve' }, signer: market.client.signer };
  const path = `/api/orders/${order.id}`;
  const stopped = freezeAt('for update of "o"');
  const interrupted = callApi(frozen.url, 'PATCH', path, approval);
  await stopped;
  const begin = performance.now();
  const { status } = await market.update(order, { action: 'approve' });
  expect(status).toBe(200);
  expect(performance.now() - begin).toBeLessThan(TAKEOVER_MS);

  frozen.resume();
  // what it had begun is gone: it reports the outage, or that the order was completed meanwhile
  expect([400, 409, 503]).toContain((await interrupted).status);
  const [{ payouts } = { payouts: 0 }] = await market.database.query<{ payouts: number }>(
    `select count(*)::int as payouts from chain_transactions where kind = 'payout' and subject_id = $1`,
    [order.id],
  );
  expect(payouts).toBe(1);
  await eventually(async () => {
    const reading = await callApi(frozen.url, 'GET', path, { signer: market.client.signer });
    expect([reading.status, reading.data.order.status]).toEqual([200, 'completed']);
  });
});

it('a request whose idempotency key a stopped process holds is done by another within ten seconds', async () => {
  const { id } = await market.createService({ price_usd: '1.00' });
  const request = {
    body: { service_id: id, brief: 'A small thing, made well' },
    signer: market.client.signer,
    headers: { 'Idempotency-Key': randomUUID() },
  };
  const stopped = freezeAt('insert into "idempotency_keys"');
  const interrupted = callApi(frozen.url, 'POST', '/api/orders', request);
  await stopped;
  const begin = performance.now();
  const order = await eventually(async () => {
    const { status, data } = await market.call('POST', '/api/orders', request);
    expect(status).toBe(201);
    return data;
  }, TAKEOVER_MS);
  expect(performance.now() - begin).toBeLessThan(TAKEOVER_MS);

  frozen.resume();
  // another attempt has the key, so this one is undone
  expect([409, 503]).toContain((await interrupted).status);
  const placed = await market.database.query('select id from orders where service_id = $1', [id]);
  expect(placed).toEqual([{ id: order.id }]);
});
