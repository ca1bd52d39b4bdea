import { type Html, html } from '../../foundation/platform/html.ts';
import { type PackedPage, pack } from '../pages/packed.ts';
import { docsAt, type ReferenceAddresses } from './addresses.ts';
import { type Assets, readAssets } from './assets.ts';
import { type Catalog, type MoreOperations, readCatalog } from './contract/catalog.ts';
import { eventsContent, tagContent } from './contract-pages.ts';
import { guideContent, onThisPage } from './guide-page.ts';
import { GUIDES } from './guides.ts';
import { layout } from './layout.ts';
import { navigation } from './navigation.ts';
import { operationContent } from './operation-page.ts';
import { overviewContent } from './overview-page.ts';
import { samplesPanel } from './samples/panel.ts';
import { searchEntries } from './search-index.ts';
import { tryForm } from './try-form.ts';

interface Written {
  title: string;
  content: Html;
  aside?: Html | undefined;
}

/** All pages, each made when it is first asked for and kept: nothing of it changes while the server runs. */
export class Site {
  readonly assets: Assets = readAssets();
  readonly #catalog: Catalog;
  readonly #addresses: ReferenceAddresses;
  readonly #pages: ReadonlyMap<string, () => Written>;
  readonly #made = new Map<string, PackedPage>();

  constructor(addresses: ReferenceAddresses, more?: MoreOperations) {
    this.#addresses = addresses;
    this.#catalog = readCatalog(more);
    this.#pages = new Map(pagesOf(this.#catalog, addresses));
  }

  /** By its path below `/docs`; undefined where there is none. */
  page(path: string): PackedPage | undefined {
    const write = this.#pages.get(path);
    return write && this.#keep(path, () => this.#whole(path, write()));
  }

  searchIndex(): PackedPage {
    return this.#keep('search', () => JSON.stringify(searchEntries(this.#catalog, this.#addresses.base)));
  }

  #keep(name: string, make: () => string): PackedPage {
    const made = this.#made.get(name) ?? pack(make());
    this.#made.set(name, made);
    return made;
  }

  #whole(path: string, written: Written): string {
    const { base } = this.#addresses;
    const asset = (file: string) => docsAt(base, `/assets/${file}?v=${this.assets.version}`);
    return layout({ ...written, navigation: navigation(this.#catalog, base, path) }, this.#addresses, asset);
  }
}

function* pagesOf(catalog: Catalog, addresses: ReferenceAddresses): Generator<[string, () => Written]> {
  const { base } = addresses;
  yield ['', () => ({ title: 'Documentation', content: overviewContent(catalog, addresses) })];
  for (const guide of GUIDES) {
    const write = () => ({
      title: guide.title,
      content: guideContent(guide, base),
      aside: onThisPage(guide),
    });
    yield [guide.address, write];
  }
  for (const tag of catalog.tags) {
    yield [`/reference/${tag.slug}`, () => ({ title: tag.name, content: tagContent(tag, base) })];
  }
  yield ['/reference/events', () => ({ title: 'Events', content: eventsContent(catalog, base) })];
  for (const operation of catalog.operations.values()) {
    const write = () => ({
      title: operation.summary,
      content: operationContent(operation, catalog, base),
      aside: html`${samplesPanel(operation, addresses)}${tryForm(operation, catalog.document)}`,
    });
    yield [`/reference/${operation.id}`, write];
  }
}
