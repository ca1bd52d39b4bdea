import { commonHeaders } from './common-headers.ts';
import type { Exchange } from './exchange.ts';
import type { Reply } from './reply.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const BINARY_TYPE = 'application/octet-stream';

/** Writes the answer in one go. Headers that are undefined are left out. */
export function send({ req, res, requestId }: Exchange, { status, body, headers }: Reply): void {
  if (res.headersSent || res.destroyed) return;
  const all = commonHeaders(req.headers.origin);
  all['X-Request-Id'] = requestId;
  const payload = encode(body);
  if (payload !== undefined) {
    all['Content-Type'] = Buffer.isBuffer(body) ? BINARY_TYPE : JSON_TYPE;
    all['Content-Length'] = payload.length;
  }
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) all[CANONICAL[name.toLowerCase()] ?? name] = value;
  }
  res.writeHead(status, all).end(payload);
}

/** Set here and by handlers: one spelling, so that the later one replaces the earlier. */
const CANONICAL: Record<string, string> = {
  'content-type': 'Content-Type',
  'content-length': 'Content-Length',
};

/** Bytes, because Node writes a string together with the headers and would encode all of it as UTF-8. */
function encode(body: unknown): Buffer | undefined {
  if (body === undefined || Buffer.isBuffer(body)) return body;
  return Buffer.from(JSON.stringify(body));
}
