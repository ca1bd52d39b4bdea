import { getNextMonth, type Month } from './month.ts';

/** In place of a month: the one after the newest closed month. */
export const LATEST = 'latest';

export class MonthNotClosedError extends Error {
  override readonly name = 'MonthNotClosedError';
}

/** The first month whose entries are read, or undefined for all. The one before it is closed. */
export function resolveSince(
  closed: readonly { month: Month }[],
  asked: Month | typeof LATEST | undefined,
): Month | undefined {
  const [first, newest] = [closed[0]?.month, closed.at(-1)?.month];
  if (asked === undefined || (asked === LATEST && !newest)) return undefined;
  if (!first || !newest)
    throw new MonthNotClosedError('No month is closed yet. Verify everything with --all.');
  const open = getNextMonth(newest);
  if (asked === LATEST) return open;
  if (asked <= open) return asked > first ? asked : undefined;
  throw new MonthNotClosedError(
    `The month before ${asked} is not closed. Use --since ${open}, an earlier month, or --all.`,
  );
}
