import { Marked, type Tokens } from 'marked';
import { Html, html } from '../../foundation/platform/html.ts';
import { GUIDES } from './guides.ts';
import { highlight } from './highlight.ts';
import { docsUrl } from './urls.ts';

/** The anchor that GitHub gives a heading, so that links work there and here. */
export function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

const EXTERNAL_LINK = /^[a-z]+:/;
export const OVERVIEW_SOURCE = 'docs/README.md';

/**
 * A page of the repository as HTML. Links between guides stay; links into the repository, which is not served, become
 * text.
 */
export function renderGuide(markdown: string, source: string, base: string): Html {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const anchor = toAnchor(text);
        const link =
          depth === 1 ? '' : ` <a class="anchor" href="#${anchor}" aria-label="Link to this section">#</a>`;
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}${link}</h${depth}>\n`;
      },
      table(table: Tokens.Table) {
        // a wide table scrolls by itself, also with the keyboard
        return `<div class="wide" tabindex="0" role="group" aria-label="Table">${renderTable(table, (cell) => this.parser.parseInline(cell.tokens))}</div>\n`;
      },
      code({ lang, text }: Tokens.Code) {
        const [kind, drawing = source.replace(/^.*\/|\.md$/g, '')] = lang?.split(' ') ?? [];
        if (kind !== 'mermaid') return renderCodeBlock(text, kind).text;
        // rendered by `npm run docs`: a renderer in the browser needs 70 MB of packages
        const title = GUIDES.find((guide) => guide.source === source)?.title ?? '';
        return `<img src="${docsUrl(base, `/assets/${drawing}.svg`)}" alt="Diagram: ${title}">\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const content = this.parser.parseInline(tokens);
        const target = resolveLink(href, source, base);
        return target === undefined ? content : `<a href="${target}">${content}</a>`;
      },
    },
  });
  return new Html(marked.parse(markdown, { async: false }));
}

/** Renders Markdown of the contract. */
export function renderText(markdown: string, base: string): Html {
  return renderGuide(markdown, OVERVIEW_SOURCE, base);
}

/** Long lines can be scrolled with the keyboard, too. */
export function renderCodeBlock(text: string, language?: string): Html {
  return html`<pre tabindex="0"><code>${highlight(text, language)}</code></pre>\n`;
}

/** A heading with a link to itself, as in guides. */
export const renderHeading = (id: string, content: Html | string): Html =>
  html`<h2 id="${id}">${content} <a class="anchor" href="#${id}" aria-label="Link to this section">#</a></h2>`;

/** The same, inline. */
export const renderInline = (markdown: string): Html =>
  new Html(new Marked().parseInline(markdown, { async: false }));

function renderTable({ header, rows }: Tokens.Table, write: (cell: Tokens.TableCell) => string): string {
  const line = (cells: Tokens.TableCell[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${write(cell)}</${tag}>`).join('')}</tr>`;
  const body = rows.map((cells) => line(cells, 'td')).join('\n');
  return `<table><thead>${line(header, 'th')}</thead><tbody>${body}</tbody></table>`;
}

/** Undefined if it leads into the repository. */
export function resolveLink(href: string, source: string, base: string): string | undefined {
  if (EXTERNAL_LINK.test(href) || href.startsWith('#')) return href;
  const { pathname, hash } = new URL(href, `file:///${source}`);
  const target = pathname.slice(1);
  // the index of guides in the repository is the navigation here
  if (target === OVERVIEW_SOURCE) return docsUrl(base, '');
  const guide = GUIDES.find((one) => one.source === target);
  return guide && `${docsUrl(base, guide.path)}${hash}`;
}
