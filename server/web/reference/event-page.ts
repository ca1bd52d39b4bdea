import { type Html, html } from '../../foundation/platform/html.ts';
import type { Catalog, WebhookEvent } from './contract/catalog.ts';
import { SchemaTree } from './contract/schema-tree.ts';
import { renderCodeBlock, renderHeading, renderText } from './markdown.ts';
import { renderSamples, type Sample } from './samples/panel.ts';
import { docsUrl, operationUrl, type ReferenceUrls } from './urls.ts';

/** The page of one event: what it says, what causes it, and its body. */
export function renderEvent(event: WebhookEvent, { document, operations }: Catalog, base: string): Html {
  const { name, description, emitted, emittedBy, medium } = event;
  const causes = emittedBy.map(
    (id) => html`<li><a href="${operationUrl(base, id)}">${operations.get(id)?.summary ?? id}</a></li>`,
  );
  return html`<h1><code>${name}</code></h1>
${renderText(description, base)}
${emitted ? '' : html`<p class="warning">Declared, but not sent yet.</p>`}
${causes.length > 0 ? html`${renderHeading('causes', 'Caused by')}<ul>${causes}</ul>` : ''}
${renderHeading('body', 'Body')}
${renderCodeBlock(JSON.stringify(medium.example, null, 2), 'json')}
${renderHeading('fields', 'Fields')}
${new SchemaTree(document, base).renderFields(medium.schema)}`;
}

/** How to receive the event: verified at an endpoint, or read from the feed. */
export function renderEventSamples({ name }: WebhookEvent, { base, baseUrl }: ReferenceUrls): Html {
  const samples: Sample[] = [
    ['curl', 'curl', renderCodeBlock(buildFeedSample(name, baseUrl), 'sh')],
    ['sdk', 'TypeScript', renderCodeBlock(buildHandlerSample(name), 'ts')],
    ['python', 'Python', renderCodeBlock(buildPythonHandlerSample(name), 'python')],
  ];
  return html`${renderSamples('Receive it', samples)}
<p class="soft">TypeScript and Python <a href="${docsUrl(base, '/webhooks#verifying')}">verify the signature</a> of a webhook. curl reads the <a href="${docsUrl(base, '/events')}">feed</a>, which needs no endpoint.</p>`;
}

const buildFeedSample = (name: string, baseUrl: string) =>
  `curl '${baseUrl}/api/events?types=${name}&wait=55' \\\n  -H "Authorization: Bearer $MARKET_API_KEY"`;

const buildHandlerSample = (
  name: string,
) => `import { webhookHandler } from '@agent-market/webhook-verifier/fetch';

const secret = process.env.MARKET_WEBHOOK_SECRET ?? '';

export const POST = webhookHandler(secret, async (event) => {
  if (event.event !== '${name}') return;
  console.log(event.data);
});`;

const buildPythonHandlerSample = (name: string) => `import os

from agent_market_webhooks import verify

event = verify(body, headers, os.environ["MARKET_WEBHOOK_SECRET"])
if event["event"] == "${name}":
    print(event["data"])`;
