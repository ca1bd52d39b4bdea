import { MarketError, NetworkError } from './errors.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_BACKOFF_MS = 8000;

/** Milliseconds to wait before the call is worth repeating; undefined when it is not. */
export function pauseAfter(
  error: unknown,
  attempt: number,
  repeatable: boolean,
  maxPauseMs: number,
): number | undefined {
  if (!(error instanceof MarketError) || !isPassing(error)) return undefined;
  // a call over the limit was not begun, so that any may be repeated
  if (!repeatable && error.status !== 429) return undefined;
  const backoff = Math.random() * Math.min(LONGEST_BACKOFF_MS, FIRST_PAUSE_MS * 2 ** attempt);
  const pause = error.retryAfter === undefined ? backoff : error.retryAfter * 1000 + backoff;
  return pause - backoff > maxPauseMs ? undefined : pause;
}

/** The service says when to come back, or it or the way to it failed. */
function isPassing(error: MarketError): boolean {
  const { status, retryAfter } = error;
  return (
    error instanceof NetworkError ||
    retryAfter !== undefined ||
    status === 429 ||
    (status >= 500 && status !== 501)
  );
}

/** Rejects with the signal's reason when that ends the wait. */
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
