/** The answer, or what `late` makes of it when it takes longer than that. */
export async function unlessLate<T>(ms: number, work: Promise<T>, late: () => T): Promise<T> {
  const { promise: silence, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    return await Promise.race([work, silence.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}

/** The answer, or an error with the given sentence when it takes longer than that. */
export function within<T>(ms: number, work: Promise<T>, late: string): Promise<T> {
  return unlessLate(ms, work, () => {
    throw new Error(late);
  });
}
