import {
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  mergeHeaders,
  removeTrailingSlash,
} from 'openapi-fetch';
import { errorOf } from './error-of.ts';
import { NetworkError, TimeoutError } from './errors.ts';
import type { ClientOptions } from './options.ts';

export interface Request {
  method: string;
  /** Address of the host that serves it. */
  baseUrl: string;
  path: string;
  params: { path: Record<string, unknown>; query: Record<string, unknown> };
  body: string | FormData | URLSearchParams | undefined;
  headers: Record<string, string | undefined>;
  /** Returns what fetch gives, redirects included. */
  raw: boolean;
  /** The status that is the answer, besides those of success. */
  expected: number;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

/** Sends one request once; returns the body, throws what the SDK's errors describe. */
export type Transport = (request: Request) => Promise<unknown>;

const serializers = {
  pathSerializer: defaultPathSerializer,
  querySerializer: createQuerySerializer({ array: { style: 'form', explode: false } }),
};

export function createTransport(options: ClientOptions): Transport {
  return async (request) => {
    const baseUrl = removeTrailingSlash(request.baseUrl);
    const { method, path, params, body, headers, raw, expected } = request;
    const url = createFinalURL(path, { ...serializers, baseUrl, params });
    const type = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
    const init = { method, headers: mergeHeaders(type, options.headers, headers), body: body ?? null };
    const { response, text } = await exchange(options.fetch ?? fetch, url, init, request);
    const { ok, status } = response;
    if (raw && status < 400) return response;
    const answer = parse(text);
    if (ok && answer === undefined && text) throw new NetworkError(`${method} ${path} answered without JSON`);
    if (ok || status === expected) return answer;
    throw errorOf({ status, body: answer, headers: response.headers });
  };
}

/** The answer and, unless it is handed on as it is, its text. */
async function exchange(send: typeof fetch, url: string, init: RequestInit, request: Request) {
  const { raw, timeoutMs, signal } = request;
  // not AbortSignal.timeout, whose timers outlive the calls
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const until = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal;
  try {
    const response = await send(url, { ...init, signal: until, redirect: raw ? 'manual' : 'follow' });
    return { response, text: raw && response.status < 400 ? '' : await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (timeout.signal.aborted) throw new TimeoutError(`No answer within ${timeoutMs} ms`);
    throw new NetworkError(`${init.method} ${request.path} failed: ${cause}`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
