import type { Logger } from './log.ts';

export interface OutageOptions {
  log: Logger;
  /** What is out of reach, why, and what an operator does about it. */
  sentence: (reason: string) => string;
  /** Said when it is there again. */
  over: string;
}

/** Something outside that can be out of reach: told once in a sentence, and once when it is over. In between it is quiet. */
export class Outage {
  readonly #options: OutageOptions;
  #lasts = false;

  constructor(options: OutageOptions) {
    this.#options = options;
  }

  get lasts(): boolean {
    return this.#lasts;
  }

  failed(error: unknown): void {
    const { log, sentence } = this.#options;
    const reason = reasonOf(error);
    if (this.#lasts) log.debug({ reason }, 'still out of reach');
    else log.warn(sentence(reason));
    this.#lasts = true;
  }

  end(): void {
    if (!this.#lasts) return;
    this.#lasts = false;
    this.#options.log.info(this.#options.over);
  }
}

/** `localhost` has several addresses, and the error of all of them has no message of its own. */
function reasonOf(error: unknown): string {
  const { code, message, cause } = (error ?? {}) as { code?: string; message?: string; cause?: unknown };
  if (cause instanceof Error) return reasonOf(cause);
  return code ?? message ?? String(error);
}

const LONGEST_WAIT_MS = 30_000;

/** Looks until it succeeds, ever less often; ends with the process. */
export function lookUntilThere(outage: Outage, look: () => Promise<unknown>, waitMs = 1000): void {
  look().then(
    () => outage.end(),
    (error: unknown) => {
      outage.failed(error);
      const again = () => lookUntilThere(outage, look, Math.min(2 * waitMs, LONGEST_WAIT_MS));
      setTimeout(again, waitMs).unref();
    },
  );
}
