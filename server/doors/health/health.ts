import type { CheckStatus } from '../../../generated/vocabulary.gen.ts';
import { within } from '../../foundation/platform/within.ts';

export type { CheckStatus };

export interface Readiness {
  ready: boolean;
  checks: { database: CheckStatus; queue: CheckStatus };
}

export interface HealthOptions {
  /** Each rejects when the part cannot be used. */
  database: () => Promise<unknown>;
  queue: () => Promise<unknown>;
  onFailure?: (check: string, error: unknown) => void;
  timeoutMs?: number;
  /** How long an answer is given again, so that many probes cost as much as one. */
  freshMs?: number;
}

/** Whether this process should get traffic. Looked at when asked, so a loss and a recovery show at once. */
export class Health {
  readonly #options: HealthOptions;
  #draining = false;
  #last: { at: number; result: Promise<Readiness> } | undefined;

  constructor(options: HealthOptions) {
    this.#options = options;
  }

  get uptimeSeconds(): number {
    return Math.floor(process.uptime());
  }

  /** From now on not ready, whatever the checks say. */
  drain(): void {
    this.#draining = true;
  }

  async readiness(): Promise<Readiness> {
    const now = performance.now();
    if (!this.#last || now - this.#last.at > (this.#options.freshMs ?? 1000)) {
      this.#last = { at: now, result: this.#look() };
    }
    const { ready, checks } = await this.#last.result;
    return { ready: ready && !this.#draining, checks };
  }

  async #look(): Promise<Readiness> {
    const { database, queue } = this.#options;
    const [databaseStatus, queueStatus] = await Promise.all([
      this.#check('database', database),
      this.#check('queue', queue),
    ]);
    const ready = databaseStatus === 'up' && queueStatus === 'up';
    return { ready, checks: { database: databaseStatus, queue: queueStatus } };
  }

  async #check(name: string, check: () => Promise<unknown>): Promise<CheckStatus> {
    const { timeoutMs = 2000, onFailure } = this.#options;
    try {
      await within(timeoutMs, check(), `No answer within ${timeoutMs} ms`);
      return 'up';
    } catch (error) {
      onFailure?.(name, error);
      return 'down';
    }
  }
}
