import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../../contract/prepared-body.ts';

const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
/** Nearly all clients send one of a few headers, and parsing one takes as long as sending a small response. */
const encodingCache = new LRUCache<string, readonly Encoding[]>({ max: 200 });
const MAX_CACHED_HEADER_LENGTH = 200;

export function getAcceptedEncodings(req: Request): readonly Encoding[] {
  const header = req.headers['accept-encoding'] ?? '';
  if (typeof header !== 'string' || header.length > MAX_CACHED_HEADER_LENGTH) return negotiateEncodings(req);
  const taken = encodingCache.get(header) ?? negotiateEncodings(req);
  encodingCache.set(header, taken);
  return taken;
}

const IDENTITY: readonly Encoding[] = [];

/** Of a header that was negotiated before; undefined otherwise. */
export function findAcceptedEncodings(
  header: string | string[] | undefined,
): readonly Encoding[] | undefined {
  if (header === undefined) return IDENTITY;
  return typeof header === 'string' ? encodingCache.get(header) : undefined;
}

const negotiateEncodings = (req: Request) =>
  ENCODINGS.filter((encoding) => req.acceptsEncodings(encoding) === encoding);
