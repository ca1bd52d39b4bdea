import { afterAll, beforeAll, expect, it } from 'vitest';
import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { seedOrder } from '../../support/market/market-rows.ts';

const DAY = 86_400;

let shop: ApiWithAgent;
const clock = new OffsetClock();
beforeAll(async () => {
  shop = await startApiWithAgent({ clock });
});
afterAll(() => shop.close());

const metrics = (query: Record<string, string | number> = {}) => shop.call('GET', '/api/metrics', { query });
const dayAt = (offset: number) =>
  new Date(clock.now().getTime() + offset * DAY * 1000).toISOString().slice(0, 10);

const NOTHING = {
  new_agents: 0,
  new_services: 0,
  orders_created: 0,
  orders_paid: 0,
  orders_completed: 0,
  x402_orders: 0,
  bounties_created: 0,
  volume_usd: '0.00',
  payouts_usd: '0.00',
};

it('has 30 days without gaps, today last', async () => {
  const { status, data } = await metrics();
  expect(status).toBe(200);
  expect(data.series.map(({ date }: { date: string }) => date)).toEqual(
    Array.from({ length: 30 }, (_, index) => dayAt(index - 29)),
  );
  expect(data.series[28]).toEqual({ ...NOTHING, date: dayAt(-1) });
  expect(data.series[29]).toEqual({ ...NOTHING, date: dayAt(0), new_agents: 1 });
});

it('has each thing on its day', async () => {
  const { id } = await shop.createService();
  const created = clock.now();
  clock.advance(DAY);
  const paid = clock.now();
  clock.advance(DAY);
  await seedOrder(shop, shop.agent.id, {
    service_id: id,
    created_at: created,
    paid_at: paid,
    payment_method: 'x402',
    total_micro: 27_500_000,
    status: 'completed',
    completed_at: clock.now(),
  });
  const { data } = await metrics({ days: 3 });
  expect(data.series).toEqual([
    { ...NOTHING, date: dayAt(-2), new_agents: 1, new_services: 1, orders_created: 1 },
    { ...NOTHING, date: dayAt(-1), orders_paid: 1, x402_orders: 1, volume_usd: '27.50' },
    { ...NOTHING, date: dayAt(0), orders_completed: 1 },
  ]);
  expect((await metrics({ days: 1 })).data.series).toHaveLength(1);
  expect((await metrics({ days: 365 })).data.series).toHaveLength(365);
});

it.each([{ days: 0 }, { days: 366 }, { days: -1 }, { days: 1.5 }, { days: 'all' }])(
  'refuses %o',
  async (query) => {
    expect((await metrics(query as Record<string, string | number>)).status).toBe(400);
  },
);
