import { type Html, html } from '../../foundation/platform/html.ts';
import { type CompressedPage, compressPage } from '../pages/compressed-page.ts';
import { type Assets, readAssets } from './assets.ts';
import { type Catalog, type ExtraOperations, readCatalog } from './contract/catalog.ts';
import { renderEvents, renderTag } from './contract-pages.ts';
import { renderEvent, renderEventSamples } from './event-page.ts';
import { renderGuidePage, renderTableOfContents } from './guide-page.ts';
import { GUIDES } from './guides.ts';
import { renderLayout } from './layout.ts';
import { renderNavigation } from './navigation.ts';
import { renderOperation } from './operation-page.ts';
import { renderOverview } from './overview-page.ts';
import {
  writeEvent,
  writeEvents,
  writeGuide,
  writeIndex,
  writeOperation,
  writeTag,
} from './page-markdown.ts';
import { CHANGELOG, findNeighbors, listPageOrder, type PageEntry } from './page-order.ts';
import { renderTryForm } from './request-form.ts';
import { renderSamplesPanel } from './samples/panel.ts';
import { buildSearchEntries } from './search-index.ts';
import { docsUrl, eventPath, type ReferenceUrls } from './urls.ts';

interface PageContent {
  title: string;
  content: Html;
  aside?: Html | undefined;
}

interface Page {
  render(): PageContent;
  /** The same for programs that read text. */
  markdown(): string;
}

/** All pages, rendered on first request and cached: they are constant while the server runs. */
export class ReferenceSite {
  readonly assets: Assets = readAssets();
  readonly #catalog: Catalog;
  readonly #addresses: ReferenceUrls;
  readonly #pages: ReadonlyMap<string, Page>;
  readonly #order: PageEntry[];
  readonly #cache = new Map<string, CompressedPage>();

  constructor(addresses: ReferenceUrls, more?: ExtraOperations) {
    this.#addresses = addresses;
    this.#catalog = readCatalog(more);
    this.#pages = new Map(listPages(this.#catalog, addresses));
    this.#order = listPageOrder(this.#catalog);
  }

  /** Below `/docs`. */
  get paths(): string[] {
    return [...this.#pages.keys()];
  }

  /** By its path below `/docs`; undefined if there is none. */
  getPage(path: string): CompressedPage | undefined {
    const page = this.#pages.get(path);
    return page && this.#cached(path, () => this.#renderPage(path, page.render()));
  }

  getMarkdown(path: string): CompressedPage | undefined {
    const page = this.#pages.get(path);
    return page && this.#cached(`${path}.md`, () => page.markdown());
  }

  get info(): Catalog['info'] {
    return this.#catalog.info;
  }

  /** Of all pages. */
  writeIndex(): string {
    return writeIndex(this.#catalog, this.#addresses);
  }

  /** The index and every guide, one after the other. */
  writeFullText(): string {
    const guides = GUIDES.map((guide) => writeGuide(guide, this.#addresses));
    return [this.writeIndex(), ...guides].join('\n');
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
      {
        ...written,
        path,
        navigation: renderNavigation(this.#catalog, base, path),
        neighbors: findNeighbors(this.#order, path),
      },
      this.#addresses,
      asset,
    );
  }
}

/** Created on the first request: most test servers never get one. */
export function createLazySite(addresses: ReferenceUrls, more?: ExtraOperations): () => ReferenceSite {
  let site: ReferenceSite | undefined;
  return () => {
    site ??= new ReferenceSite(addresses, more);
    return site;
  };
}

function* listPages(catalog: Catalog, addresses: ReferenceUrls): Generator<[string, Page]> {
  const { base } = addresses;
  yield [
    '',
    {
      render: () => ({ title: 'Documentation', content: renderOverview(catalog, addresses) }),
      markdown: () => writeIndex(catalog, addresses),
    },
  ];
  for (const guide of GUIDES) {
    const render = () => ({
      title: guide.title,
      content: renderGuidePage(guide, base),
      aside: renderTableOfContents(guide),
    });
    yield [guide.path, { render, markdown: () => writeGuide(guide, addresses) }];
  }
  for (const tag of catalog.tags) {
    const render = () => ({ title: tag.name, content: renderTag(tag, base) });
    yield [`/reference/${tag.slug}`, { render, markdown: () => writeTag(tag, addresses) }];
  }
  yield [
    '/reference/events',
    {
      render: () => ({ title: 'Events', content: renderEvents(catalog, base) }),
      markdown: () => writeEvents(catalog, addresses),
    },
  ];
  for (const event of catalog.events) {
    const render = () => ({
      title: event.name,
      content: renderEvent(event, catalog, base),
      aside: renderEventSamples(event, addresses),
    });
    yield [eventPath(event.name), { render, markdown: () => writeEvent(event, addresses) }];
  }
  const changelog = { render: () => renderChangelog(base), markdown: () => writeGuide(CHANGELOG, addresses) };
  yield [CHANGELOG.path, changelog];
  for (const operation of catalog.operations.values()) {
    const render = () => ({
      title: operation.summary,
      content: renderOperation(operation, catalog, base),
      aside: html`${renderSamplesPanel(operation, addresses)}${renderTryForm(operation, catalog.document)}`,
    });
    yield [`/reference/${operation.id}`, { render, markdown: () => writeOperation(operation, addresses) }];
  }
}

const renderChangelog = (base: string): PageContent => ({
  title: CHANGELOG.title,
  content: renderGuidePage(CHANGELOG, base),
  aside: renderTableOfContents(CHANGELOG),
});
