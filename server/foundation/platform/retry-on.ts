/** Starts over, at once, when it fails because something changed meanwhile. The last failure is the caller's. */
export async function retryOn<T>(
  failure: new () => Error,
  maxTries: number,
  tryOnce: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryOnce();
    } catch (error) {
      if (!(error instanceof failure) || tries === maxTries) throw error;
    }
  }
}
