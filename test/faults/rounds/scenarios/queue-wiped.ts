import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { expect } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import { hasRedis, startRedis, type TestRedis } from '../../../support/processes/redis.ts';
import { DeliveredOrders } from '../delivered-orders.ts';
import { Deployment } from '../deployment.ts';
import type { PreparedScenario, Scenario, ScenarioContext } from '../scenario.ts';

/** Of payouts on each network. */
const AT_ONCE = 3;
const WIPES = 4;
const BETWEEN_WIPES_MS = 60;
const ALLOWED_SECONDS = 60;

const TRUNCATE = `
  do $$ declare list text; begin
    select string_agg(format('%I.%I', schemaname, tablename), ', ') into list
    from pg_tables where schemaname = 'bullmq' and tablename not like '%migration%';
    execute 'truncate ' || list;
  end $$`;

const shared = { required: 'all due work done within 60 s', rounds: 20 };

export const queueTruncated: Scenario = {
  name: 'queue-truncated',
  title: 'The queue wiped (BullMQ tables truncated)',
  ...shared,
  async prepare(context) {
    const deployment = await context.deployment();
    const { database } = deployment.market;
    return prepareWipes(context, deployment, async () => void (await database.query(TRUNCATE)));
  },
};

export const queueFlushed: Scenario = {
  name: 'queue-flushed',
  title: 'The queue wiped (FLUSHALL)',
  ...shared,
  async prepare(context) {
    if (!hasRedis) return skip(context);
    const redis: TestRedis = await startRedis();
    const client = new Redis(redis.url);
    const deployment = await Deployment.start({ REDIS_URL: redis.url });
    const prepared = await prepareWipes(context, deployment, async () => void (await client.flushall()));
    return {
      ...prepared,
      async close() {
        await deployment.close();
        client.disconnect();
        await redis.close();
      },
    };
  },
};

function skip({ record }: ScenarioContext): PreparedScenario {
  record.note('skipped', 'redis-server is not installed');
  return { playRound: async () => {} };
}

async function prepareWipes(
  { record }: ScenarioContext,
  deployment: Deployment,
  wipe: () => Promise<void>,
): Promise<PreparedScenario> {
  const orders = await DeliveredOrders.open(deployment);
  return {
    async playRound() {
      const made = await orders.create(AT_ONCE);
      const wipes = async () => {
        for (let count = 0; count < WIPES; count++) {
          await delay(Math.random() * BETWEEN_WIPES_MS);
          await wipe();
          record.count('wipes');
        }
      };
      await Promise.all([orders.approve(made), wipes()]);
      const began = performance.now();
      record.count('payouts due when it was wiped', await orders.countUnpaid(made));
      await eventually(
        async () => expect(await orders.countUnpaid(made)).toBe(0),
        2 * ALLOWED_SECONDS * 1000,
      );
      const due = await deployment.waitUntilNothingIsDue(ALLOWED_SECONDS * 1000);
      for (const problem of due) record.violate(problem);
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      record.max('longest time until all was done, in seconds', seconds);
      record.expect(seconds <= ALLOWED_SECONDS, `It took ${seconds} s until all was done`);
      for (const problem of await deployment.audit()) record.violate(problem);
      for (const problem of await orders.findWrongBalances()) record.violate(problem);
    },
    async finish() {
      for (const problem of await deployment.auditWhenSettled()) record.violate(problem);
    },
  };
}
