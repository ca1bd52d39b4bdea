import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Html, html } from '../../foundation/platform/html.ts';
import { BASE_STYLE, renderHomeLink, renderHtmlDocument } from '../pages/document.ts';

const STYLE = BASE_STYLE + readFileSync(new URL('page.css', import.meta.url), 'utf8');
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Pages with inline styles: a single request. */
export const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none';style-src 'sha256-${STYLE_HASH}';img-src 'self';frame-ancestors 'none';base-uri 'none';form-action 'none'`,
  'Referrer-Policy': 'no-referrer',
  Vary: 'Accept',
} as const;

/** The targets of links. */
export interface PageUrls {
  /** The base path of the API; empty at the root of its host. */
  base: string;
  appUrl: string;
}

export function renderPage(title: string, body: Html, { base }: PageUrls): string {
  return renderHtmlDocument({
    base,
    title,
    head: html`<style>${new Html(STYLE)}</style>`,
    body: html`<header>${renderHomeLink(base)}</header>
<main>${body}</main>`,
  });
}
