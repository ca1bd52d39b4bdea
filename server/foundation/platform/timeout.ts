/** The result, or what `late` returns after the timeout. */
export async function withTimeoutFallback<T>(ms: number, work: Promise<T>, onTimeout: () => T): Promise<T> {
  const { promise: silence, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    return await Promise.race([work, silence.then(onTimeout)]);
  } finally {
    clearTimeout(timer);
  }
}

/** The result, or an error with this message after the timeout. */
export function withTimeout<T>(ms: number, work: Promise<T>, message: string): Promise<T> {
  return withTimeoutFallback(ms, work, () => {
    throw new Error(message);
  });
}
