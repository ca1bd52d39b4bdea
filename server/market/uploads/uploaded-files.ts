import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { StoredFile } from './file.entity.ts';

const findHashes = statement([StoredFile], (db, { names }: Parameters<{ names: readonly string[] }>) =>
  db
    .selectFrom('files')
    .select(['name', 'sha256'])
    .where(({ eb, fn }) => eb('name', '=', fn.any(names))),
);

/** Uploaded files by their public URLs. */
export class UploadedFiles {
  readonly #folder: URL;

  constructor(baseUrl: string) {
    this.#folder = new URL(`${baseUrl}/api/files/`);
  }

  /** The SHA-256 of each URL that is the URL of an uploaded file. */
  async findHashes(em: EntityManager, urls: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map(urls.flatMap((url) => this.#parseName(url) ?? []));
    if (names.size === 0) return new Map();
    const rows = await findHashes.rows(em, { names: [...new Set(names.values())] });
    const hashes = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
    return new Map([...names].flatMap(([url, name]) => toEntry(url, hashes.get(name))));
  }

  #parseName(url: string): [[url: string, name: string]] | undefined {
    const { origin, pathname } = this.#folder;
    const parsed = URL.parse(url);
    if (parsed?.origin !== origin || !parsed.pathname.startsWith(pathname)) return undefined;
    return [[url, parsed.pathname.slice(pathname.length)]];
  }
}

function toEntry(url: string, sha256: string | undefined): [string, string][] {
  return sha256 === undefined ? [] : [[url, sha256]];
}
