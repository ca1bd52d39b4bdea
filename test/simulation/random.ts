export class NothingToPickError extends Error {
  override readonly name = 'NothingToPickError';
}

/** A source of randomness that a seed determines. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new NothingToPickError();
    return item;
  }

  /** Undefined where there is nothing to pick from. */
  maybe<T>(items: readonly T[]): T | undefined {
    return items.length === 0 ? undefined : this.pick(items);
  }

  weighted<T extends { weight: number }>(items: readonly T[]): T {
    let left = this.next() * items.reduce((sum, { weight }) => sum + weight, 0);
    for (const item of items) {
      left -= item.weight;
      if (left < 0) return item;
    }
    return this.pick(items);
  }
}

/** Independent of other steps, so that leaving some out does not change the rest. */
export function randomForStep(seed: number, step: number): Random {
  const random = new Random(Math.imul(seed, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b));
  random.next();
  return random;
}
