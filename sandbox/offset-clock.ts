import { type Clock, systemClock } from '../server/foundation/platform/clock.ts';

/** Real time plus an offset that only grows. */
export class OffsetClock implements Clock {
  #offsetMs: number;
  readonly #base: Clock;

  constructor(offsetMs = 0, base: Clock = systemClock) {
    this.#offsetMs = offsetMs;
    this.#base = base;
  }

  get offsetMs(): number {
    return this.#offsetMs;
  }

  now(): Date {
    return new Date(this.#base.now().getTime() + this.#offsetMs);
  }

  advance(seconds: number): Date {
    if (!Number.isFinite(seconds) || seconds < 0) {
      throw new RangeError('A clock only moves forward: seconds must be a number of at least 0');
    }
    this.#offsetMs += Math.round(seconds * 1000);
    return this.now();
  }
}
