import type { CatalogRow } from './payable-services.ts';

/** A JSON document around one entry per payable service. */
export interface DocumentParts {
  prefix: string;
  renderEntry(row: CatalogRow): string;
  suffix: string;
}

/** Splits a document where its entries belong: at the empty value of its last field. */
export function splitBeforeEmptyField(
  document: object,
  empty: '{}' | '[]',
): Pick<DocumentParts, 'prefix' | 'suffix'> {
  const text = JSON.stringify(document);
  const at = text.length - 2;
  if (text.slice(at - 1, at + 1) !== empty) throw new Error('The last field of the document is not empty');
  return { prefix: text.slice(0, at), suffix: text.slice(at) };
}
