/** Why a request that is repeated after a crash has no second effect; `lib.tsp` explains each value. */
export const CRASH_SAFETIES = [
  'one transaction',
  'repeatable',
  'repeatable when paid by header',
  'repeatable when the action is pay',
] as const;

export type CrashSafety = (typeof CRASH_SAFETIES)[number];

export function isCrashSafety(name: string): name is CrashSafety {
  return (CRASH_SAFETIES as readonly string[]).includes(name);
}
