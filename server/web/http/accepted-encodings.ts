import type { Request } from 'express';
import { LRUCache } from 'lru-cache';

type Encoding = 'br' | 'gzip';

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

const negotiateEncodings = (req: Request) =>
  ENCODINGS.filter((encoding) => req.acceptsEncodings(encoding) === encoding);
