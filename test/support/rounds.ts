/** How often a race or a kill is repeated: a few times by default, all of them with `ROUNDS=all`. */
export function getRoundCount(few: number, all: number): number {
  return process.env.ROUNDS === 'all' ? all : few;
}
