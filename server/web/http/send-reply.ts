import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { PreparedBody } from '../../contract/prepared-body.ts';
import type { Reply } from '../../contract/reply.ts';
import { getAcceptedEncodings } from './accepted-encodings.ts';
import { commonHeaders } from './common-headers.ts';
import type { Exchange } from './exchange.ts';
import { isPrivateResponse } from './private-response.ts';

const CONTENT_TYPE = 'Content-Type';
const CONTENT_LENGTH = 'Content-Length';
const JSON_TYPE = 'application/json; charset=utf-8';
const BINARY_TYPE = 'application/octet-stream';

/** Creates the encoding that the caller prefers, if it does not exist yet. True if it did. */
export async function prepareBody({ req }: Exchange, { body }: Reply): Promise<boolean> {
  return body instanceof PreparedBody && (await body.prepare(getAcceptedEncodings(req)));
}

/** Writes the response, at once unless it is a stream. Undefined headers are omitted. */
export function sendReply(exchange: Exchange, { status, body, headers }: Reply): void {
  const { req, res, requestId } = exchange;
  if (res.headersSent || res.destroyed) {
    discard(body);
    return;
  }
  const all = commonHeaders(req.headers.origin);
  all['X-Request-Id'] = requestId;
  if (body instanceof Readable) all[CONTENT_TYPE] = BINARY_TYPE;
  const prepared = body instanceof PreparedBody ? body.findEncoding(getAcceptedEncodings(req)) : undefined;
  const payload = prepared ? prepared.bytes : encode(body, headers);
  let length = 0;
  if (payload !== undefined) {
    all[CONTENT_TYPE] = Buffer.isBuffer(body) ? BINARY_TYPE : JSON_TYPE;
    length = Buffer.byteLength(payload);
    all[CONTENT_LENGTH] = length;
  }
  if (prepared?.encoding) all['Content-Encoding'] = prepared.encoding;
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) all[toCanonicalName(name)] = value;
  }
  if (isPrivateResponse(exchange)) all['Cache-Control'] = 'no-store';
  res.writeHead(status, all);
  const stream = findStream(body, payload);
  if (stream && req.method !== 'HEAD') {
    sendStream(exchange, stream());
  } else {
    discard(body);
    // for ASCII, latin1 yields the same bytes and is a plain copy
    if (length === payload?.length) res.end(payload, 'latin1');
    else res.end(payload);
  }
}

/** A prepared body that is too large to cache plain is decompressed on demand. */
function findStream(body: unknown, payload: Buffer | string | undefined): (() => Readable) | undefined {
  if (body instanceof Readable) return () => body;
  if (!(body instanceof PreparedBody) || payload !== undefined) return undefined;
  const { gzip } = body;
  return gzip && (() => Readable.from([gzip]).pipe(createGunzip()));
}

/** After it has started, a failing response can only be cut off, which tells the caller that it is incomplete. */
function sendStream({ res, log }: Exchange, body: Readable): void {
  pipeline(body, res).catch((err) => log.debug({ err }, 'response stream aborted'));
}

function discard(body: unknown): void {
  if (body instanceof Readable) body.destroy();
}

/** Set here and by handlers: one spelling, so that the later one replaces the earlier. */
function toCanonicalName(name: string): string {
  if (name.length === CONTENT_TYPE.length && name.toLowerCase() === 'content-type') return CONTENT_TYPE;
  if (name.length === CONTENT_LENGTH.length && name.toLowerCase() === 'content-length') return CONTENT_LENGTH;
  return name;
}

/**
 * Node writes a string together with the headers, which is faster, and encodes both as UTF-8. That is right if the
 * headers are ASCII; otherwise the body is written as bytes.
 */
function encode(body: unknown, headers: Reply['headers']): Buffer | string | undefined {
  if (body === undefined || body instanceof Readable) return undefined;
  if (Buffer.isBuffer(body)) return body;
  const text = JSON.stringify(body);
  return isAscii(headers) ? text : Buffer.from(text);
}

const ASCII = /^[ -~]*$/;

function isAscii(headers: Reply['headers']): boolean {
  for (const name in headers) {
    const value = headers[name];
    if (typeof value === 'string' && !ASCII.test(value)) return false;
  }
  return true;
}
