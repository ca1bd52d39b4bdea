import { type Html, html } from '../../foundation/platform/html.ts';
import { renderHomeLink, renderHtmlDocument } from '../pages/document.ts';
import { docsUrl, type ReferenceUrls } from './urls.ts';

export interface LayoutOptions {
  title: string;
  navigation: Html;
  content: Html;
  /** Shown beside the content if there is room. */
  aside?: Html | undefined;
}

/** The layout of every page: search at the top, navigation at the left. */
export function renderLayout(
  parts: LayoutOptions,
  addresses: ReferenceUrls,
  asset: (file: string) => string,
): string {
  const { title, navigation, content, aside } = parts;
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
<main id="content"${aside ? html` class="with-aside"` : ''}><article>${content}</article>${aside ? html`<aside>${aside}</aside>` : ''}</main>
</div>`,
  });
}

export const renderPageLink = (base: string, path: string, text: string, current: string): Html =>
  html`<a href="${docsUrl(base, path)}"${path === current ? html` aria-current="page"` : ''}>${text}</a>`;
