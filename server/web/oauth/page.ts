import { createHash } from 'node:crypto';
import { Html, html } from '../../foundation/platform/html.ts';
import { BASE_STYLE } from '../pages/document.ts';

const STYLE =
  BASE_STYLE +
  `
  body { min-height: 100vh; margin: 0; padding: 1rem; display: grid; place-items: center;
    background: var(--paper); color: var(--ink); }
  main { width: 100%; max-width: 28rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 0.75rem;
    background: var(--card); overflow-wrap: anywhere; }
  h1 { font-size: 1.45rem; }
  ul, dl { margin: 0 0 1rem; }
  ul { padding-left: 1.25rem; }
  dt { font-size: 0.875rem; }
  dd { margin: 0 0 0.5rem; font-weight: 600; }
  fieldset { margin: 0 0 1rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 0.45rem; }
  legend { padding: 0 0.25rem; font-weight: 600; }
  .choice { display: grid; grid-template-columns: 1.25rem 1fr; gap: 0.5rem; padding: 0.4rem 0; min-height: 1.75rem; }
  .choice input { width: 1.1rem; height: 1.1rem; margin: 0.2rem 0 0; accent-color: var(--accent); }
  .choice code { font-size: 0.8rem; }
  .buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; }
  button { flex: 1 1 9.5rem; min-height: 2.75rem; padding: 0.6rem 0.75rem; border: 2px solid var(--accent); border-radius: 0.45rem;
    font: inherit; font-weight: 600; cursor: pointer; background: var(--accent); color: light-dark(#fff, #0d1512); }
  button[value='deny'] { background: transparent; color: inherit; border-color: var(--soft); }`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** A page that loads and runs nothing and cannot be framed; its forms lead only to `formTargets`. */
export function pageReply(title: string, body: Html, formTargets: readonly string[] = []) {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(STYLE)}</style>
</head>
<body><main>${body}</main></body>
</html>
`;
  return { body: Buffer.from(page.text), headers: headersOf(formTargets) };
}

function headersOf(formTargets: readonly string[]) {
  const forms = formTargets.length === 0 ? "'none'" : formTargets.join(' ');
  return {
    'Content-Type': 'text/html; charset=utf-8' as 'text/html',
    'Cache-Control': 'no-store' as const,
    'Content-Security-Policy': `default-src 'none';style-src 'sha256-${STYLE_HASH}';img-src data:;form-action ${forms};frame-ancestors 'none';base-uri 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // with `no-referrer`, browsers would send no Origin with a form
    'Referrer-Policy': 'same-origin',
  };
}
