import type { Request } from 'express';
import { LRUCache } from 'lru-cache';

type Encoding = 'br' | 'gzip';

const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];
/** Nearly all clients send one of a few headers, and reading one takes as long as sending a small answer. */
const known = new LRUCache<string, readonly Encoding[]>({ max: 200 });
const MOST_CHARACTERS = 200;

export function takenEncodings(req: Request): readonly Encoding[] {
  const header = req.headers['accept-encoding'] ?? '';
  if (typeof header !== 'string' || header.length > MOST_CHARACTERS) return read(req);
  const taken = known.get(header) ?? read(req);
  known.set(header, taken);
  return taken;
}

const read = (req: Request) => ENCODINGS.filter((encoding) => req.acceptsEncodings(encoding) === encoding);
