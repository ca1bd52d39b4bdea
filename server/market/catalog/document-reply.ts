import { DOCUMENT_HEADERS } from '../../contract/document-headers.ts';
import type { CompressedDocument } from './compressed-document.ts';

export function documentReply<Body>({ etag, body }: CompressedDocument) {
  // already serialized
  return {
    status: 200 as const,
    body: body as unknown as Body,
    headers: { ETag: etag, ...DOCUMENT_HEADERS },
  };
}
