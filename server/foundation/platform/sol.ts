const LAMPORTS_PER_SOL = 1e9;

/** For display; internally, amounts are lamports. */
export function toSol(lamports: bigint): number {
  return Number(lamports) / LAMPORTS_PER_SOL;
}
