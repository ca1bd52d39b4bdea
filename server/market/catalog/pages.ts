import { LRUCache } from 'lru-cache';
import type { CatalogChanges } from './changes.ts';
import { type PackedDocument, packDocument } from './packed-document.ts';

type Make = () => Promise<object>;

const MOST_BYTES = 32 * 2 ** 20;

/** Pages of the catalogs, packed as they are sent, for as long as nothing in the catalogs changes. */
export class CatalogPages {
  readonly #changes: CatalogChanges;
  readonly #kept = new LRUCache<string, PackedDocument, Make>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.byteLength,
    fetchMethod: (_key, _old, { context: make }) => pack(make),
  });

  constructor(changes: CatalogChanges) {
    this.#changes = changes;
  }

  /** `asked` says all that the page depends on besides the catalogs themselves. */
  async read(asked: object, make: Make): Promise<PackedDocument> {
    const key = `${await this.#changes.version()} ${JSON.stringify(asked)}`;
    return this.#kept.forceFetch(key, { context: make });
  }

  /** For a page that depends on more than changes of the catalogs. */
  readAnew(make: Make): Promise<PackedDocument> {
    return pack(make);
  }
}

async function pack(make: Make): Promise<PackedDocument> {
  return packDocument(JSON.stringify(await make()), { brotli: false });
}
