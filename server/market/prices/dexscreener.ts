import { parseDecimal, toMicro } from './decimal.ts';
import { type PriceFeed, PriceFeedError, type Prices, type TokenPrice } from './price-feed.ts';

/** The API's maximum per request. */
const MINTS_PER_CALL = 30;
const TIMEOUT_MS = 5_000;

interface Options {
  /** For example `https://api.dexscreener.com`. */
  url: string;
}

/** One market of a token, as far as it is read here. */
interface Pair {
  baseToken?: { address?: unknown };
  priceUsd?: unknown;
  marketCap?: unknown;
  liquidity?: { usd?: unknown } | null;
}

/** `GET /tokens/v1/solana/{mints}`: a list of markets, several for a token. */
export class DexScreener implements PriceFeed {
  readonly #url: string;

  constructor({ url }: Options) {
    this.#url = url;
  }

  async read(mints: readonly string[]): Promise<Prices> {
    const answers = await Promise.all(
      splitIntoChunks(mints, MINTS_PER_CALL).map((chunk) => this.#fetchPairs(chunk)),
    );
    return pickDeepestPrices(answers.flat(), new Set(mints));
  }

  async #fetchPairs(mints: readonly string[]): Promise<Pair[]> {
    const address = `${this.#url}/tokens/v1/solana/${mints.map(encodeURIComponent).join(',')}`;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
      if (!response.ok) throw new Error(`DexScreener responded with ${response.status}`);
      const pairs: unknown = await response.json();
      if (!Array.isArray(pairs)) throw new Error('DexScreener did not return a list');
      return pairs as Pair[];
    } catch (error) {
      throw new PriceFeedError('DexScreener', 'is unavailable', error);
    }
  }
}

function splitIntoChunks<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/** The token's market with the most liquidity. Solana addresses are case-sensitive. */
function pickDeepestPrices(pairs: readonly (Pair | null)[], wanted: ReadonlySet<string>): Prices {
  const deepest = new Map<string, { depth: number; price: TokenPrice }>();
  for (const pair of pairs) {
    const mint = pair?.baseToken?.address;
    const price = parsePrice(pair);
    if (typeof mint !== 'string' || !wanted.has(mint) || !price) continue;
    const depth = Number(pair?.liquidity?.usd ?? 0) || 0;
    if (depth > (deepest.get(mint)?.depth ?? -1)) deepest.set(mint, { depth, price });
  }
  return new Map([...deepest].map(([mint, { price }]) => [mint, price]));
}

function parsePrice(pair: Pair | null): TokenPrice | undefined {
  const priceUsd = parseDecimal(pair?.priceUsd);
  if (priceUsd === undefined) return undefined;
  const marketCap = parseDecimal(pair?.marketCap);
  return { priceUsd, marketCapMicro: marketCap === undefined ? null : toMicro(marketCap) };
}
