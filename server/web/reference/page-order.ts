import type { Catalog } from './contract/catalog.ts';
import { GUIDES } from './guides.ts';
import { eventPath } from './urls.ts';

export interface PageEntry {
  /** Below `/docs`. */
  path: string;
  title: string;
}

export interface Neighbors {
  previous: PageEntry | undefined;
  next: PageEntry | undefined;
}

export const CHANGELOG: PageEntry & { source: string } = {
  path: '/changelog',
  title: 'Changelog',
  source: 'CHANGELOG.md',
};

/** All pages in the order of the navigation. */
export function listPageOrder({ tags, events }: Catalog): PageEntry[] {
  return [
    { path: '', title: 'Overview' },
    ...GUIDES.map(({ path, title }) => ({ path, title })),
    ...tags.flatMap(({ slug, name, operations }) => [
      { path: `/reference/${slug}`, title: name },
      ...operations.map(({ id, summary }) => ({ path: `/reference/${id}`, title: summary })),
    ]),
    { path: '/reference/events', title: 'Events' },
    ...events.map(({ name }) => ({ path: eventPath(name), title: name })),
    CHANGELOG,
  ];
}

export function findNeighbors(pages: readonly PageEntry[], current: string): Neighbors {
  const at = pages.findIndex(({ path }) => path === current);
  return { previous: at > 0 ? pages[at - 1] : undefined, next: at < 0 ? undefined : pages[at + 1] };
}
