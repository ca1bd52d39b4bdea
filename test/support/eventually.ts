import { setTimeout as delay } from 'node:timers/promises';

/** Repeats an assertion until it holds, or fails with its last error just before the test would time out. */
export async function eventually<T>(assertion: () => T | Promise<T>, timeoutMs = 50_000): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(20);
    }
  }
}
