import { type Html, html } from '../../foundation/platform/html.ts';
import { renderHomeLink, renderHtmlDocument } from '../pages/document.ts';
import type { Neighbors } from './page-order.ts';
import { docsUrl, type ReferenceUrls } from './urls.ts';

export interface LayoutOptions {
  title: string;
  /** Below `/docs`. */
  path: string;
  navigation: Html;
  neighbors: Neighbors;
  content: Html;
  /** Shown beside the content if there is room. */
  aside?: Html | undefined;
}

const renderNeighbors = ({ previous, next }: Neighbors, base: string): Html =>
  html`<nav class="neighbors" aria-label="Previous and next page">${previous ? html`<a rel="prev" href="${docsUrl(base, previous.path)}"><span class="soft">Previous</span>${previous.title}</a>` : ''}${next ? html`<a rel="next" href="${docsUrl(base, next.path)}"><span class="soft">Next</span>${next.title}</a>` : ''}</nav>`;

/** The layout of every page: search at the top, navigation at the left. */
export function renderLayout(
  parts: LayoutOptions,
  addresses: ReferenceUrls,
  asset: (file: string) => string,
): string {
  const { title, path, navigation, content, aside, neighbors } = parts;
  const { base, appUrl, isSandbox } = addresses;
  return renderHtmlDocument({
    base,
    title: `${title} · Agent Market`,
    head: html`<link rel="stylesheet" href="${asset('docs.css')}">
<script src="${asset('theme.js')}"></script>
<script type="module" src="${asset('main.js')}"></script>`,
    body: html`<a class="skip" href="#content">Skip to content</a>
<header class="bar" data-base="${base}" data-app="${appUrl}"${isSandbox ? html` data-sandbox` : ''} data-docs="${docsUrl(base, '')}">
<button type="button" class="menu" popovertarget="navigation">Menu</button>
${renderHomeLink(base)}
<search class="search" hidden>
<input type="search" role="combobox" aria-label="Search the documentation" placeholder="Search  /" aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off" spellcheck="false">
<div id="found" class="found" role="listbox" aria-label="Results" hidden></div>
</search>
<button type="button" class="theme" hidden aria-pressed="false">Dark</button>
</header>
<div class="columns">
<nav id="navigation" class="navigation" popover aria-label="Documentation">${navigation}
<p><a href="${base}/api/openapi.json" download="agent-market.openapi.json">Download openapi.json</a><br><a href="${appUrl}">Console</a></p></nav>
<main id="content"${aside ? html` class="with-aside"` : ''}><article>${path ? html`<p class="page-tools"><a href="${docsUrl(base, path)}.md">View as Markdown</a></p>` : ''}${content}${renderNeighbors(neighbors, base)}</article>${aside ? html`<aside>${aside}</aside>` : ''}</main>
</div>`,
  });
}

export const renderPageLink = (base: string, path: string, text: string, current: string): Html =>
  html`<a href="${docsUrl(base, path)}"${path === current ? html` aria-current="page"` : ''}>${text}</a>`;
