const MAX_VIOLATIONS = 20;

/** What was seen while a scenario ran, and what must not have happened. */
export class Record {
  readonly #observed = new Map<string, number | string>();
  readonly violations: string[] = [];

  get observed(): { [what: string]: number | string } {
    return Object.fromEntries([...this.#observed].sort(([one], [other]) => one.localeCompare(other)));
  }

  count(what: string, times = 1): void {
    this.#observed.set(what, Number(this.#observed.get(what) ?? 0) + times);
  }

  getCount(what: string): number {
    return Number(this.#observed.get(what) ?? 0);
  }

  /** Keeps the greatest value. */
  max(what: string, value: number): void {
    this.#observed.set(what, Math.max(Number(this.#observed.get(what) ?? 0), value));
  }

  note(what: string, value: string): void {
    this.#observed.set(what, value);
  }

  violate(problem: string): void {
    if (this.violations.length < MAX_VIOLATIONS) this.violations.push(problem);
  }

  expect(holds: boolean, problem: string): void {
    if (!holds) this.violate(problem);
  }
}
