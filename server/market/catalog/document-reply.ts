import { matchesEtag } from '../../contract/etag.ts';
import type { CompressedDocument } from './compressed-document.ts';

const CACHE_CONTROL = 'public, max-age=60';
const TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

/** The document, or 304. */
export function documentReply<Body>({ etag, body }: CompressedDocument, ifNoneMatch: string | undefined) {
  const headers = { ETag: etag, 'Cache-Control': CACHE_CONTROL, Vary: 'Accept-Encoding' };
  if (matchesEtag(ifNoneMatch, etag)) return { status: 304 as const, body: undefined, headers };
  // already serialized
  return { status: 200 as const, body: body as unknown as Body, headers: { ...headers, ...TYPE } };
}
