import type { Random } from '../random.ts';
import type { World } from '../world/world.ts';

/** Something that somebody does, with what the world has at that moment. Throws NothingToPickError where that is nothing. */
export interface Action {
  name: string;
  weight: number;
  run(world: World, random: Random): Promise<unknown>;
}
