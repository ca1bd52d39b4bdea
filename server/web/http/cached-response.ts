import { createHash } from 'node:crypto';
import { matchesEtag } from '../../contract/etag.ts';
import { type Encoding, PreparedBody } from '../../contract/prepared-body.ts';
import type { Reply } from '../../contract/reply.ts';
import type { Operation } from '../../operations/operation.ts';
import { corsHeaders } from './common-headers.ts';

type HeaderValues = Record<string, string | number>;

const ETAG_BYTES = 12;
const JSON_TYPE = 'application/json; charset=utf-8';
/** Caches may store it, and ask whether it is still the same. */
const REVALIDATED = 'public, no-cache';
const SMALL_BYTES = 400;

/** A public response, ready to send. */
export class CachedResponse {
  readonly operation: Operation;
  readonly status: number;
  readonly headers: HeaderValues;
  readonly #content: PreparedBody | SplitText;
  readonly #heads = new Map<Encoding | undefined, readonly string[]>();

  private constructor(
    operation: Operation,
    { status, headers }: Reply,
    content: PreparedBody | SplitText,
    own: HeaderValues,
  ) {
    this.operation = operation;
    this.status = status;
    this.#content = content;
    this.headers = { 'Content-Type': JSON_TYPE, ...own, ...omitUndefined(headers) };
  }

  /** Of a successful reply. */
  static ofBody(operation: Operation, reply: Reply): CachedResponse {
    const prepared =
      reply.body instanceof PreparedBody
        ? reply.body
        : new PreparedBody({ plain: Buffer.from(JSON.stringify(reply.body)) });
    const etag = reply.headers?.ETag ?? hashBody(prepared);
    return new CachedResponse(operation, reply, prepared, {
      ETag: etag,
      'Cache-Control': REVALIDATED,
      Vary: 'Accept-Encoding',
    });
  }

  /** Of a failure, whose body names the request; undefined if that cannot be replaced. */
  static ofFailure(operation: Operation, reply: Reply, requestId: string): CachedResponse | undefined {
    const [before, after, ...rest] = JSON.stringify(reply.body).split(requestId);
    if (before === undefined || after === undefined || rest.length > 0) return undefined;
    return new CachedResponse(operation, reply, splitText(before, after), {});
  }

  get byteLength(): number {
    const content = this.#content;
    return content.byteLength + SMALL_BYTES;
  }

  /** For the usual way to send a reply. */
  toReply(requestId: string, ifNoneMatch: string | undefined): Reply {
    const { status, headers } = this;
    const content = this.#content;
    if (!(content instanceof PreparedBody)) {
      return { status, body: Buffer.from(joinText(content, requestId)), headers };
    }
    if (this.isKnown(ifNoneMatch)) return { status: 304, headers: this.#revalidatedHeaders() };
    return { status, body: content, headers };
  }

  isKnown(ifNoneMatch: string | undefined): boolean {
    return ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, String(this.headers.ETag));
  }

  /** Undefined if the encoding that the caller prefers does not exist yet. */
  findBody(requestId: string, accepted: readonly Encoding[]): SentBody | undefined {
    const content = this.#content;
    if (!(content instanceof PreparedBody)) {
      const length = content.byteLength + requestId.length;
      return { encoding: undefined, data: joinText(content, requestId), length };
    }
    const { encoding, bytes } = content.findEncoding(accepted) ?? {};
    return bytes && { encoding, data: bytes, length: bytes.length };
  }

  /** The whole head but the length and the id of the request, as names and values. */
  getHead(encoding: Encoding | undefined): readonly string[] {
    const known = this.#heads.get(encoding);
    if (known) return known;
    const head = flatten({
      ...corsHeaders,
      ...this.headers,
      ...(encoding && { 'Content-Encoding': encoding }),
    });
    this.#heads.set(encoding, head);
    return head;
  }

  getRevalidatedHead(): readonly string[] {
    return flatten({ ...corsHeaders, ...this.#revalidatedHeaders() });
  }

  #revalidatedHeaders(): HeaderValues {
    const { 'Content-Type': _, ...headers } = this.headers;
    return headers;
  }
}

/** Text is sent in one piece with the head, which costs less than bytes. */
interface SentBody {
  encoding: Encoding | undefined;
  data: Buffer | string;
  length: number;
}

/** What stands before and after the id of the request. */
interface SplitText {
  before: string;
  after: string;
  byteLength: number;
}

const splitText = (before: string, after: string): SplitText => ({
  before,
  after,
  byteLength: Buffer.byteLength(before) + Buffer.byteLength(after),
});

const joinText = ({ before, after }: SplitText, requestId: string) => `${before}${requestId}${after}`;

function hashBody(body: PreparedBody): string {
  const { bytes = Buffer.alloc(0) } = body.findEncoding([]) ?? {};
  const hash = createHash('sha256').update(bytes).digest().subarray(0, ETAG_BYTES);
  return `W/"v1-${hash.toString('base64url')}"`;
}

function omitUndefined(headers: Reply['headers'] = {}): HeaderValues {
  return Object.fromEntries(
    Object.entries(headers).filter(([, value]) => value !== undefined),
  ) as HeaderValues;
}

const flatten = (headers: HeaderValues): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
