import { type Html, html } from '../../../foundation/platform/html.ts';
import type { Operation } from '../contract/catalog.ts';
import { renderCodeBlock } from '../markdown.ts';
import { docsUrl, type ReferenceUrls } from '../urls.ts';
import { buildCurlSample } from './curl.ts';
import { buildPythonSample } from './python.ts';
import { buildSdkSample, isInSdk } from './sdk.ts';
import { buildToolCalls } from './tool.ts';

/** The name that is remembered, the title of its tab, and the code. */
export type Sample = [name: string, title: string, content: Html];

/** Samples of the operation in each language. */
export function renderSamplesPanel(operation: Operation, addresses: ReferenceUrls): Html {
  const { base, baseUrl } = addresses;
  const calls = buildToolCalls(operation).map((call) =>
    renderCodeBlock(JSON.stringify(call, null, 2), 'json'),
  );
  const samples: Sample[] = [['curl', 'curl', renderCodeBlock(buildCurlSample(operation, addresses), 'sh')]];
  if (isInSdk(operation)) {
    samples.push(
      ['sdk', 'TypeScript', renderCodeBlock(buildSdkSample(operation, baseUrl), 'ts')],
      ['python', 'Python', renderCodeBlock(buildPythonSample(operation, baseUrl), 'python')],
    );
  }
  if (calls.length > 0) {
    const about = html`<p class="soft"><code>tools/call</code> of an <a href="${docsUrl(base, '/mcp')}">MCP client</a></p>`;
    samples.push(['mcp', 'MCP', html`${about}${calls}`]);
  }
  return renderSamples('Samples', samples);
}

/** Tabs, of which one is open: the first, or the language that the reader chose before. */
export function renderSamples(title: string, samples: Sample[]): Html {
  const tabs = samples.map(
    ([name, label, content], at) =>
      html`<details name="sample" data-way="${name}"${at === 0 ? html` open` : ''}><summary>${label}</summary>${content}</details>`,
  );
  return html`<section class="samples" aria-labelledby="samples"><h2 id="samples">${title}</h2>${tabs}</section>`;
}
