import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { startServerProcess } from '../../support/processes/server-process.ts';
import { getRoundCount } from '../../support/rounds.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';
import { emitEvent, getDeliveryId, makeAgentWithEndpoint } from '../../support/webhooks/webhooks.ts';

const ENDPOINTS = 5;
const EVENTS = getRoundCount(60, 200);

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { WEBHOOK_ALLOW_LOOPBACK: '1' } });
});
afterAll(() => api.close());

it('loses nothing when a worker is killed and another takes over', { timeout: 90_000 }, async () => {
  const slow = Array(EVENTS).fill({ delayMs: 100 });
  const receivers = await Promise.all(Array.from({ length: ENDPOINTS }, () => startWebhookReceiver(slow)));
  const agents = await Promise.all(receivers.map(({ url }) => makeAgentWithEndpoint(api, url)));
  const received = () => receivers.flatMap((one) => one.received.map(getDeliveryId));
  const worker = await startServerProcess({ ...api.env, ROLE: 'worker' });
  const ids: string[] = [];
  for (let i = 0; i < EVENTS; i++)
    ids.push(await emitEvent(api, agents[i % ENDPOINTS] as (typeof agents)[0]));
  await eventually(() => expect(received().length).toBeGreaterThan(EVENTS / 4), 20_000);
  await worker.kill();
  expect(received().length).toBeLessThan(EVENTS);
  const held = await api.database.query<{ id: string }>(
    'select id from webhook_deliveries where leased_until is not null',
  );
  expect(held.length).toBeGreaterThan(0);

  const successor = await startApi({ env: { ...api.env, ROLE: 'worker' } });
  await eventually(async () => {
    const states = await api.database.query(
      'select status, count(*)::int from webhook_deliveries group by 1',
    );
    expect(states).toEqual([{ status: 'delivered', count: EVENTS }]);
  }, 60_000);
  expect(new Set(received())).toEqual(new Set(ids));
  const interrupted = await api.database.query<{ id: string; error: string }>(
    'select delivery_id as id, error from webhook_attempts where error is not null',
  );
  expect(new Set(interrupted.map(({ id }) => id))).toEqual(new Set(held.map(({ id }) => id)));
  await successor.close();
  await Promise.all(receivers.map((one) => one.close()));
});
