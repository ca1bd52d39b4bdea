import { afterAll, beforeAll, expect, it } from 'vitest';
import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';
import {
  DELIVERY_ENVIRONMENT,
  emitEvent,
  listDeliveries,
  makeAgentWithEndpoint,
  waitForDelivery,
} from '../../support/webhooks/webhooks.ts';

const DAY = 24 * 3600;
const clock = new OffsetClock();

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: DELIVERY_ENVIRONMENT, clock });
});
afterAll(() => api.close());

it('a clock moved by hand neither holds deliveries up nor makes their signatures stale', async () => {
  clock.advance(DAY);
  const receiver = await startWebhookReceiver([{ status: 500 }]);
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  const id = await emitEvent(api, agent);
  const [first, second] = await receiver.waitFor(2);
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
  const [, signedAt] = /^t=(\d+)/.exec(String(second?.headers['x-market-signature'])) ?? [];
  expect(Math.abs(Number(signedAt) - Date.now() / 1000)).toBeLessThan(5);
  expect((await waitForDelivery(api, agent, id)).status).toBe('delivered');
  await receiver.close();
});

it('deliveries are retained for 30 days, pending ones for longer', async () => {
  const receiver = await startWebhookReceiver([{}, { hang: true }]);
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  const done = await emitEvent(api, agent);
  await waitForDelivery(api, agent, done);
  const stuck = await emitEvent(api, agent);
  await receiver.waitFor(2);
  const kept = async (days: number) => {
    clock.advance(days * DAY);
    await api.parts.sweeps.runAll(clock.now());
    return (await listDeliveries(api, agent)).map(({ id }) => id);
  };
  expect(await kept(29)).toEqual([stuck, done]);
  expect(await kept(2)).toEqual([stuck]);
  expect(await api.database.query('select from webhook_attempts where delivery_id = $1', [done])).toEqual([]);
  await receiver.close();
});
