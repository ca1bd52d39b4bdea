import { setTimeout as sleep } from 'node:timers/promises';
import { PaymentPendingError } from '../../../chain/errors.ts';
import { withTimeoutFallback } from '../../../foundation/platform/timeout.ts';

const MAX_WAIT_MS = 20_000;
const POLL_INTERVAL_MS = 200;

/** Polls a payment that was just submitted until it has landed. A read that a slow node delays ends with the wait. */
export async function retryWhilePending<T>(read: () => Promise<T>, maxWaitMs = MAX_WAIT_MS): Promise<T> {
  const end = performance.now() + maxWaitMs;
  let pending = new PaymentPendingError('The payment was sent, and its network has not confirmed it yet.');
  for (;;) {
    try {
      return await withTimeoutFallback(Math.max(end - performance.now(), 0), read(), () => {
        throw pending;
      });
    } catch (error) {
      if (!(error instanceof PaymentPendingError) || performance.now() >= end) throw error;
      pending = error;
    }
    await sleep(POLL_INTERVAL_MS);
  }
}
