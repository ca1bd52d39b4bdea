import type { Random } from '../random.ts';
import type { World } from '../world/world.ts';
import type { Action } from './action.ts';
import {
  buildPayment,
  pickPriced,
  placeOrder,
  STEPS,
  sendPayment,
  toUpperCase,
  updateOrder,
} from './orders.ts';

/** Longer than a payment is held before it is returned. */
const HOLDING_SECONDS = 1000;

/** Two orders of one client at the same price. */
async function placeTwo(world: World, random: Random) {
  const [service, client] = [pickPriced(world, random), random.pick(world.clients)];
  const [first, second] = [
    await placeOrder(world, random, service, client),
    await placeOrder(world, random, service, client),
  ];
  return { first, second, client };
}

/** One payment for two orders, at once or one after the other, in two spellings. */
async function payTwoOrders(world: World, random: Random): Promise<void> {
  const { first, second, client } = await placeTwo(world, random);
  const reference = await sendPayment(world, client, first.totalMicro);
  const payFirst = () => updateOrder(world, random, first, buildPayment(client.network, reference));
  const paySecond = () =>
    updateOrder(world, random, second, buildPayment(client.network, toUpperCase(reference)));
  if (random.chance(0.5)) await Promise.all([payFirst(), paySecond()]);
  else {
    await payFirst();
    await paySecond();
  }
}

/** A payment for a cancelled order is held, and its payer spends it on another, perhaps when it is being returned. */
async function spendHeldPayment(world: World, random: Random): Promise<void> {
  const { first, second, client } = await placeTwo(world, random);
  await STEPS.cancel?.(world, random, first);
  const reference = await sendPayment(world, client, first.totalMicro);
  const payment = buildPayment(client.network, reference);
  await updateOrder(world, random, first, payment);
  if (random.chance(0.5)) await world.advance(HOLDING_SECONDS);
  await updateOrder(world, random, second, payment);
}

export const doubleSpendingActions: Action[] = [
  { name: 'pay two orders at once', weight: 8, run: payTwoOrders },
  { name: 'spend a held payment', weight: 8, run: spendHeldPayment },
];
