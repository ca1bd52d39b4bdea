import { afterAll, beforeAll, expect, it } from 'vitest';
import { pruneFeed } from '../../../server/events/feed/prune.ts';
import { SweepRegistry } from '../../../server/foundation/outbox/sweeps.ts';
import { createTestClock } from '../../support/clock.ts';
import { emit, readFeed, readWholeFeed } from '../../support/events/feed.ts';
import { makeAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { newOrderId } from '../../support/webhooks/webhooks.ts';

const HOUR_SECONDS = 3600;
const clock = createTestClock();
let api: Api;
let second: Api;
beforeAll(async () => {
  api = await startApi({ clock });
  second = await startApi({ clock, database: api.database, env: { ...api.env } });
});
afterAll(async () => {
  await second.stop();
  await api.close();
});

it('an agent that is offline for 24 hours misses nothing, whichever process it asks then', async () => {
  const agent = await makeAgent(api);
  const other = await makeAgent(api);
  const { body } = await readFeed(api, { bearer: agent.apiKey }, { after: 'latest' });
  const orders: string[] = [];
  for (let hour = 0; hour < 24; hour++) {
    clock.advance(HOUR_SECONDS);
    const orderId = newOrderId();
    orders.push(orderId);
    await emit(hour % 2 ? api : second, agent, { event: 'order.paid', orderId });
    await emit(api, other, { event: 'order.paid' });
  }
  const sweeps = new SweepRegistry({ em: api.parts.orm.em, clock, log: api.parts.log });
  sweeps.add(pruneFeed);
  await sweeps.runAll(clock.now());
  for (const process of [api, second]) {
    const { items } = await readWholeFeed(
      process,
      { bearer: agent.apiKey },
      { after: body.next_cursor, limit: 5 },
    );
    expect(items.map(({ order_id }) => order_id)).toEqual(orders);
  }
});
