import { type Html, html } from '../../foundation/platform/html.ts';
import { type CompressedPage, compressPage } from '../pages/compressed-page.ts';
import { type Assets, readAssets } from './assets.ts';
import { type Catalog, type ExtraOperations, readCatalog } from './contract/catalog.ts';
import { renderEvents, renderTag } from './contract-pages.ts';
import { renderGuidePage, renderTableOfContents } from './guide-page.ts';
import { GUIDES } from './guides.ts';
import { renderLayout } from './layout.ts';
import { renderNavigation } from './navigation.ts';
import { renderOperation } from './operation-page.ts';
import { renderOverview } from './overview-page.ts';
import { renderTryForm } from './request-form.ts';
import { renderSamplesPanel } from './samples/panel.ts';
import { buildSearchEntries } from './search-index.ts';
import { docsUrl, type ReferenceUrls } from './urls.ts';

interface PageContent {
  title: string;
  content: Html;
  aside?: Html | undefined;
}

/** All pages, rendered on first request and cached: they are constant while the server runs. */
export class ReferenceSite {
  readonly assets: Assets = readAssets();
  readonly #catalog: Catalog;
  readonly #addresses: ReferenceUrls;
  readonly #pages: ReadonlyMap<string, () => PageContent>;
  readonly #cache = new Map<string, CompressedPage>();

  constructor(addresses: ReferenceUrls, more?: ExtraOperations) {
    this.#addresses = addresses;
    this.#catalog = readCatalog(more);
    this.#pages = new Map(listPages(this.#catalog, addresses));
  }

  /** By its path below `/docs`; undefined if there is none. */
  getPage(path: string): CompressedPage | undefined {
    const write = this.#pages.get(path);
    return write && this.#cached(path, () => this.#renderPage(path, write()));
  }

  getSearchIndex(): CompressedPage {
    return this.#cached('search', () =>
      JSON.stringify(buildSearchEntries(this.#catalog, this.#addresses.base)),
    );
  }

  #cached(name: string, make: () => string): CompressedPage {
    const made = this.#cache.get(name) ?? compressPage(make());
    this.#cache.set(name, made);
    return made;
  }

  #renderPage(path: string, written: PageContent): string {
    const { base } = this.#addresses;
    const asset = (file: string) => docsUrl(base, `/assets/${file}?v=${this.assets.version}`);
    return renderLayout(
      { ...written, navigation: renderNavigation(this.#catalog, base, path) },
      this.#addresses,
      asset,
    );
  }
}

function* listPages(catalog: Catalog, addresses: ReferenceUrls): Generator<[string, () => PageContent]> {
  const { base } = addresses;
  yield ['', () => ({ title: 'Documentation', content: renderOverview(catalog, addresses) })];
  for (const guide of GUIDES) {
    const write = () => ({
      title: guide.title,
      content: renderGuidePage(guide, base),
      aside: renderTableOfContents(guide),
    });
    yield [guide.path, write];
  }
  for (const tag of catalog.tags) {
    yield [`/reference/${tag.slug}`, () => ({ title: tag.name, content: renderTag(tag, base) })];
  }
  yield ['/reference/events', () => ({ title: 'Events', content: renderEvents(catalog, base) })];
  for (const operation of catalog.operations.values()) {
    const write = () => ({
      title: operation.summary,
      content: renderOperation(operation, catalog, base),
      aside: html`${renderSamplesPanel(operation, addresses)}${renderTryForm(operation, catalog.document)}`,
    });
    yield [`/reference/${operation.id}`, write];
  }
}
