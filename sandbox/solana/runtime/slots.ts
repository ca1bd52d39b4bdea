/** The clock was moved forward by `seconds`, from `slot` on. */
export interface TimeShift {
  slot: number;
  seconds: number;
}

export interface SlotClockOptions {
  startedAt: number;
  slotMs: number;
  shifts: TimeShift[];
  /** The chain has reached at least this slot. */
  reached: number;
}

/**
 * The current slot as a pure function of real time: slots pass whether or not the chain is running, so a restart
 * never goes behind a known block height.
 */
export class SlotClock {
  readonly slotMs: number;
  readonly #startedAt: number;
  readonly #shifts: TimeShift[];
  #highest: number;

  constructor({ startedAt, slotMs, shifts, reached }: SlotClockOptions) {
    this.slotMs = slotMs;
    this.#startedAt = startedAt;
    this.#shifts = [...shifts];
    this.#highest = reached;
  }

  get slot(): number {
    const elapsed = Math.floor((Date.now() - this.#startedAt) / this.slotMs);
    this.#highest = Math.max(this.#highest, 1 + elapsed + this.#shifts.length);
    return this.#highest;
  }

  /** Unix seconds at the start of the slot, with every shift of the clock up to it. */
  getUnixTime(slot: number): number {
    const past = this.#shifts.filter((shift) => shift.slot <= slot);
    const real = this.#startedAt + (slot - 1 - past.length) * this.slotMs;
    return Math.floor(real / 1000 + past.reduce((sum, { seconds }) => sum + seconds, 0));
  }

  /** Time jumps at a slot boundary, so that no block has two times. */
  createShift(seconds: number): TimeShift {
    if (!Number.isFinite(seconds) || seconds < 0) throw new RangeError('The clock moves forward only.');
    return { slot: this.slot + 1, seconds };
  }

  apply(shift: TimeShift): void {
    this.#shifts.push(shift);
    this.#highest = Math.max(this.#highest, shift.slot);
  }
}
