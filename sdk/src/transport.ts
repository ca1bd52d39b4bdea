import { addressOf } from './address.ts';
import { errorOf } from './error-of.ts';
import { NetworkError, TimeoutError, UsageError } from './errors.ts';
import { safeCause, saidBy, without } from './redact.ts';
import type { Settings } from './settings.ts';

export interface Request {
  method: string;
  /** Address of the host that serves it. */
  baseUrl: string;
  path: string;
  params: { path: Record<string, unknown>; query: Record<string, unknown> };
  body: string | FormData | URLSearchParams | undefined;
  headers: Record<string, string | undefined>;
  /** What must not be told to anyone but the service. */
  secrets: readonly unknown[];
  /** Returns what fetch gives, redirects included. */
  raw: boolean;
  /** The status that is the answer, besides those of success. */
  expected: number;
  attempt: number;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

export interface Answer {
  body: unknown;
  response: Response;
}

/** Sends one request once; throws what the SDK's errors describe. */
export type Transport = (request: Request) => Promise<Answer>;

export function createTransport(settings: Settings): Transport {
  return async (request) => {
    const { baseUrl, path, params } = request;
    const url = addressOf(baseUrl, path, params);
    const sent = answerTo(settings, url, request);
    if (settings.logger) tell(settings.logger, url, request, sent);
    return sent;
  };
}

async function answerTo(settings: Settings, url: string, request: Request): Promise<Answer> {
  const { method, raw, expected, secrets } = request;
  const { response, text } = await exchange(settings, url, request);
  const { ok, status } = response;
  if (raw && status < 400) return { body: response, response };
  const body = parse(text);
  if (ok && body === undefined && text) {
    throw new NetworkError(`${hostOf(url)} answered ${method} ${request.path} without JSON`);
  }
  if (ok || status === expected) return { body, response };
  throw errorOf({ status, body: parse(without(secrets, text)), headers: response.headers });
}

/** The answer and, unless it is handed on as it is, its text. */
async function exchange(settings: Settings, url: string, request: Request) {
  const { method, path, body = null, raw, timeoutMs, signal, secrets } = request;
  const headers = headersOf(settings, request);
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
      throw new TimeoutError(`No answer from ${hostOf(url)} within ${timeoutMs} ms`);
    throw new NetworkError(`${method} ${path} at ${hostOf(url)} failed: ${saidBy(cause, secrets)}`, {
      cause: safeCause(cause, secrets),
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Whoever refuses a value quotes it. */
function headersOf(settings: Settings, { body, headers, secrets }: Request): Headers {
  const type = typeof body === 'string' && { 'Content-Type': 'application/json' };
  try {
    const all = new Headers(settings.headers);
    for (const [name, value] of Object.entries({ ...type, ...headers })) if (value) all.set(name, value);
    return all;
  } catch (cause) {
    throw new UsageError(`A header cannot be sent: ${saidBy(cause, secrets)}`);
  }
}

/** Tells what became of a request; whoever listens cannot change that. */
function tell(
  log: NonNullable<Settings['logger']>,
  address: string,
  { method, attempt, secrets }: Request,
  sent: Promise<Answer>,
): void {
  const start = performance.now();
  const entry = () => ({
    method,
    url: without(secrets, address),
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

const hostOf = (url: string) => new URL(url).host;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
