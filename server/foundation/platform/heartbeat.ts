/** Runs work and renews what it holds until it ends. A renewal that fails is not repeated: the next one follows. */
export async function runWithHeartbeat<T>(
  intervalMs: number,
  renew: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const timer = setInterval(() => void renew().catch(() => {}), intervalMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
