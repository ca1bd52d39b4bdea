import type { Clock } from '../../foundation/platform/clock.ts';
import { type PriceFeed, PriceFeedError, type Prices, type TokenPrice } from './price-feed.ts';

const FRESH_MS = 5 * 60_000;
/** What was said last is better than nothing for as long. */
const STALE_MS = 24 * 60 * 60_000;
/** Between two questions to a feed that fails: its callers do not each wait for it. */
const PAUSE_MS = 10_000;
const MOST_MINTS = 10_000;

interface Known {
  /** Undefined: no market knows it. */
  price: TokenPrice | undefined;
  at: number;
}

/** A feed that is asked again only for what it has not told within 5 minutes. */
export class CachedPrices implements PriceFeed {
  readonly #feed: PriceFeed;
  readonly #clock: Clock;
  /** In the order of use, the longest unused first. */
  readonly #known = new Map<string, Known>();
  readonly #asking = new Map<string, Promise<void>>();
  #failure: { error: unknown; at: number } | undefined;

  constructor(feed: PriceFeed, clock: Clock) {
    this.#feed = feed;
    this.#clock = clock;
  }

  async read(mints: readonly string[]): Promise<Prices> {
    const now = this.#clock.now().getTime();
    const wanted = [...new Set(mints)];
    const problem = await this.#refresh(wanted, now);
    const known = wanted.flatMap((mint) => this.#recall(mint, now));
    if (problem && known.length === 0) throw problem.error;
    return new Map(known.flatMap(({ mint, price }) => (price ? [[mint, price] as const] : [])));
  }

  async #refresh(mints: readonly string[], now: number): Promise<{ error: unknown } | undefined> {
    const outdated = mints.filter((mint) => !this.#isFresh(mint, now));
    const unasked = outdated.filter((mint) => !this.#asking.has(mint));
    try {
      if (unasked.length > 0) this.#ask(unasked, now);
      await Promise.all(outdated.map((mint) => this.#asking.get(mint)));
      return undefined;
    } catch (error) {
      if (!(error instanceof PriceFeedError)) throw error;
      return { error };
    }
  }

  #ask(mints: readonly string[], now: number): void {
    if (this.#failure && now - this.#failure.at < PAUSE_MS) throw this.#failure.error;
    const asked = this.#fetch(mints, now).finally(() => {
      for (const mint of mints) this.#asking.delete(mint);
    });
    for (const mint of mints) this.#asking.set(mint, asked);
  }

  async #fetch(mints: readonly string[], now: number): Promise<void> {
    try {
      const prices = await this.#feed.read(mints);
      for (const mint of mints) this.#remember(mint, { price: prices.get(mint), at: now });
      this.#failure = undefined;
    } catch (error) {
      this.#failure = { error, at: now };
      throw error;
    }
  }

  #isFresh(mint: string, now: number): boolean {
    const known = this.#known.get(mint);
    return known !== undefined && now - known.at < FRESH_MS;
  }

  #recall(mint: string, now: number): { mint: string; price: TokenPrice | undefined }[] {
    const known = this.#known.get(mint);
    if (!known || now - known.at >= STALE_MS) return [];
    this.#remember(mint, known);
    return [{ mint, price: known.price }];
  }

  #remember(mint: string, known: Known): void {
    this.#known.delete(mint);
    this.#known.set(mint, known);
    const [longestUnused] = this.#known.keys();
    if (this.#known.size > MOST_MINTS && longestUnused !== undefined) this.#known.delete(longestUnused);
  }
}
