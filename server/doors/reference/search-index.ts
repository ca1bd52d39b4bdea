import { lexer, type Token } from 'marked';
import { docsAt, eventAddress, operationAddress } from './addresses.ts';
import type { Catalog, Operation } from './contract/catalog.ts';
import { readGuide } from './guide-page.ts';
import { GUIDES, type Guide } from './guides.ts';
import { anchorOf } from './markdown.ts';

/** What can be found; `browser/search.js` looks through all of it. */
export interface SearchEntry {
  url: string;
  title: string;
  /** Where it stands: a guide, a group of operations. */
  place: string;
  /** Other names of it, such as its path. */
  names: string;
  text: string;
}

export function searchEntries({ operations, events }: Catalog, base: string): SearchEntry[] {
  return [
    ...[...operations.values()].map((operation) => operationEntry(operation, base)),
    ...events.map(({ name, description }) => ({
      url: eventAddress(base, name),
      title: name,
      place: 'Events',
      names: name.replace(/[._]/g, ' '),
      text: description,
    })),
    ...GUIDES.flatMap((guide) => guideEntries(guide, base)),
  ];
}

function operationEntry(
  { id, tag, summary, description, route, parameters }: Operation,
  base: string,
): SearchEntry {
  return {
    url: operationAddress(base, id),
    title: summary,
    place: tag,
    names: `${route.method.toUpperCase()} ${route.path} ${id} ${route.name}`,
    text: [description, ...parameters.map(({ name }) => name)].join(' '),
  };
}

/** One for each of its sections. */
function guideEntries(guide: Guide, base: string): SearchEntry[] {
  const address = docsAt(base, guide.address);
  const entries: SearchEntry[] = [{ url: address, title: guide.title, place: 'Guide', names: '', text: '' }];
  for (const token of lexer(readGuide(guide))) {
    const last = entries.at(-1);
    if (token.type === 'heading' && token.depth > 1) {
      const url = `${address}#${anchorOf(token.text)}`;
      entries.push({ url, title: token.text.replaceAll('`', ''), place: guide.title, names: '', text: '' });
    } else if (last && token.type !== 'heading') {
      last.text += ` ${plainText(token)}`;
    }
  }
  return entries.map((entry) => ({ ...entry, text: entry.text.trim() }));
}

/** Without the signs of Markdown and the targets of its links. */
function plainText({ raw }: Token): string {
  return raw
    .replaceAll(/\]\([^\]()\s]*\)/g, ' ')
    .replaceAll(/[`*|#[]|---+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
