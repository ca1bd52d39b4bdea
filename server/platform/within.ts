/** The answer, or an error with the given sentence when it takes longer than that. */
export async function within<T>(ms: number, work: Promise<T>, late: string): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(late)), ms);
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
