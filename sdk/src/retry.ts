import { MarketError, NetworkError } from './errors.ts';
import type { ClientOptions } from './options.ts';

const MAX_PAUSE_MS = 30_000;
const BASE_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 8000;

/** Milliseconds to wait before a retry; false if the call must not be retried. */
export function getRetryDelay(
  error: unknown,
  attempt: number,
  repeatable: boolean,
  { maxPauseMs = MAX_PAUSE_MS }: Pick<ClientOptions, 'maxPauseMs'>,
): number | false {
  if (!(error instanceof MarketError) || !isRetryable(error)) return false;
  // a rate-limited call was not executed, so any can be retried
  if (!repeatable && error.status !== 429) return false;
  const asked = (error.retryAfter ?? 0) * 1000;
  const backoff = Math.random() * Math.min(MAX_BACKOFF_MS, BASE_BACKOFF_MS * 2 ** attempt);
  return asked <= maxPauseMs && asked + backoff;
}

/** The service asks for a retry, or it or the network failed. */
function isRetryable(error: MarketError): boolean {
  const { status, retryAfter } = error;
  return (
    error instanceof NetworkError ||
    retryAfter !== undefined ||
    status === 429 ||
    (status >= 500 && status !== 501)
  );
}

/** Rejects with the signal's reason if that ends the wait. */
export function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
