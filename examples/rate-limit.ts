import { RateLimitError } from '@agent-market/sdk';

/** What to do about too many calls; nothing where something else went wrong. */
export function adviceOnLimit(error: unknown): string | undefined {
  if (!(error instanceof RateLimitError)) return undefined;
  return `${error.message}, or turn limits off in the sandbox: RATE_LIMITS=off npm start`;
}

/** Ends the program with that advice; throws whatever else went wrong. */
export function endIfLimited(error: unknown): never {
  const advice = adviceOnLimit(error);
  if (advice === undefined) throw error;
  console.error(advice);
  process.exit(1);
}
