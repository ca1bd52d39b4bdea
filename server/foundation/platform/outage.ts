import type { Logger } from './log.ts';

export interface OutageOptions {
  log: Logger;
  /** What is unreachable, why, and what an operator can do. */
  describeOutage: (reason: string) => string;
  /** Logged when it is available again. */
  recoveryMessage: string;
}

/** An external dependency that may be unavailable. Logs once when an outage starts and once when it ends. */
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

/** `localhost` has several addresses, and their AggregateError has no message. */
function describeReason(error: unknown): string {
  const { code, message, cause } = (error ?? {}) as { code?: string; message?: string; cause?: unknown };
  if (cause instanceof Error) return describeReason(cause);
  return code ?? message ?? String(error);
}

const MAX_RETRY_DELAY_MS = 30_000;

/** Polls with backoff until it succeeds; ends with the process. */
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
