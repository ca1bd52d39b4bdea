import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, openTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { readFeed } from '../../support/events/feed.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent } from '../../support/market/factories.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { type Market, startMarket } from '../../support/market/orders.ts';
import {
  canPrepare,
  type PgBouncer,
  pgbouncerVersion,
  startPgBouncer,
} from '../../support/processes/pgbouncer.ts';
import { startApi } from '../../support/server/api.ts';

if (!pgbouncerVersion) console.warn('PgBouncer: not tried, because pgbouncer is not in the PATH');
else if (!canPrepare) {
  console.warn(`PgBouncer: tried without prepared statements, which ${pgbouncerVersion} does not track`);
}

/** Fewer than the connections of the server, so that transactions of many share them. */
const POOL_SIZE = 4;
const CLIENTS = 20;

describe.skipIf(!pgbouncerVersion)('behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let pooler: PgBouncer;
  let market: Market;

  beforeAll(async () => {
    database = await createTestDatabase();
    pooler = await startPgBouncer(database.url, { poolSize: POOL_SIZE });
    market = await startMarket({
      database,
      env: {
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: database.url,
        DATABASE_PREPARED_STATEMENTS: canPrepare ? 'on' : 'off',
        DATABASE_POOL_SIZE: String(CLIENTS),
        PUBLIC_CACHE_MB: '16',
      },
    });
  });
  afterAll(async () => {
    await market.close();
    await pooler.close();
  });

  it('completes orders with payouts, many at a time', async () => {
    const { id } = await market.createService();
    for (let round = 0; round < 3; round++) {
      const order = await market.placeOrder(id);
      expect((await market.pay(order)).status).toBe(200);
      expect((await market.callAsAgent(order, 'start')).status).toBe(200);
      expect((await market.deliver(order)).status).toBe(200);
      expect((await market.update(order, { action: 'approve' })).status).toBe(200);
      await market.waitForOrder(order, { status: 'completed', payout: { status: 'confirmed' } });
    }
    await expectLedgerToReconcile(market);
  });

  it('serves more clients than it has connections', async () => {
    const { id } = await market.createService();
    const placed = await Promise.all(Array.from({ length: 5 * CLIENTS }, () => market.placeOrder(id)));
    expect(new Set(placed.map((order) => order.id)).size).toBe(5 * CLIENTS);
    const reads = await Promise.all(placed.map((order) => market.read(order)));
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('hears notifications: public responses are in memory, and waiting readers wake up', async () => {
    await eventually(() => expect(market.parts.publicCache?.isActive).toBe(true));
    const waiting = readFeed(market, { bearer: market.agent.apiKey }, { after: 'latest', wait: 55 });
    await eventually(async () => {
      const metrics = await fetch(`${market.internalUrl}/metrics`).then((answer) => answer.text());
      expect(metrics).toContain('market_feed_open_requests{kind="poll"} 1');
    });
    const startedAt = performance.now();
    await market.placeOrder((await market.createService()).id);
    expect((await waiting).data).not.toHaveLength(0);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  it('keeps the timeouts that end frozen transactions', async () => {
    const pooled = openTestDatabase(pooler.url);
    const [row] = await pooled.query(
      `select current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    await pooled.drop();
    expect(row).toEqual({ lock: '8s', idle: '5s' });
    expect(market.readLog().join('\n')).not.toContain('connect_query');
  });

  it.runIf(canPrepare)('prepares statements once for all clients', async () => {
    const pooled = openTestDatabase(pooler.url);
    const [row] = await pooled.query<{ count: number }>(
      'select count(*)::int as count from pg_prepared_statements',
    );
    await pooled.drop();
    expect(row?.count).toBeGreaterThan(5);
  });

  it('warns if the pooler drops the timeouts', async () => {
    const careless = await startPgBouncer(database.url, { poolSize: 2, hasConnectQuery: false });
    const api = await startApi({
      database,
      env: { ...market.env, ROLE: 'api', RATE_LIMITS: 'on', DATABASE_URL: careless.url },
    });
    try {
      expect(api.readLog().join('\n')).toContain(
        'The pooler in DATABASE_URL ignores idle_in_transaction_session_timeout, lock_timeout, statement_timeout',
      );
      await makeAgent(api);
    } finally {
      await api.stop();
      await api.idp.close();
      await careless.close();
    }
  });
});
