import { createHash } from 'node:crypto';
import { Html, html } from '../../foundation/platform/html.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  * { box-sizing: border-box; }
  body { min-height: 100vh; margin: 0; padding: 1rem; display: grid; place-items: center;
    background: light-dark(#f4f5f7, #16181d); color: light-dark(#1b1d22, #e8eaef); }
  main { width: 100%; max-width: 28rem; padding: 1.5rem; border-radius: 0.75rem; background: light-dark(#fff, #21242b);
    box-shadow: 0 1px 3px #0003; overflow-wrap: anywhere; }
  h1 { margin: 0 0 0.75rem; font-size: 1.35rem; line-height: 1.3; }
  p, ul, dl { margin: 0 0 1rem; }
  ul { padding-left: 1.25rem; }
  dt { color: light-dark(#5a5f6b, #a6acba); font-size: 0.875rem; }
  dd { margin: 0 0 0.5rem; font-weight: 600; }
  .buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; }
  button { flex: 1 1 8rem; min-height: 2.75rem; padding: 0.6rem 0.75rem; border: 2px solid #2f5bea; border-radius: 0.45rem;
    font: inherit; font-weight: 600; cursor: pointer; background: #2f5bea; color: #fff; }
  button[value='deny'] { background: transparent; color: inherit; border-color: light-dark(#8a8f9b, #7b8190); }
  button:focus-visible { outline: 3px solid light-dark(#16181d, #fff); outline-offset: 2px; }`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** A page that loads nothing, runs nothing and is framed by nobody; its forms lead to `formTargets` only. */
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
    // with none at all, browsers would not say where a form comes from
    'Referrer-Policy': 'same-origin',
  };
}
