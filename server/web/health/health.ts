import type { CheckStatus } from '../../../generated/vocabulary.gen.ts';
import { shareFor } from '../../foundation/platform/share-for.ts';
import { withTimeout } from '../../foundation/platform/timeout.ts';

export type { CheckStatus };

type Check = 'database' | 'queue';

export interface Readiness {
  ready: boolean;
  checks: Record<Check, CheckStatus>;
}

export interface HealthOptions {
  /** Each rejects if the dependency is unavailable. */
  database: () => Promise<unknown>;
  queue: () => Promise<unknown>;
  /** The checks required for readiness; the others are only reported. */
  requiredChecks: readonly Check[];
  onFailure?: (check: Check, error: unknown) => void;
  onSuccess?: (check: Check) => void;
  timeoutMs?: number;
  /** Cache time, so that many probes cost as much as one. */
  cacheMs?: number;
}

/** Whether this process should get traffic. Checked on request, so outages and recoveries show at once. */
export class Health {
  readonly #options: HealthOptions;
  #draining = false;
  readonly #checkAll: () => Promise<Readiness>;

  constructor(options: HealthOptions) {
    this.#options = options;
    this.#checkAll = shareFor(options.cacheMs ?? 1000, () => this.#runChecks());
  }

  get uptimeSeconds(): number {
    return Math.floor(process.uptime());
  }

  /** From now on not ready, whatever the checks say. */
  drain(): void {
    this.#draining = true;
  }

  async checkReadiness(): Promise<Readiness> {
    const { ready, checks } = await this.#checkAll();
    return { ready: ready && !this.#draining, checks };
  }

  async #runChecks(): Promise<Readiness> {
    const { requiredChecks } = this.#options;
    const [database, queue] = await Promise.all([this.#check('database'), this.#check('queue')]);
    const checks = { database, queue };
    return { ready: requiredChecks.every((name) => checks[name] === 'up'), checks };
  }

  async #check(name: Check): Promise<CheckStatus> {
    const { timeoutMs = 2000, onFailure, onSuccess } = this.#options;
    try {
      await withTimeout(timeoutMs, this.#options[name](), `No response within ${timeoutMs} ms`);
      onSuccess?.(name);
      return 'up';
    } catch (error) {
      onFailure?.(name, error);
      return 'down';
    }
  }
}
