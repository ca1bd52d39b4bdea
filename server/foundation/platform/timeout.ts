/** The answer, or what `late` makes of it when it takes longer than that. */
export async function withTimeoutFallback<T>(ms: number, work: Promise<T>, onTimeout: () => T): Promise<T> {
  const { promise: silence, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    return await Promise.race([work, silence.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
}

/** The answer, or an error with the given sentence when it takes longer than that. */
export function withTimeout<T>(ms: number, work: Promise<T>, message: string): Promise<T> {
  return withTimeoutFallback(ms, work, () => {
    throw new Error(message);
  });
}
