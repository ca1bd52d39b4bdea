import { RateLimitError } from '@agent-market/sdk';

/** What to do about too many calls, which the sandbox says; nothing where something else went wrong. */
export function adviceOnLimit(error: unknown): string | undefined {
  return error instanceof RateLimitError ? error.message : undefined;
}

/** Ends the program with that advice; throws whatever else went wrong. */
export function endIfLimited(error: unknown): never {
  const advice = adviceOnLimit(error);
  if (advice === undefined) throw error;
  console.error(advice);
  process.exit(1);
}
