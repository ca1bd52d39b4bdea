import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Answer } from '../../operations/answer.ts';

type Body = Record<string, unknown>;

const unpack = promisify(gunzip);

/** Some documents are kept as packed bytes. */
export async function bodyOf({ body, headers }: Answer): Promise<Body> {
  if (!Buffer.isBuffer(body)) return body as Body;
  const isPacked = headers?.['Content-Encoding'] === 'gzip';
  return JSON.parse((isPacked ? await unpack(body) : body).toString());
}

/** How long to wait before it is worth asking again, where that is known. */
export function waitOf({ headers }: Answer): { retry_after_seconds?: number } {
  const seconds = Number(headers?.['Retry-After']);
  return Number.isFinite(seconds) ? { retry_after_seconds: seconds } : {};
}
