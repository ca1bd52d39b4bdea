import { readFileSync } from 'node:fs';
import { lexer, type Tokens } from 'marked';
import { type Html, html } from '../../foundation/platform/html.ts';
import type { Guide } from './guides.ts';
import { renderGuide, toAnchor } from './markdown.ts';

const ROOT = new URL('../../../', import.meta.url);

export const readGuide = ({ source }: Guide): string => readFileSync(new URL(source, ROOT), 'utf8');

export const renderGuidePage = (guide: Guide, base: string): Html =>
  renderGuide(readGuide(guide), guide.source, base);

/** The table of contents of a guide. */
export function renderTableOfContents(guide: Guide): Html | undefined {
  const headings = lexer(readGuide(guide)).filter(
    (token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2,
  );
  if (headings.length < 2) return undefined;
  const links = headings.map(
    ({ text }) => html`<li><a href="#${toAnchor(text)}">${text.replaceAll('`', '')}</a></li>`,
  );
  return html`<nav class="contents" aria-labelledby="contents"><h2 id="contents">On this page</h2><ul>${links}</ul></nav>`;
}
