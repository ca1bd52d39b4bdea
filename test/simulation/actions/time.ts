import type { Action } from './action.ts';

const HOUR = 3600;

export const timeActions: Action[] = [
  { name: 'a minute passes', weight: 6, run: (world) => world.advance(60) },
  { name: 'hours pass', weight: 3, run: (world, random) => world.advance(random.integer(1, 12) * HOUR) },
  { name: 'days pass', weight: 2, run: (world, random) => world.advance(random.integer(2, 8) * 24 * HOUR) },
];
