import { SingleFlight } from '../../foundation/platform/single-flight.ts';
import { type CompressedPage, compressPage } from '../pages/compressed-page.ts';

/** The listings that sitemaps enumerate, in pages. */
export interface ListingSource {
  /** The first listing of each page. */
  listPageStarts(): Promise<string[]>;
  listListingsFrom(start: string): Promise<string[]>;
}

export interface SitemapsOptions {
  baseUrl: string;
  appUrl: string;
  listings: ListingSource;
  /** URLs besides the listings. */
  listPages(): readonly string[];
}

interface Snapshot {
  expiresAt: number;
  starts: readonly string[];
  pages: Map<string, CompressedPage>;
}

/** Search engines read sitemaps every few days, so an hour is fresh. */
const TTL_MS = 3600_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap of the documentation, and one per page of listings. Each is built at most once in an hour. */
export class Sitemaps {
  readonly #options: SitemapsOptions;
  readonly #reads = new SingleFlight<Snapshot>();
  readonly #builds = new SingleFlight<CompressedPage>();
  #snapshot: Snapshot | undefined;

  constructor(options: SitemapsOptions) {
    this.#options = options;
  }

  async getIndex(): Promise<CompressedPage> {
    const { baseUrl } = this.#options;
    const snapshot = await this.#read();
    return this.#getPage(snapshot, 'index', async () => {
      const names = ['pages', ...snapshot.starts.map((_, index) => `listings-${index + 1}`)];
      const entries = names.map((name) => `<sitemap><loc>${baseUrl}/sitemaps/${name}.xml</loc></sitemap>`);
      return wrap('sitemapindex', entries);
    });
  }

  /** By its name in the index; undefined if there is none. */
  async get(name: string): Promise<CompressedPage | undefined> {
    const { appUrl, listings, listPages } = this.#options;
    const snapshot = await this.#read();
    if (name === 'pages') return this.#getPage(snapshot, name, async () => writeUrls(listPages()));
    const [, place] = /^listings-([1-9]\d{0,4})$/.exec(name) ?? [];
    const start = place && snapshot.starts[Number(place) - 1];
    if (!start) return undefined;
    return this.#getPage(snapshot, name, async () => {
      const ids = await listings.listListingsFrom(start);
      return writeUrls(ids.map((id) => `${appUrl}/services/${id}`));
    });
  }

  async #read(): Promise<Snapshot> {
    const kept = this.#snapshot;
    if (kept && performance.now() < kept.expiresAt) return kept;
    return this.#reads.run('starts', async () => {
      const starts = await this.#options.listings.listPageStarts();
      this.#snapshot = { expiresAt: performance.now() + TTL_MS, starts, pages: new Map() };
      return this.#snapshot;
    });
  }

  async #getPage({ pages }: Snapshot, name: string, write: () => Promise<string>): Promise<CompressedPage> {
    const kept = pages.get(name);
    if (kept) return kept;
    return this.#builds.run(name, async () => {
      const page = compressPage(await write());
      pages.set(name, page);
      return page;
    });
  }
}

function writeUrls(urls: readonly string[]): string {
  return wrap(
    'urlset',
    urls.map((url) => `<url><loc>${url}</loc></url>`),
  );
}

function wrap(element: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${element}>\n`;
}
