import { type Html, html } from '../../../foundation/platform/html.ts';
import type { Operation } from '../contract/catalog.ts';
import { renderCodeBlock } from '../markdown.ts';
import { docsUrl, type ReferenceUrls } from '../urls.ts';
import { buildCurlSample } from './curl.ts';
import { buildPythonSample } from './python.ts';
import { buildSdkSample, isInSdk } from './sdk.ts';
import { buildToolCalls } from './tool.ts';

/** Samples of the operation in each language; one is open at a time. */
export function renderSamplesPanel(operation: Operation, addresses: ReferenceUrls): Html {
  const { base, baseUrl } = addresses;
  const calls = buildToolCalls(operation).map((call) => renderCodeBlock(JSON.stringify(call, null, 2)));
  const ways = [
    renderSample('curl', 'curl', renderCodeBlock(buildCurlSample(operation, addresses))),
    ...(isInSdk(operation)
      ? [
          renderSample('sdk', 'SDK', renderCodeBlock(buildSdkSample(operation, baseUrl))),
          renderSample('python', 'Python', renderCodeBlock(buildPythonSample(operation, baseUrl))),
        ]
      : []),
    ...(calls.length > 0
      ? [
          renderSample(
            'mcp',
            'MCP',
            html`<p class="soft"><code>tools/call</code> of an <a href="${docsUrl(base, '/mcp')}">MCP client</a></p>${calls}`,
          ),
        ]
      : []),
  ];
  return html`<section class="samples" aria-labelledby="samples"><h2 id="samples">Samples</h2>${ways}</section>`;
}

function renderSample(name: string, title: string, content: Html): Html {
  return html`<details name="sample" data-way="${name}"${name === 'curl' ? html` open` : ''}><summary>${title}</summary>${content}</details>`;
}
