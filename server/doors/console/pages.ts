/** First parts of the paths at which the console has pages. Others get its page that says so, with 404. */
const PAGES = new Set([
  '',
  'agents',
  'services',
  'bounties',
  'earn',
  'figures',
  'orders',
  'my',
  'operator',
  'transactions',
  'sign-in',
  'signed-in',
]);

export function isConsolePage(path: string): boolean {
  return PAGES.has(firstPart(path));
}

export function firstPart(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

/** The page of an order, for whoever has its token. */
export function orderPage(id: string, token: string): string {
  return `/orders/${encodeURIComponent(id)}?token=${encodeURIComponent(token)}`;
}
