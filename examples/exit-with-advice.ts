import { MarketError, NetworkError, RateLimitError } from '@agent-market/sdk';

/** What to do about an expected failure; undefined for others. */
export function findAdvice(error: unknown): string | undefined {
  if (error instanceof NetworkError) {
    return `${error.message}. Start the sandbox with \`npm start\`, or set BASE_URL`;
  }
  const isTold =
    error instanceof RateLimitError || (error instanceof MarketError && error.code === 'endpoint_refused');
  return isTold ? error.message : undefined;
}

/** Exits with that advice; rethrows other errors. */
export function exitWithAdvice(error: unknown): never {
  const advice = findAdvice(error);
  if (advice === undefined) throw error;
  console.error(advice);
  process.exit(1);
}
