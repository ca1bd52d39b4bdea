import type { DeliveryStore } from './delivery-store.ts';

export interface MemoryStoreOptions {
  /** The maximum number of ids; the oldest are dropped first. 10,000 by default. */
  maxEntries?: number;
  /** How many seconds an id is stored. 3,600 by default; the last attempt comes within a minute. */
  ttl?: number;
  /** The clock, in milliseconds. `Date.now` by default. */
  now?: () => number;
}

/** Stores delivery ids in this process, within bounds. */
export class MemoryDeliveryStore implements DeliveryStore {
  // Insertion order is age order: an id is never set twice without being deleted in between.
  readonly #expiries = new Map<string, number>();
  readonly #maxEntries: number;
  readonly #ttlMs: number;
  readonly #now: () => number;

  constructor({ maxEntries = 10_000, ttl = 3600, now = Date.now }: MemoryStoreOptions = {}) {
    this.#maxEntries = maxEntries;
    this.#ttlMs = ttl * 1000;
    this.#now = now;
  }

  add(deliveryId: string): boolean {
    const now = this.#now();
    this.#evictWhile(([, expiry]) => expiry <= now);
    if (this.#expiries.has(deliveryId)) return false;
    this.#evictWhile(() => this.#expiries.size >= this.#maxEntries);
    this.#expiries.set(deliveryId, now + this.#ttlMs);
    return true;
  }

  delete(deliveryId: string): void {
    this.#expiries.delete(deliveryId);
  }

  #evictWhile(condition: (oldest: [id: string, expiry: number]) => boolean): void {
    for (const oldest of this.#expiries) {
      if (!condition(oldest)) return;
      this.#expiries.delete(oldest[0]);
    }
  }
}
