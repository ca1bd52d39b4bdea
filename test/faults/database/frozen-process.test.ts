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
let freeze: (() => void) | undefined;
let proxy: Awaited<ReturnType<typeof startStatementProxy>>;
beforeAll(async () => {
  const database = await createTestDatabase();
  market = await startMarket({ database, env: { ROLE: 'api' } });
  proxy = await startStatementProxy(database.url, {
    async beforeResponse(statements) {
      if (statements.some((text) => text.includes('for update of "o"'))) freeze?.();
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

it('an order that a stopped process has locked is finished by another within ten seconds', async () => {
  const order = await createDeliveredOrder(market);
  const approval = { body: { action: 'approve' }, signer: market.client.signer };
  const path = `/api/orders/${order.id}`;
  const stopped = new Promise<void>((resolve) => {
    freeze = () => {
      freeze = undefined;
      frozen.pause();
      resolve();
    };
  });
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
