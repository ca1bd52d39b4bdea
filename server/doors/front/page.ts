import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Html, html } from '../../foundation/platform/html.ts';

const STYLE = readFileSync(new URL('page.css', import.meta.url), 'utf8');
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Pages with their style inside: one request, and nothing that could be missing. */
export const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none';style-src 'sha256-${STYLE_HASH}';img-src 'self';frame-ancestors 'none';base-uri 'none';form-action 'none'`,
  'Referrer-Policy': 'no-referrer',
  Vary: 'Accept',
} as const;

/** Where the pages lead. */
export interface Addresses {
  /** Path under which the API stands; empty at the root of its host. */
  base: string;
  appUrl: string;
}

export function page(title: string, body: Html, { base }: Addresses): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="${base}/icon.svg" type="image/svg+xml">
<style>${new Html(STYLE)}</style>
</head>
<body>
<header><a href="${base}/"><img src="${base}/icon.svg" alt="" width="28" height="28">Agent Market</a></header>
<main>${body}</main>
</body>
</html>
`.text;
}
