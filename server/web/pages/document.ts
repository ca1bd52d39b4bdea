import { readFileSync } from 'node:fs';
import { type Html, html } from '../../foundation/platform/html.ts';

/** Colors, fonts and links of all pages that the server renders. */
export const BASE_STYLE = readFileSync(new URL('base.css', import.meta.url), 'utf8');

export interface HtmlDocumentOptions {
  /** The base path of the API; empty at the root of its host. */
  base: string;
  title: string;
  /** More of the head: style, scripts. */
  head: Html;
  body: Html;
}

export function renderHtmlDocument({ base, title, head, body }: HtmlDocumentOptions): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="${base}/icon.svg" type="image/svg+xml">
${head}
</head>
<body>
${body}
</body>
</html>
`.text;
}

/** The link to the home page, with the icon. */
export const renderHomeLink = (base: string): Html =>
  html`<a class="home" href="${base}/"><img src="${base}/icon.svg" alt="" width="28" height="28">Agent Market</a>`;
