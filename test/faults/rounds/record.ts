const MAX_VIOLATIONS = 20;

/** What was seen while a scenario ran. */
export interface Observations {
  counts: { [what: string]: number };
  /** The greatest value of each. */
  greatest: { [what: string]: number };
  notes: { [what: string]: string };
}

/** What was seen while a scenario ran, and what must not have happened. */
export class Record {
  readonly #counts = new Map<string, number>();
  readonly #greatest = new Map<string, number>();
  readonly #notes = new Map<string, string>();
  readonly violations: string[] = [];

  get observed(): Observations {
    return {
      counts: toObject(this.#counts),
      greatest: toObject(this.#greatest),
      notes: toObject(this.#notes),
    };
  }

  count(what: string, times = 1): void {
    this.#counts.set(what, this.getCount(what) + times);
  }

  getCount(what: string): number {
    return this.#counts.get(what) ?? 0;
  }

  /** Keeps the greatest value. */
  max(what: string, value: number): void {
    this.#greatest.set(what, Math.max(this.#greatest.get(what) ?? 0, value));
  }

  note(what: string, value: string): void {
    this.#notes.set(what, value);
  }

  violate(problem: string): void {
    if (this.violations.length < MAX_VIOLATIONS) this.violations.push(problem);
  }

  expect(holds: boolean, problem: string): void {
    if (!holds) this.violate(problem);
  }
}

/** Adds up what two runs saw. */
export function mergeObservations(one: Observations, other: Observations): Observations {
  const counts = new Map(Object.entries(one.counts));
  for (const [what, times] of Object.entries(other.counts)) counts.set(what, (counts.get(what) ?? 0) + times);
  const greatest = new Map(Object.entries(one.greatest));
  for (const [what, value] of Object.entries(other.greatest))
    greatest.set(what, Math.max(greatest.get(what) ?? 0, value));
  return { counts: toObject(counts), greatest: toObject(greatest), notes: { ...one.notes, ...other.notes } };
}

function toObject<Value>(all: Map<string, Value>): { [what: string]: Value } {
  return Object.fromEntries([...all].sort(([one], [other]) => one.localeCompare(other)));
}
