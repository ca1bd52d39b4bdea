import { acquireAdvisoryLock, tryAdvisoryLock } from '../db/advisory-lock.ts';
import type { EntityManager } from '../db/orm.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import type { JobRegistry, Jobs } from '../queue/jobs.ts';
import type { JobRequest, Outbox } from './outbox.ts';
import { pruneDoneRows } from './relay-rows.ts';

export interface Sweep {
  name: string;
  everySeconds: number;
  /** One bounded step from the last cursor; returns the next cursor, if there is one. */
  runStep(em: EntityManager, now: Date, after: string | undefined): Promise<string | undefined>;
  /**
   * Calls systems other than the database, for which no transaction may wait: it gets none, and several processes may
   * run it at once.
   */
  isExternal?: boolean;
  /** A cheap look without a transaction, before a step: false if there is nothing to do. */
  hasWork?(em: EntityManager, now: Date): Promise<boolean>;
}

export interface DuePage {
  now: Date;
  after: string | undefined;
  limit: number;
}

export interface DueQuery<Registry extends JobRegistry = Jobs> {
  name: string;
  everySeconds: number;
  /** Due rows after the cursor, at most `limit`, in the order of an index on the due column. */
  find(em: EntityManager, page: DuePage): Promise<DueItem<Registry>[]>;
}

interface DueItem<Registry extends JobRegistry = Jobs> {
  cursor: string;
  request: JobRequest<Registry>;
}

const PAGE_SIZE = 500;

/** Finds due rows and enqueues their jobs; enqueuing one again changes nothing. */
export function createDueSweep<Registry extends JobRegistry>(
  outbox: Outbox<Registry>,
  query: DueQuery<Registry>,
): Sweep {
  return {
    name: query.name,
    everySeconds: query.everySeconds,
    hasWork: async (em, now) => (await query.find(em, { now, after: undefined, limit: 1 })).length > 0,
    async runStep(em, now, after) {
      const found = await query.find(em, { now, after, limit: PAGE_SIZE });
      await outbox.add(em, ...found.map(({ request }) => ({ runAt: now, ...request })));
      return found.length === PAGE_SIZE ? found.at(-1)?.cursor : undefined;
    },
  };
}

/** Deletes at most `limit` rows older than that; returns the number. */
type Prune = (em: EntityManager, before: Date, limit: number) => Promise<number>;

/** Deletes rows past their retention, a page at a time. */
export function createRetentionSweep(name: string, retentionMs: number, prune: Prune): Sweep {
  return {
    name,
    everySeconds: 600,
    async runStep(em, now) {
      const pruned = await prune(em, new Date(now.getTime() - retentionMs), PAGE_SIZE);
      return pruned === PAGE_SIZE ? 'more' : undefined;
    },
  };
}

/** Finished jobs. Failed ones stay until somebody decides. */
export function createOutboxPruning(retentionMs: number): Sweep {
  return createRetentionSweep('prune-outbox', retentionMs, pruneDoneRows);
}

interface Dependencies {
  em: EntityManager;
  clock: Clock;
  log: Logger;
}

/** Periodic work that no event announces. */
export class SweepRegistry {
  readonly #deps: Dependencies;
  readonly #sweeps = new Map<string, Sweep>();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<Promise<void>>();
  readonly #externalRuns = new Map<string, Promise<void>>();

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  add(sweep: Sweep): void {
    if (this.#sweeps.has(sweep.name)) throw new Error(`Two sweeps are named ${sweep.name}`);
    this.#sweeps.set(sweep.name, sweep);
  }

  start(): void {
    for (const sweep of this.#sweeps.values()) {
      this.#timers.push(setInterval(() => this.#tick(sweep), sweep.everySeconds * 1000));
    }
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
    await Promise.all(this.#running);
  }

  /** After the clock was moved by so many seconds: runs to its end every sweep that would have run meanwhile. */
  async runAll(now: Date, passedSeconds = Number.POSITIVE_INFINITY): Promise<void> {
    for (const sweep of this.#sweeps.values())
      if (sweep.everySeconds <= passedSeconds) await this.#run(sweep, now, 'wait');
  }

  #tick(sweep: Sweep): void {
    const { clock, log } = this.#deps;
    const run = this.#run(sweep, clock.now(), 'skip')
      .catch((err: unknown) => log.warn({ err, sweep: sweep.name }, 'sweep failed'))
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  #run(sweep: Sweep, now: Date, whenBusy: 'wait' | 'skip'): Promise<void> {
    return sweep.isExternal
      ? this.#runExternal(sweep, now, whenBusy)
      : this.#runInTransactions(sweep, now, whenBusy);
  }

  /** At most one run per process, because a run can take longer than the interval. */
  async #runExternal(sweep: Sweep, now: Date, whenBusy: 'wait' | 'skip'): Promise<void> {
    const { name } = sweep;
    const before = this.#externalRuns.get(name);
    if (before && whenBusy === 'skip') return;
    const run = (before ?? Promise.resolve()).catch(() => {}).then(() => this.#runExternalSteps(sweep, now));
    this.#externalRuns.set(name, run);
    try {
      await run;
    } finally {
      if (this.#externalRuns.get(name) === run) this.#externalRuns.delete(name);
    }
  }

  async #runExternalSteps(sweep: Sweep, now: Date): Promise<void> {
    let cursor: string | undefined;
    do {
      cursor = await sweep.runStep(this.#deps.em.fork(), now, cursor);
    } while (cursor !== undefined);
  }

  async #runInTransactions(sweep: Sweep, now: Date, whenBusy: 'wait' | 'skip'): Promise<void> {
    if (sweep.hasWork && !(await sweep.hasWork(this.#deps.em.fork(), now))) return;
    let cursor: string | undefined;
    do {
      cursor = await this.#deps.em.fork().transactional(async (em) => {
        const mayRun = await acquireSweepLock(em, sweep.name, whenBusy);
        return mayRun ? sweep.runStep(em, now, cursor) : undefined;
      });
    } while (cursor !== undefined);
  }
}

/** One process at a time runs a sweep; the lock ends with the transaction. */
async function acquireSweepLock(
  em: EntityManager,
  name: string,
  whenBusy: 'wait' | 'skip',
): Promise<boolean> {
  const key = `sweep:${name}`;
  if (whenBusy === 'skip') return tryAdvisoryLock(em, key);
  await acquireAdvisoryLock(em, key);
  return true;
}
