import { buildUrl } from './build-url.ts';
import { NetworkError, TimeoutError, UsageError } from './errors.ts';
import { getSafeMessage, redactCause, redactSecrets } from './redact.ts';
import type { Settings } from './settings.ts';
import { toMarketError } from './to-error.ts';

export interface Request {
  method: string;
  /** The URL of its host. */
  baseUrl: string;
  path: string;
  params: { path: Record<string, unknown>; query: Record<string, unknown> };
  body: string | FormData | URLSearchParams | undefined;
  headers: Record<string, string | undefined>;
  /** Secrets that must not leave the SDK except to the service. */
  secrets: readonly unknown[];
  /** Returns the fetch response, redirects included. */
  raw: boolean;
  /** The status that counts as success, besides 2xx. */
  expected: number;
  attempt: number;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

export interface ApiResponse {
  body: unknown;
  response: Response;
}

/** Sends one request once; throws SDK errors. */
export type Transport = (request: Request) => Promise<ApiResponse>;

export function createTransport(settings: Settings): Transport {
  return async (request) => {
    const { baseUrl, path, params } = request;
    const url = buildUrl(baseUrl, path, params);
    const sent = fetchResponse(settings, url, request);
    if (settings.logger) logRequest(settings.logger, url, request, sent);
    return sent;
  };
}

async function fetchResponse(settings: Settings, url: string, request: Request): Promise<ApiResponse> {
  const { method, raw, expected, secrets } = request;
  const { response, text } = await fetchText(settings, url, request);
  const { ok, status } = response;
  if (raw && status < 400) return { body: response, response };
  const body = parseJson(text);
  if (ok && body === undefined && text) {
    throw new NetworkError(`${getHost(url)} answered ${method} ${request.path} without JSON`);
  }
  if (ok || status === expected) return { body, response };
  throw toMarketError({ status, body: parseJson(redactSecrets(secrets, text)), headers: response.headers });
}

/** The response and, unless it is passed through, its text. */
async function fetchText(settings: Settings, url: string, request: Request) {
  const { method, path, body = null, raw, timeoutMs, signal, secrets } = request;
  const headers = buildHeaders(settings, request);
  // not AbortSignal.timeout, whose timers outlive the calls
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const until = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal;
  const redirect = raw ? 'manual' : 'follow';
  try {
    const response = await (settings.fetch ?? fetch)(url, { method, headers, body, signal: until, redirect });
    return { response, text: raw && response.status < 400 ? '' : await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (timeout.signal.aborted)
      throw new TimeoutError(`No answer from ${getHost(url)} within ${timeoutMs} ms`);
    throw new NetworkError(`${method} ${path} at ${getHost(url)} failed: ${getSafeMessage(cause, secrets)}`, {
      cause: redactCause(cause, secrets),
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Validation errors of fetch quote the value. */
function buildHeaders(settings: Settings, { body, headers, secrets }: Request): Headers {
  const type = typeof body === 'string' && { 'Content-Type': 'application/json' };
  try {
    const all = new Headers(settings.headers);
    for (const [name, value] of Object.entries({ ...type, ...headers })) if (value) all.set(name, value);
    return all;
  } catch (cause) {
    throw new UsageError(`A header cannot be sent: ${getSafeMessage(cause, secrets)}`);
  }
}

/** Reports a request; listeners cannot affect it. */
function logRequest(
  log: NonNullable<Settings['logger']>,
  address: string,
  { method, attempt, secrets }: Request,
  sent: Promise<ApiResponse>,
): void {
  const start = performance.now();
  const entry = () => ({
    method,
    url: redactSecrets(secrets, address),
    attempt,
    durationMs: Math.round(performance.now() - start),
  });
  sent
    .then(
      ({ response: { status, headers } }) =>
        log({ ...entry(), status, requestId: headers.get('x-request-id') ?? undefined }),
      (error) => log({ ...entry(), status: error?.status ?? 0, requestId: error?.requestId, error }),
    )
    .catch(() => {});
}

const getHost = (url: string) => new URL(url).host;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
