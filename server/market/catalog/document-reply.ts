import { DOCUMENT_HEADERS } from '../../contract/document-headers.ts';
import type { PreparedBody } from '../../contract/prepared-body.ts';
import type { CompressedDocument } from './compressed-document.ts';

export function documentReply<Body>({ etag, body }: CompressedDocument) {
  // already serialized
  return {
    status: 200 as const,
    body: body as unknown as Body,
    headers: { ETag: etag, ...DOCUMENT_HEADERS },
  };
}

/** A page of a document, which names the next one in its `Link` header, too. */
export function pageReply<Body>({ body, next }: { body: PreparedBody; next: string | undefined }) {
  const headers = { ...DOCUMENT_HEADERS, ...(next && { Link: `<${next}>; rel="next"` }) };
  // already serialized
  return { status: 200 as const, body: body as unknown as Body, headers };
}
