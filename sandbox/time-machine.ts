import type { DatabaseSync } from 'node:sqlite';
import type { LocalChains } from './networks/local-chain.ts';
import { OffsetClock } from './offset-clock.ts';

/** The service's clock, continued from the last start. */
export function restoreClock(db: DatabaseSync): OffsetClock {
  const row = db.prepare('SELECT offset_ms FROM clock WHERE id = 1').get();
  return new OffsetClock(Number(row?.offset_ms ?? 0));
}

export interface TimeMachineOptions {
  clock: OffsetClock;
  db: DatabaseSync;
  chains: LocalChains;
  /** Processes everything that is due. */
  runDue(now: Date): Promise<void>;
}

/** Moves time forward, one request at a time. */
export class TimeMachine {
  readonly #options: TimeMachineOptions;
  #lastAdvance: Promise<unknown> = Promise.resolve();

  constructor(parts: TimeMachineOptions) {
    this.#options = parts;
  }

  get now(): Date {
    return this.#options.clock.now();
  }

  advance(seconds: number): Promise<Date> {
    const turn = this.#lastAdvance.then(() => this.#advance(seconds));
    this.#lastAdvance = turn.catch(() => undefined);
    return turn;
  }

  /** The chains first: a payment from the future is accepted, one from before its order is not. */
  async #advance(seconds: number): Promise<Date> {
    const { clock, db, chains, runDue } = this.#options;
    if (seconds > 0) {
      await Promise.all([...chains.values()].map((chain) => chain.advanceTime(seconds)));
      clock.advance(seconds);
      db.prepare('INSERT OR REPLACE INTO clock (id, offset_ms) VALUES (1, ?)').run(clock.offsetMs);
    }
    await runDue(clock.now());
    return clock.now();
  }
}
