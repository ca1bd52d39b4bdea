import { Marked, type Tokens } from 'marked';
import { addressOf, GUIDES } from './guides.ts';

/** The anchor that GitHub gives a heading, so that links work there and here alike. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

const OUTSIDE = /^[a-z]+:/;

/** A guide as HTML. Links between guides are kept; those into the repository, which is not served, become text. */
export function renderGuide(markdown: string, name: string, base: string): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code({ lang }: Tokens.Code) {
        // drawn beforehand by `npm run docs`: what would draw it in the browser is 70 MB of packages
        const [kind, drawing = name] = lang?.split(' ') ?? [];
        return (
          kind === 'mermaid' &&
          `<img src="${base}/docs/assets/${drawing}.svg" alt="${GUIDES[name]}, drawn">\n`
        );
      },
      link({ href, tokens }: Tokens.Link) {
        const content = this.parser.parseInline(tokens);
        const target = linkTarget(href, name, base);
        return target === undefined ? content : `<a href="${target}">${content}</a>`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

function linkTarget(href: string, from: string, base: string): string | undefined {
  if (OUTSIDE.test(href) || href.startsWith('#')) return href;
  const { pathname, hash } = new URL(href, `file:///${from}`);
  const guide = pathname.slice(1).replace(/\.md$/, '');
  // the list of guides in the repository is the bar at the top here
  if (guide === 'README') return `${base}/docs`;
  return guide in GUIDES ? `${base}/docs${addressOf(guide)}${hash}` : undefined;
}
