import { setTimeout as sleep } from 'node:timers/promises';
import { PaymentPendingError } from '../../../chain/errors.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';

const LANDING_MS = 20_000;
const PAUSE_MS = 200;

/** Looks at a payment that was sent a moment ago until it has landed, which may be any time now. */
export async function untilLanded<T>(clock: Clock, look: () => Promise<T>): Promise<T> {
  for (const until = clock.now().getTime() + LANDING_MS; ; await sleep(PAUSE_MS)) {
    try {
      return await look();
    } catch (error) {
      if (!(error instanceof PaymentPendingError) || clock.now().getTime() >= until) throw error;
    }
  }
}
