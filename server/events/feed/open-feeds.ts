import { TooManyRequestsError } from '../../foundation/platform/errors.ts';
import { buildRateLimitHeaders } from '../../foundation/platform/rate-limit-headers.ts';

const MAX_OPEN_PER_READER = 20;
const RETRY_SECONDS = 5;

/** Counts the open requests of each reader in this process. */
export class OpenFeeds {
  readonly #counts = new Map<string, number>();

  /** Returns the function that ends it. */
  open(readerKey: string): () => void {
    const count = this.#counts.get(readerKey) ?? 0;
    if (count >= MAX_OPEN_PER_READER) throw tooManyFeedsError();
    this.#counts.set(readerKey, count + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.#counts.get(readerKey) ?? 1) - 1;
      if (left > 0) this.#counts.set(readerKey, left);
      else this.#counts.delete(readerKey);
    };
  }
}

function tooManyFeedsError(): TooManyRequestsError {
  return new TooManyRequestsError(
    'rate_limited',
    `You already have ${MAX_OPEN_PER_READER} requests for events open. Close one, or share one among your processes, and try again in ${RETRY_SECONDS} seconds.`,
    {
      headers: {
        ...buildRateLimitHeaders(
          { policy: 'open_feeds', limit: MAX_OPEN_PER_READER, remaining: 0, msToReset: RETRY_SECONDS * 1000 },
          Date.now(),
        ),
        'Retry-After': String(RETRY_SECONDS),
      },
    },
  );
}
