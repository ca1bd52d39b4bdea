import { setTimeout as sleep } from 'node:timers/promises';
import { PaymentPendingError } from '../../../chain/errors.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';

const MAX_WAIT_MS = 20_000;
const POLL_INTERVAL_MS = 200;

/** Polls a payment that was just submitted until it has landed. */
export async function retryWhilePending<T>(clock: Clock, read: () => Promise<T>): Promise<T> {
  for (const until = clock.now().getTime() + MAX_WAIT_MS; ; await sleep(POLL_INTERVAL_MS)) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof PaymentPendingError) || clock.now().getTime() >= until) throw error;
    }
  }
}
