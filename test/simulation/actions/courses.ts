import type { Random } from '../random.ts';
import type { KnownOrder } from '../world/known.ts';
import type { World } from '../world/world.ts';
import type { Action } from './action.ts';
import { buildPayment, placeOrder, STEPS, sendPayment, updateOrder } from './orders.ts';
import { toMicro } from './supply.ts';

/** What parties do one after the other with a new order, by the type of its service. It may stop at any point. */
const COURSES: Record<string, readonly (readonly string[])[]> = {
  fixed: [
    ['pay', 'message', 'deliver', 'approve', 'review'],
    ['pay', 'start', 'deliver'],
    ['pay', 'deliver', 'revision', 'deliver', 'approve'],
    ['pay', 'deliver', 'dispute', 'mediate'],
    ['underpay', 'deliver', 'approve'],
    ['overpay', 'cancel'],
    ['overpay', 'deliver', 'dispute', 'mediate'],
  ],
  quote: [
    ['quote', 'accept'],
    ['quote', 'accept', 'pay', 'message', 'deliver', 'approve'],
    ['quote', 'pay', 'cancel'],
  ],
  weekly: [
    ['pay', 'generate', 'generate', 'generate'],
    ['pay', 'generate', 'deliver', 'generate'],
    ['overpay', 'cancel'],
  ],
};

const EXTRA_MICRO = 250_000n;

/** Several at once have transfers that compete for a nonce. */
async function takeCourses(world: World, random: Random): Promise<void> {
  const orders = Array.from({ length: random.pick([1, 1, 3]) }, () => takeCourse(world, random));
  const results = await Promise.allSettled(orders);
  const [failed] = results.filter((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function takeCourse(world: World, random: Random): Promise<void> {
  const service = random.pick(world.services);
  const order = await placeOrder(world, random, service);
  const course = random.pick(COURSES[service.type] ?? []);
  const length = random.chance(0.7) ? course.length : random.integer(1, course.length);
  world.note(`course of ${order.id}: ${course.slice(0, length).join(', ')}`);
  for (const step of course.slice(0, length)) await takeStep(world, random, order, step);
}

async function takeStep(world: World, random: Random, order: KnownOrder, step: string): Promise<void> {
  if (step === 'pay') return pay(world, random, order, order.totalMicro);
  if (step === 'overpay') return pay(world, random, order, order.totalMicro + EXTRA_MICRO);
  if (step === 'underpay') return pay(world, random, order, order.totalMicro - 1n);
  const answer = await STEPS[step]?.(world, random, order);
  if (step === 'quote') order.totalMicro = readTotal(answer);
}

async function pay(world: World, random: Random, order: KnownOrder, micro: bigint): Promise<void> {
  if (micro === 0n) return;
  const reference = await sendPayment(world, order.client, micro);
  await updateOrder(world, random, order, buildPayment(order.client.network, reference));
}

/** Zero where the quote was lost or refused. */
function readTotal(answer: unknown): bigint {
  const { data } = (answer ?? {}) as { data?: { total_usd?: string } };
  return toMicro(data?.total_usd ?? '0');
}

export const courseActions: Action[] = [{ name: 'follow an order', weight: 20, run: takeCourses }];
