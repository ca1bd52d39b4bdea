const DAY_MS = 24 * 3_600_000;

/**
 * The key of a job for a row that is due since a time. It changes daily: a dead letter keeps its key for good, and
 * its row must not wait forever.
 */
export function buildDueJobKey(name: string, since: Date, now: Date): string {
  const days = Math.floor((now.getTime() - since.getTime()) / DAY_MS);
  return `${name}@${since.getTime()}${days > 0 ? `+${days}` : ''}`;
}
