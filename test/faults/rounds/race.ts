import { setTimeout as delay } from 'node:timers/promises';
import type { Record } from './record.ts';

/** How much later than the other one may start, at first and at most. */
const FIRST_SPREAD_MS = 10;
const MAX_LEAD_MS = 4000;
const STEP_MS = 4;

/** Starts two actions at nearly the same moment, and learns from every outcome how to bring about the other one. */
export class BalancedRace {
  readonly #name: string;
  readonly #sides: readonly [string, string];
  readonly #record: Record;
  /** Milliseconds by which the first side starts before the second. */
  #lead = 0;
  #step = STEP_MS;
  #lastWinner: string | undefined;

  constructor(sides: readonly [string, string], record: Record) {
    this.#name = sides.join(' || ');
    this.#sides = sides;
    this.#record = record;
  }

  async start<First, Second>(
    first: () => Promise<First>,
    second: () => Promise<Second>,
  ): Promise<[First, Second]> {
    const lead = this.#lead + (Math.random() - 0.5) * FIRST_SPREAD_MS;
    return Promise.all([delay(Math.max(0, -lead)).then(first), delay(Math.max(0, lead)).then(second)]);
  }

  /** Which side came first. */
  settle(winner: string): void {
    this.#record.count(`${this.#name}: ${winner} first`);
    // the longer one side keeps winning, the sooner the other one gets its turn
    this.#step = winner === this.#lastWinner ? this.#step * 2 : Math.max(STEP_MS, this.#step / 4);
    this.#lastWinner = winner;
    const next = this.#lead + (winner === this.#sides[0] ? -this.#step : this.#step);
    this.#lead = Math.max(-MAX_LEAD_MS, Math.min(MAX_LEAD_MS, next));
  }

  /** Both orders must have been seen, where there were rounds enough for that. */
  expectBothOrders(rounds: number, enough: number): void {
    if (rounds < enough) return;
    for (const side of this.#sides)
      this.#record.expect(
        this.#record.getCount(`${this.#name}: ${side} first`) > 0,
        `${this.#name}: ${side} never came first in ${rounds} rounds`,
      );
  }
}
