import { setTimeout as delay } from 'node:timers/promises';

/** Repeats an assertion until it holds, or fails with its last error. */
export async function eventually<T>(assertion: () => T | Promise<T>, timeoutMs = 5000): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(20);
    }
  }
}
