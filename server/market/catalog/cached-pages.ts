import { LRUCache } from 'lru-cache';
import type { CatalogVersion } from './catalog-version.ts';
import { type CompressedDocument, compressDocument } from './compressed-document.ts';

type BuildPage = () => Promise<object>;

const MAX_CACHE_BYTES = 32 * 2 ** 20;

/** Compressed pages of the catalogs, cached until the catalogs change. */
export class CatalogPageCache {
  readonly #version: CatalogVersion;
  readonly #cache = new LRUCache<string, CompressedDocument, BuildPage>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ body }) => body.byteLength,
    fetchMethod: (_key, _old, { context: make }) => buildAndCompress(make),
  });

  constructor(changes: CatalogVersion) {
    this.#version = changes;
  }

  /** `asked` identifies everything that the page depends on besides the catalogs. */
  async read(asked: object, make: BuildPage): Promise<CompressedDocument> {
    const key = `${await this.#version.read()} ${JSON.stringify(asked)}`;
    return this.#cache.forceFetch(key, { context: make });
  }

  /** For a page that depends on more than the catalogs. */
  readUncached(make: BuildPage): Promise<CompressedDocument> {
    return buildAndCompress(make);
  }
}

async function buildAndCompress(make: BuildPage): Promise<CompressedDocument> {
  return compressDocument(JSON.stringify(await make()), { brotli: false });
}
