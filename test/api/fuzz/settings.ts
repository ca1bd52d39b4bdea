import { type Random, randomForStep } from '../../simulation/random.ts';

export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 1);
/** Requests for each operation and tool. */
export const FUZZ_ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 4);

/** Depends on the seed, the name and the round only: others may be left out. */
export function randomFor(name: string, round: number): Random {
  let hash = FUZZ_SEED;
  for (const character of name) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return randomForStep(hash, round);
}
