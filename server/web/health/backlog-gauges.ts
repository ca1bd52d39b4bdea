import type { Backlog } from '../../foundation/outbox/backlog.ts';
import type { Metrics } from '../../foundation/platform/metrics.ts';
import { withTimeout } from '../../foundation/platform/timeout.ts';

export interface BacklogGaugesOptions {
  metrics: Metrics;
  backlog: () => Promise<Backlog>;
  /** Jobs on the queue, by name and state. */
  queueDepths: () => Promise<Record<string, Record<string, number>>>;
  onFailure: (error: unknown) => void;
  timeoutMs?: number;
  /** Cache time, so that many readers cost as much as one. */
  cacheMs?: number;
}

/** Refreshes the backlog gauges when the metrics are scraped. */
export class BacklogGauges {
  readonly #options: BacklogGaugesOptions;
  #last: { at: number; done: Promise<void> } | undefined;

  constructor(options: BacklogGaugesOptions) {
    this.#options = options;
  }

  /** Never throws: a value that cannot be read is omitted instead of reported stale. */
  refresh(): Promise<void> {
    const now = performance.now();
    if (!this.#last || now - this.#last.at > (this.#options.cacheMs ?? 5000)) {
      this.#last = { at: now, done: this.#measure() };
    }
    return this.#last.done;
  }

  async #measure(): Promise<void> {
    const { backlog, queueDepths, timeoutMs = 2000, onFailure } = this.#options;
    try {
      const figures = Promise.all([backlog(), queueDepths()]);
      this.#setGauges(...(await withTimeout(timeoutMs, figures, `No measurements within ${timeoutMs} ms`)));
    } catch (error) {
      onFailure(error);
      const { outboxPending, outboxLag, queueDepth } = this.#options.metrics;
      outboxPending.remove();
      outboxLag.remove();
      queueDepth.reset();
    }
  }

  #setGauges({ pending, lagSeconds }: Backlog, depths: Record<string, Record<string, number>>): void {
    const { outboxPending, outboxLag, queueDepth } = this.#options.metrics;
    outboxPending.set(pending);
    outboxLag.set(lagSeconds);
    for (const [job, states] of Object.entries(depths)) {
      for (const [state, count] of Object.entries(states)) queueDepth.set({ job, state }, count);
    }
  }
}
