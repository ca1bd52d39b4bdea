import { lexer, type Token } from 'marked';
import type { Catalog, Operation } from './contract/catalog.ts';
import { readGuide } from './guide-page.ts';
import { GUIDES, type Guide } from './guides.ts';
import { toAnchor } from './markdown.ts';
import { docsUrl, eventUrl, operationUrl } from './urls.ts';

/** The search index, which `browser/search.js` searches. */
export interface SearchEntry {
  url: string;
  title: string;
  /** Its section: a guide, a group of operations. */
  section: string;
  /** Other names of it, such as its path. */
  names: string;
  text: string;
}

export function buildSearchEntries({ operations, events }: Catalog, base: string): SearchEntry[] {
  return [
    ...[...operations.values()].map((operation) => buildOperationEntry(operation, base)),
    ...events.map(({ name, description }) => ({
      url: eventUrl(base, name),
      title: name,
      section: 'Events',
      names: name.replace(/[._]/g, ' '),
      text: description,
    })),
    ...GUIDES.flatMap((guide) => buildGuideEntries(guide, base)),
  ];
}

function buildOperationEntry(
  { id, tag, summary, description, route, parameters }: Operation,
  base: string,
): SearchEntry {
  return {
    url: operationUrl(base, id),
    title: summary,
    section: tag,
    names: `${route.method.toUpperCase()} ${route.path} ${id} ${route.name}`,
    text: [description, ...parameters.map(({ name }) => name)].join(' '),
  };
}

/** One for each of its sections. */
function buildGuideEntries(guide: Guide, base: string): SearchEntry[] {
  const address = docsUrl(base, guide.path);
  const entries: SearchEntry[] = [
    { url: address, title: guide.title, section: 'Guide', names: '', text: '' },
  ];
  for (const token of lexer(readGuide(guide))) {
    const last = entries.at(-1);
    if (token.type === 'heading' && token.depth > 1) {
      const url = `${address}#${toAnchor(token.text)}`;
      entries.push({ url, title: token.text.replaceAll('`', ''), section: guide.title, names: '', text: '' });
    } else if (last && token.type !== 'heading') {
      last.text += ` ${stripMarkdown(token)}`;
    }
  }
  return entries.map((entry) => ({ ...entry, text: entry.text.trim() }));
}

/** Without Markdown syntax and link targets. */
function stripMarkdown({ raw }: Token): string {
  return raw
    .replaceAll(/\]\([^\]()\s]*\)/g, ' ')
    .replaceAll(/[`*|#[]|---+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
