import type { Clock } from '../../foundation/platform/clock.ts';
import { type PriceFeed, PriceFeedError, type Prices, type TokenPrice } from './price-feed.ts';

const CACHE_TTL_MS = 5 * 60_000;
/** How long a stale price may be returned. */
const MAX_STALE_MS = 24 * 60 * 60_000;
/** Cooldown of a failing feed, so that its callers do not each wait for it. */
const FAILURE_BACKOFF_MS = 10_000;
const MAX_CACHED_MINTS = 10_000;

interface CachedPrice {
  /** Undefined: no market lists it. */
  price: TokenPrice | undefined;
  fetchedAt: number;
}

/** A feed with a cache of 5 minutes. */
export class CachedPrices implements PriceFeed {
  readonly #feed: PriceFeed;
  readonly #clock: Clock;
  /** In order of use, least recently used first. */
  readonly #cache = new Map<string, CachedPrice>();
  readonly #inFlight = new Map<string, Promise<void>>();
  #failure: { error: unknown; at: number } | undefined;

  constructor(feed: PriceFeed, clock: Clock) {
    this.#feed = feed;
    this.#clock = clock;
  }

  async read(mints: readonly string[]): Promise<Prices> {
    const now = this.#clock.now().getTime();
    const wanted = [...new Set(mints)];
    const problem = await this.#refresh(wanted, now);
    const known = wanted.flatMap((mint) => this.#readCached(mint, now));
    if (problem && known.length === 0) throw problem.error;
    return new Map(known.flatMap(({ mint, price }) => (price ? [[mint, price] as const] : [])));
  }

  async #refresh(mints: readonly string[], now: number): Promise<{ error: unknown } | undefined> {
    const outdated = mints.filter((mint) => !this.#isFresh(mint, now));
    const unasked = outdated.filter((mint) => !this.#inFlight.has(mint));
    try {
      if (unasked.length > 0) this.#startFetch(unasked, now);
      await Promise.all(outdated.map((mint) => this.#inFlight.get(mint)));
      return undefined;
    } catch (error) {
      if (!(error instanceof PriceFeedError)) throw error;
      return { error };
    }
  }

  #startFetch(mints: readonly string[], now: number): void {
    if (this.#failure && now - this.#failure.at < FAILURE_BACKOFF_MS) throw this.#failure.error;
    const asked = this.#fetch(mints, now).finally(() => {
      for (const mint of mints) this.#inFlight.delete(mint);
    });
    for (const mint of mints) this.#inFlight.set(mint, asked);
  }

  async #fetch(mints: readonly string[], now: number): Promise<void> {
    try {
      const prices = await this.#feed.read(mints);
      for (const mint of mints) this.#storeCached(mint, { price: prices.get(mint), fetchedAt: now });
      this.#failure = undefined;
    } catch (error) {
      this.#failure = { error, at: now };
      throw error;
    }
  }

  #isFresh(mint: string, now: number): boolean {
    const known = this.#cache.get(mint);
    return known !== undefined && now - known.fetchedAt < CACHE_TTL_MS;
  }

  #readCached(mint: string, now: number): { mint: string; price: TokenPrice | undefined }[] {
    const known = this.#cache.get(mint);
    if (!known || now - known.fetchedAt >= MAX_STALE_MS) return [];
    this.#storeCached(mint, known);
    return [{ mint, price: known.price }];
  }

  #storeCached(mint: string, known: CachedPrice): void {
    this.#cache.delete(mint);
    this.#cache.set(mint, known);
    const [longestUnused] = this.#cache.keys();
    if (this.#cache.size > MAX_CACHED_MINTS && longestUnused !== undefined) this.#cache.delete(longestUnused);
  }
}
