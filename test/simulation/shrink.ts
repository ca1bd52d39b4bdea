const MAX_RUNS = 24;

/** Leaves out steps as long as what is left still fails. */
export async function shrink(
  steps: readonly number[],
  fails: (steps: readonly number[]) => Promise<boolean>,
): Promise<readonly number[]> {
  let left = steps;
  let size = Math.ceil(steps.length / 2);
  for (let runs = 0; runs < MAX_RUNS && size >= 1; ) {
    let hasShrunk = false;
    for (let from = 0; from < left.length && runs < MAX_RUNS; from += size) {
      const without = [...left.slice(0, from), ...left.slice(from + size)];
      runs += 1;
      if (without.length > 0 && (await fails(without))) {
        left = without;
        hasShrunk = true;
        break;
      }
    }
    if (!hasShrunk) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return left;
}
