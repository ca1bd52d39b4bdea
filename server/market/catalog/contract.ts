import { readFile } from 'node:fs/promises';
import { type PackedDocument, packDocument } from './packed-document.ts';

const CONTRACT = new URL('../../../generated/openapi.json', import.meta.url);

let packed: Promise<PackedDocument> | undefined;

/** The contract of the whole service. It does not change while the server runs. */
export function contractDocument(): Promise<PackedDocument> {
  packed ??= readFile(CONTRACT, 'utf8').then(packDocument);
  return packed;
}
