import { setImmediate as nextTurn } from 'node:timers/promises';
import { PreparedBody } from '../../contract/prepared-body.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { DocumentParts } from './document-parts.ts';
import { type CatalogRow, listPayableAfter } from './payable-services.ts';

export interface DocumentPagesOptions {
  minPriceMicro: bigint;
  log: Logger;
}

/** A document that lists the payable services. */
export interface ListingDocument {
  parts: DocumentParts;
  url: string;
  /** The field with the URL of the next page. */
  nextField: string;
}

interface DocumentPage {
  body: PreparedBody;
  /** The URL of the next page; undefined on the last one. */
  next: string | undefined;
}

const BATCH_SIZE = 500;
/** Less than a megabyte, with the end of the document. */
const MAX_PAGE_BYTES = 990_000;

/** Documents that list the payable services, as many in each as fit. */
export class DocumentPages {
  readonly #options: DocumentPagesOptions;

  constructor(options: DocumentPagesOptions) {
    this.#options = options;
  }

  async read(em: EntityManager, after: string, document: ListingDocument): Promise<DocumentPage> {
    const { parts, url } = document;
    const { prefix, suffix } = parts;
    const entries: string[] = [];
    let bytes = Buffer.byteLength(prefix);
    let last = after;
    for await (const row of this.#listRows(em, after)) {
      const entry = this.#renderEntry(parts, row);
      bytes += Buffer.byteLength(entry) + 2;
      if (bytes > MAX_PAGE_BYTES && entries.length > 0) {
        return buildPage(document, entries, `${url}?after=${last}`);
      }
      if (entry !== '') entries.push(entry);
      last = row.id;
    }
    return { body: toBody(`${prefix}${entries.join(',\n')}${suffix}`), next: undefined };
  }

  /** Yields to other requests between batches. */
  async *#listRows(em: EntityManager, first: string): AsyncGenerator<CatalogRow> {
    for (let after = first; ; ) {
      const rows = await listPayableAfter(em, this.#options.minPriceMicro, after, BATCH_SIZE);
      yield* rows;
      if (rows.length < BATCH_SIZE) return;
      after = rows.at(-1)?.id ?? after;
      await nextTurn();
    }
  }

  /** Empty if the row is invalid, so that the others are still listed. */
  #renderEntry(parts: DocumentParts, row: CatalogRow): string {
    try {
      return parts.renderEntry(row);
    } catch (err) {
      this.#options.log.error({ err, service_id: row.id }, 'could not render service for the catalog');
      return '';
    }
  }
}

function buildPage(
  { parts: { prefix, suffix }, nextField }: ListingDocument,
  entries: readonly string[],
  next: string,
): DocumentPage {
  const end = `${suffix.slice(0, -1)},"${nextField}":${JSON.stringify(next)}}`;
  return { body: toBody(`${prefix}${entries.join(',\n')}${end}`), next };
}

const toBody = (text: string) => new PreparedBody({ plain: Buffer.from(text) });
