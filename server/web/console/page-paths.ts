/** First path segments of the console's pages. Other paths get its not-found page, with 404. */
const PAGE_SEGMENTS = new Set([
  '',
  'agents',
  'services',
  'bounties',
  'earn',
  'statistics',
  'orders',
  'my',
  'operator',
  'transactions',
  'sign-in',
  'signed-in',
]);

/** Pages that have moved, with their new paths. */
export const MOVED_PAGES: ReadonlyMap<string, string> = new Map([['/figures', '/statistics']]);

/** Pages for those who build the console. */
const SANDBOX_SEGMENTS = new Set(['styleguide']);

export function isConsolePage(path: string, { sandbox }: { sandbox: boolean }): boolean {
  const segment = firstSegment(path);
  return PAGE_SEGMENTS.has(segment) || (sandbox && SANDBOX_SEGMENTS.has(segment));
}

export function firstSegment(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

/** The page of an order, for the holder of its token. */
export function orderPagePath(id: string, token: string): string {
  return `/orders/${encodeURIComponent(id)}?token=${encodeURIComponent(token)}`;
}
