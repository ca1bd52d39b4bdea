import { matchesEtag } from '../../contract/etag.ts';
import type { PackedDocument } from './packed-document.ts';

const CACHE_CONTROL = 'public, max-age=60';

/** The document, or that the caller has it already. It is unpacked on the way to callers that do not take gzip. */
export function documentReply<Body>({ etag, gzip }: PackedDocument, ifNoneMatch: string | undefined) {
  const headers = { ETag: etag, 'Cache-Control': CACHE_CONTROL, Vary: 'Accept-Encoding' };
  if (matchesEtag(ifNoneMatch, etag)) return { status: 304 as const, body: undefined, headers };
  return {
    status: 200 as const,
    // bytes that were made to be the document
    body: gzip as unknown as Body,
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8', 'Content-Encoding': 'gzip' },
  };
}
