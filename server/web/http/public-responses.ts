import {
  type ContractDocument,
  getOperation,
  type Parameter,
  resolveRef,
} from '../../contract/contract-document.ts';
import type { PublicRead, PublicReads } from '../../contract/domain-module.ts';
import { PreparedBody } from '../../contract/prepared-body.ts';
import type { Reply } from '../../contract/reply.ts';
import type { Fill, PublicCache } from '../../foundation/public-cache/public-cache.ts';
import type { Operation } from '../../operations/operation.ts';
import { CachedResponse } from './cached-response.ts';
import type { Exchange } from './exchange.ts';
import { hasInvalidEtags, isPrivateResponse } from './private-response.ts';

interface CacheableOperation {
  read: PublicRead;
  /** Of the parameters in the query that count. */
  queryNames: readonly string[];
}

interface PendingRead {
  fill: Fill;
  response: Promise<Reply | CachedResponse>;
}

export interface PublicResponsesOptions {
  /** Undefined if nothing is cached. */
  cache: PublicCache<CachedResponse> | undefined;
  reads: PublicReads;
  operations: Iterable<Operation>;
  contract: ContractDocument;
}

/** Long URLs are rare, and would let callers fill the memory with names instead of responses. */
const MAX_URL_LENGTH = 512;

/** Responses of public reads, from memory if possible. */
export class PublicResponses {
  readonly #cache: PublicCache<CachedResponse> | undefined;
  readonly #cacheable = new Map<Operation, CacheableOperation>();
  readonly #pending = new Map<string, PendingRead>();

  constructor({ cache, reads, operations, contract }: PublicResponsesOptions) {
    this.#cache = cache;
    for (const operation of operations) {
      const read = reads[operation.route.operationId];
      if (read) this.#cacheable.set(operation, describeOperation(operation, read, contract));
    }
  }

  /** By the URL as it was sent before. */
  find(url: string): CachedResponse | undefined {
    return this.#cache?.getByAlias(url);
  }

  /** A response from memory, or from the operation, which is then stored. */
  async respond(exchange: Exchange, operation: Operation, perform: () => Promise<Reply>): Promise<Reply> {
    const cacheable = this.#cacheable.get(operation);
    if (!cacheable || hasInvalidEtags(exchange.headers)) return perform();
    const found = isPrivateResponse(exchange)
      ? toResponse(exchange, operation, cacheable.read, await perform())
      : await this.#read(exchange, operation, cacheable, perform);
    if (!(found instanceof CachedResponse)) return found;
    const { headers } = exchange.req;
    return found.toReply(exchange.requestId, headers['if-none-match']);
  }

  /** Call it if an encoding was added to a response. */
  resize(exchange: Exchange): void {
    const response = this.find(exchange.req.originalUrl);
    const key = response && buildKey(exchange, response.operation, this.#cacheable);
    if (key !== undefined && response) this.#cache?.resize(key, response);
  }

  async #read(
    exchange: Exchange,
    operation: Operation,
    cacheable: CacheableOperation,
    perform: () => Promise<Reply>,
  ): Promise<Reply | CachedResponse> {
    const key = buildKey(exchange, operation, this.#cacheable) ?? '';
    const known = this.#cache?.get(key) ?? (await this.#join(key));
    const response = known ?? (await this.#fill(key, exchange, operation, cacheable.read, perform));
    const { originalUrl } = exchange.req;
    if (originalUrl.length <= MAX_URL_LENGTH) this.#cache?.addAlias(key, originalUrl);
    return response;
  }

  /** Shares a read that began before, if nothing changed since. Only a success is shared. */
  async #join(key: string): Promise<CachedResponse | undefined> {
    const pending = this.#pending.get(key);
    if (!pending || pending.fill.published.size > 0) return undefined;
    const response = await pending.response.catch(() => undefined);
    return response instanceof CachedResponse && pending.fill.published.size === 0 ? response : undefined;
  }

  async #fill(
    key: string,
    exchange: Exchange,
    operation: Operation,
    read: PublicRead,
    perform: () => Promise<Reply>,
  ): Promise<Reply | CachedResponse> {
    const fill = this.#cache?.beginFill();
    const response = perform().then((reply) => {
      const made = toResponse(exchange, operation, read, reply);
      if (!fill) return made;
      const isStorable = made instanceof CachedResponse && read.isStorable?.() !== false;
      const tags = isStorable ? read.listTags(reply.body as never, exchange) : undefined;
      if (isStorable && tags) this.#cache?.finishFill(fill, key, made, tags);
      return made;
    });
    if (!fill) return response;
    const pending = { fill, response };
    this.#pending.set(key, pending);
    try {
      return await response;
    } finally {
      this.#cache?.abandonFill(fill);
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    }
  }
}

/** Revalidation is done here, and a request with the other one does not use the cache. */
const NEUTRAL_HEADERS = new Set(['If-None-Match', 'X-Market-Wallet-Chain']);

function describeOperation(
  { route }: Operation,
  read: PublicRead,
  contract: ContractDocument,
): CacheableOperation {
  if (route.method !== 'get' || route.rateLimit || route.callerLimit || route.failureLimit) {
    throw new Error(`${route.operationId} cannot be cached: it is limited, or no read`);
  }
  const { parameters = [] } = getOperation(contract, route.method, route.path);
  const declared = parameters.map((one) => resolveRef<Parameter>(contract, one));
  const header = declared.find((one) => one.in === 'header' && !NEUTRAL_HEADERS.has(one.name));
  if (header) throw new Error(`${route.operationId} cannot be cached: it depends on ${header.name}`);
  const queryNames = declared.filter((one) => one.in === 'query').map(({ name }) => name);
  return { read, queryNames: queryNames.sort() };
}

/** Of everything that the response depends on. */
function buildKey(
  exchange: Exchange,
  operation: Operation,
  cacheable: ReadonlyMap<Operation, CacheableOperation>,
): string | undefined {
  const names = cacheable.get(operation)?.queryNames;
  if (!names) return undefined;
  const asked = names.flatMap((name) =>
    exchange.query[name] === undefined ? [] : [[name, exchange.query[name]]],
  );
  return `${operation.route.operationId} ${JSON.stringify([Object.values(exchange.params), asked])}`;
}

function toResponse(
  { requestId }: Exchange,
  operation: Operation,
  { status }: PublicRead,
  reply: Reply,
): Reply | CachedResponse {
  if (reply.status !== status) return reply;
  if (status !== 200) return CachedResponse.ofFailure(operation, reply, requestId) ?? reply;
  const isJson = reply.body instanceof PreparedBody || !Buffer.isBuffer(reply.body);
  return isJson ? CachedResponse.ofBody(operation, reply) : reply;
}
