import type { DescribedRow } from './payable.ts';

/** A JSON document around one entry per payable service. */
export interface DocumentParts {
  begin: string;
  entry(row: DescribedRow): string;
  end: string;
}

/** Cuts a document open where its entries belong: at the value of its last field, which is empty. */
export function openAt(document: object, empty: '{}' | '[]'): Pick<DocumentParts, 'begin' | 'end'> {
  const text = JSON.stringify(document);
  const at = text.length - 2;
  if (text.slice(at - 1, at + 1) !== empty) throw new Error('The last field of the document is not empty');
  return { begin: text.slice(0, at), end: text.slice(at) };
}
