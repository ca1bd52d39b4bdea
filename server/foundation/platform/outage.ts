import type { Logger } from './log.ts';

export interface OutageOptions {
  log: Logger;
  /** What is out of reach, why, and what an operator does about it. */
  describeOutage: (reason: string) => string;
  /** Said when it is there again. */
  recoveryMessage: string;
}

/** Something outside that can be out of reach: told once in a sentence, and once when it is over. In between it is quiet. */
export class Outage {
  readonly #options: OutageOptions;
  #isActive = false;

  constructor(options: OutageOptions) {
    this.#options = options;
  }

  get isActive(): boolean {
    return this.#isActive;
  }

  reportFailure(error: unknown): void {
    const { log, describeOutage } = this.#options;
    const reason = describeReason(error);
    if (this.#isActive) log.debug({ reason }, 'dependency still unavailable');
    else log.warn(describeOutage(reason));
    this.#isActive = true;
  }

  reportRecovery(): void {
    if (!this.#isActive) return;
    this.#isActive = false;
    this.#options.log.info(this.#options.recoveryMessage);
  }
}

/** `localhost` has several addresses, and the error of all of them has no message of its own. */
function describeReason(error: unknown): string {
  const { code, message, cause } = (error ?? {}) as { code?: string; message?: string; cause?: unknown };
  if (cause instanceof Error) return describeReason(cause);
  return code ?? message ?? String(error);
}

const MAX_RETRY_DELAY_MS = 30_000;

/** Looks until it succeeds, ever less often; ends with the process. */
export function retryUntilAvailable(outage: Outage, check: () => Promise<unknown>, waitMs = 1000): void {
  check().then(
    () => outage.reportRecovery(),
    (error: unknown) => {
      outage.reportFailure(error);
      const again = () => retryUntilAvailable(outage, check, Math.min(2 * waitMs, MAX_RETRY_DELAY_MS));
      setTimeout(again, waitMs).unref();
    },
  );
}
