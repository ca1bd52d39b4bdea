import { type Html, html } from '../../../foundation/platform/html.ts';
import { docsAt, type ReferenceAddresses } from '../addresses.ts';
import type { Operation } from '../contract/catalog.ts';
import { codeBlock } from '../markdown.ts';
import { curlSample } from './curl.ts';
import { isInSdk, sdkSample } from './sdk.ts';
import { toolCalls } from './tool.ts';

/** The operation in each of the ways in which it is called; one is seen at a time. */
export function samplesPanel(operation: Operation, addresses: ReferenceAddresses): Html {
  const { base, baseUrl } = addresses;
  const calls = toolCalls(operation).map((call) => codeBlock(JSON.stringify(call, null, 2)));
  const ways = [
    way('curl', 'curl', codeBlock(curlSample(operation, addresses))),
    ...(isInSdk(operation) ? [way('sdk', 'SDK', codeBlock(sdkSample(operation, baseUrl)))] : []),
    ...(calls.length > 0
      ? [
          way(
            'mcp',
            'MCP',
            html`<p class="soft"><code>tools/call</code> of an <a href="${docsAt(base, '/mcp')}">MCP client</a></p>${calls}`,
          ),
        ]
      : []),
  ];
  return html`<section class="samples" aria-labelledby="samples"><h2 id="samples">Samples</h2>${ways}</section>`;
}

function way(name: string, title: string, content: Html): Html {
  return html`<details name="sample" data-way="${name}"${name === 'curl' ? html` open` : ''}><summary>${title}</summary>${content}</details>`;
}
