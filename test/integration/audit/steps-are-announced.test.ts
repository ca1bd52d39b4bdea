import { afterAll, beforeAll, expect, it } from 'vitest';
import { findViolations } from '../../../server/audit/audit.ts';
import { eventually } from '../../support/eventually.ts';
import { createOrder, type Market, startMarket, type TestOrder } from '../../support/market/orders.ts';
import { startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';

const MONTH_SECONDS = 31 * 24 * 3600;

let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
let market: Market;
let order: TestOrder;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  market = await startMarket({ agent: { endpoint_url: receiver.url } });
  // without a price, so that time alone does nothing to it
  order = await createOrder(market, { price_type: 'quote', price_usd: undefined });
});

afterAll(async () => {
  await market.close();
  await receiver.close();
});

const audit = () => findViolations(market.parts.orm.em.fork(), market.clock.now());
const listStatuses = () => market.database.query('select event, status from webhook_deliveries');

it('a step with a webhook is announced', async () => {
  await eventually(async () =>
    expect(await listStatuses()).toEqual([{ event: 'order.created', status: 'delivered' }]),
  );
  expect(await audit()).toEqual([]);
});

it('a recent step without a webhook is reported', async () => {
  await market.database.query(`update webhook_deliveries set event = 'order.paid'`);
  expect(await audit()).toContainEqual({
    rule: 'steps-are-announced',
    problem: `Order ${order.id}: no webhook tells of the step to pending_quote`,
  });
  await market.database.query(`update webhook_deliveries set event = 'order.created'`);
});

it('an old step whose webhook was deleted since is not reported, even if nothing happened after it', async () => {
  await market.advanceClock(MONTH_SECONDS);
  expect(await listStatuses()).toEqual([]);
  expect(await audit()).toEqual([]);
});
