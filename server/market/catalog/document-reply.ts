import type { CompressedDocument } from './compressed-document.ts';

export const DOCUMENT_HEADERS = {
  'Cache-Control': 'public, max-age=60',
  'Content-Type': 'application/json; charset=utf-8',
};

export function documentReply<Body>({ etag, body }: CompressedDocument) {
  // already serialized
  return {
    status: 200 as const,
    body: body as unknown as Body,
    headers: { ETag: etag, ...DOCUMENT_HEADERS },
  };
}
