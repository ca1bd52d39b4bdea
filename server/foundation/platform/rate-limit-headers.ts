/** One limit at one moment. */
export interface RateLimitReading {
  /** Its name, by which clients tell limits apart. */
  policy: string;
  limit: number;
  remaining: number;
  msToReset: number;
  /** Undefined if the limit is not one of a window of time. */
  windowSeconds?: number;
}

export type RateLimitHeaders = {
  'X-RateLimit-Limit': string;
  'X-RateLimit-Remaining': string;
  'X-RateLimit-Reset': string;
  'RateLimit-Policy': string;
  RateLimit: string;
};

/** The usual headers, and those of draft-ietf-httpapi-ratelimit-headers-10. */
export function buildRateLimitHeaders(reading: RateLimitReading, nowMs: number): RateLimitHeaders {
  const { policy, limit, remaining, msToReset, windowSeconds } = reading;
  const seconds = Math.max(Math.ceil(msToReset / 1000), 0);
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(Math.ceil((nowMs + msToReset) / 1000)),
    'RateLimit-Policy': `"${policy}";q=${limit}${windowSeconds === undefined ? '' : `;w=${windowSeconds}`}`,
    RateLimit: `"${policy}";r=${remaining};t=${seconds}`,
  };
}
