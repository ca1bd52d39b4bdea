/** Calls within so many milliseconds share the result of the first. A failure is shared only by those that wait for it. */
export function shareFor<Args extends unknown[], Result>(
  ms: number,
  load: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let last: { at: number; result: Promise<Result> } | undefined;
  return (...args) => {
    const now = performance.now();
    if (last && now - last.at <= ms) return last.result;
    const current = { at: now, result: load(...args) };
    last = current;
    current.result.catch(() => {
      if (last === current) last = undefined;
    });
    return current.result;
  };
}
