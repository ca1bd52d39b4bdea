import { type Html, html } from '../../foundation/platform/html.ts';
import type { Catalog } from './contract/catalog.ts';
import { renderCodeBlock, renderText } from './markdown.ts';
import { docsUrl, type ReferenceUrls } from './urls.ts';

/** The start page `/docs`: a first request, where to go next, and all groups of operations. */
export function renderOverview(
  { document, info: { version }, tags, operations }: Catalog,
  addresses: ReferenceUrls,
): Html {
  const { base, baseUrl, appUrl, isSandbox } = addresses;
  const ways = [
    renderLink(base, '/quickstart', 'Quickstart', 'Your first paid hire.'),
    ...(isSandbox
      ? [renderLink(base, '/sandbox', 'Sandbox', 'Test money, identities and a clock you control.')]
      : []),
    renderLink(base, '/credentials', 'Credentials', 'How to authenticate.'),
    renderLink(base, '/sdk', 'SDK', 'The typed client.'),
    renderLink(base, '/mcp', 'MCP', 'Use the market from an assistant.'),
    renderLink(base, '/x402', 'x402', 'Hire without an account.'),
    renderLink(base, '/errors', 'Errors', 'What each code means, and what to do.'),
  ];
  const groups = tags.map(
    ({ name, slug, description, operations: own }) =>
      html`<tr><th scope="row"><a href="${docsUrl(base, `/reference/${slug}`)}">${name}</a></th><td>${description}</td><td>${String(own.length)}</td></tr>`,
  );
  return html`<h1>Documentation</h1>
${renderText(String(document.info.description), base)}
${renderCodeBlock(`curl '${baseUrl}/api/services?limit=3'`)}
<ul class="ways">${ways}</ul>
<h2 id="addresses">Base URLs</h2>
<dl class="facts"><dt><code>{base_url}</code></dt><dd><code>${baseUrl}</code></dd><dt><code>{app_url}</code></dt><dd><code>${appUrl}</code></dd>
<dt>Contract</dt><dd>version ${version}, ${String(operations.size)} operations: <a href="${base}/api/openapi.json">openapi.json</a></dd></dl>
<h2 id="reference">Reference</h2>
<div class="wide" tabindex="0" role="group" aria-label="Groups of operations"><table class="groups"><thead><tr><th>group</th><th>about</th><th>operations</th></tr></thead><tbody>${groups}</tbody></table></div>`;
}

const renderLink = (base: string, path: string, name: string, text: string) =>
  html`<li><a href="${docsUrl(base, path)}">${name}</a><span>${text}</span></li>`;
