import { randomUUID } from 'node:crypto';
import { FormBody } from '../contract/form-body.ts';
import {
  type InputBody,
  type InputHeaders,
  type KnownCaller,
  NO_BODY,
  type OperationInput,
} from './input.ts';
import type { OperationReply } from './operation-reply.ts';
import type { Operations } from './operations.ts';

type NamedValues = Readonly<Record<string, unknown>>;

/** An in-process call, with the names of the contract. */
export interface DirectRequest {
  path?: NamedValues;
  query?: NamedValues;
  header?: NamedValues;
  /** A JSON value or a form. */
  body?: unknown;
  /** An API key or a token. */
  bearer?: string;
  knownCaller?: KnownCaller;
  /** The client's address: limits count it together with other protocols. */
  address: string | undefined;
  requestId?: string;
  /** Evaluated lazily. */
  readonly signal?: AbortSignal;
}

/** Performs an operation without a connection. */
export async function callDirectly(
  operations: Operations,
  operationId: string,
  request: DirectRequest,
): Promise<OperationReply> {
  const startedAt = performance.now();
  const operation = operations.get(operationId);
  const answer = await operations.perform(operation, new DirectInput(request));
  operation.observe(answer.status, (performance.now() - startedAt) / 1000);
  return answer;
}

class DirectInput implements OperationInput {
  readonly requestId: string;
  readonly address: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: NamedValues;
  readonly headers: InputHeaders;
  readonly cookies = {};
  readonly knownCaller: KnownCaller | undefined;
  readonly #body: unknown;
  readonly #request: DirectRequest;
  #signal: AbortSignal | undefined;

  constructor(request: DirectRequest) {
    const { path = {}, query = {}, header = {}, bearer, address, knownCaller, body } = request;
    this.requestId = request.requestId ?? randomUUID();
    this.address = address;
    this.knownCaller = knownCaller;
    this.params = mapDefined(path, String);
    this.query = mapDefined(query, (value) => (Array.isArray(value) ? value.map(String) : String(value)));
    this.headers = buildHeaders(header, bearer);
    this.#body = body;
    this.#request = request;
  }

  get signal(): AbortSignal {
    this.#signal ??= this.#request.signal ?? new AbortController().signal;
    return this.#signal;
  }

  readBody(): InputBody {
    const body = this.#body;
    if (body === undefined) return NO_BODY;
    if (body instanceof FormBody) return { value: body, mediaType: 'multipart/form-data' };
    // a copy, because validation fills in defaults, and non-JSON values would not survive a connection either
    return { value: JSON.parse(JSON.stringify(body)), mediaType: 'application/json' };
  }
}

function buildHeaders(header: NamedValues, bearer: string | undefined): InputHeaders {
  const named = Object.entries(mapDefined(header, String)).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  return { ...Object.fromEntries(named), ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) };
}

/** Outside of the body everything is text, and undefined values are omitted. */
function mapDefined<T>(values: NamedValues, map: (value: unknown) => T): Record<string, T> {
  const given: Record<string, T> = {};
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value !== undefined && value !== null) given[name] = map(value);
  }
  return given;
}
