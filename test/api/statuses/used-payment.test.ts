import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { declaring, takesPayment } from './operations.ts';
import { makeWorld, send, type World } from './world.ts';

let market: HiringMarket;
let world: World;
let payment: string;
beforeAll(async () => {
  market = await startHiring();
  world = await makeWorld(market);
  const { id } = await market.createService();
  payment = await market.payForService(id);
  const { status, text } = await market.hire(id, payment);
  if (status !== 200) throw new Error(`Hiring failed: ${text}`);
});
afterAll(() => market.close());

it.each(declaring(409).filter(takesPayment))(
  '409: %s with a payment that paid for something else',
  async (_id, operation) => {
    const { status, body } = await send(world, operation, { headers: { 'X-PAYMENT': payment } });
    expect([status, body?.code]).toEqual([409, 'payment_used']);
  },
);
