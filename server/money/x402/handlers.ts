import { createHash } from 'node:crypto';
import type { X402KeysHandlers } from '../../../generated/handlers.gen.ts';
import { matchesEtag } from '../../contract/etag.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { toDidDocument } from './convert.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Constant while the server runs. */
export function x402KeysHandlers(keys: SigningKeys): X402KeysHandlers<RequestContext> {
  const body = toDidDocument(keys);
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const etag = `"v1-${digest.slice(0, 16)}"`;
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=60' };
  return {
    async get({ header }) {
      if (matchesEtag(header['If-None-Match'], etag))
        return { status: 304 as const, body: undefined, headers };
      return { status: 200 as const, body, headers };
    },
  };
}
