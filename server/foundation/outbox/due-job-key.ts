const DAY_MS = 24 * 3_600_000;

/**
 * Names the job of something that has been due since then. Each day has a name of its own: a job that was given up keeps
 * its name for good, and what it was for must not wait for ever.
 */
export function buildDueJobKey(name: string, since: Date, now: Date): string {
  const days = Math.floor((now.getTime() - since.getTime()) / DAY_MS);
  return `${name}@${since.getTime()}${days > 0 ? `+${days}` : ''}`;
}
