const LAMPORTS_PER_SOL = 1e9;

/** For people and their clients; inside, amounts are lamports. */
export function toSol(lamports: bigint): number {
  return Number(lamports) / LAMPORTS_PER_SOL;
}
