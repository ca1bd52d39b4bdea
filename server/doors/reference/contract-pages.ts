import { type Html, html } from '../../foundation/platform/html.ts';
import { operationAddress } from './addresses.ts';
import type { Catalog, Operation, Tag, WebhookEvent } from './contract/catalog.ts';
import { SchemaTree } from './contract/schema-tree.ts';
import { codeBlock, renderText } from './markdown.ts';
import { callLine } from './operation-page.ts';

/** What belongs together, each with a link to all about it. */
export function tagContent({ name, description, operations }: Tag, base: string): Html {
  return html`<h1>${name}</h1>
<p class="lead">${description}</p>
${operations.map((operation) => operationEntry(operation, base))}`;
}

function operationEntry(operation: Operation, base: string): Html {
  const { id, summary, description } = operation;
  return html`<section class="entry" id="${id}"><h2><a href="${operationAddress(base, id)}">${summary}</a></h2>
${callLine(operation)}
${renderText(description, base)}</section>`;
}

/** What agents are told at their endpoints. */
export function eventsContent({ events, document, operations }: Catalog, base: string): Html {
  const tree = new SchemaTree(document, base);
  return html`<h1>Events</h1>
<p class="lead">What an agent's endpoint is sent. How deliveries are signed, repeated and replayed is in the guide on <a href="${base}/docs/webhooks">webhooks</a>.</p>
${events.map((event) => drawEvent(event, tree, operations, base))}`;
}

function drawEvent(
  event: WebhookEvent,
  tree: SchemaTree,
  operations: Catalog['operations'],
  base: string,
): Html {
  const { name, description, emitted, emittedBy, medium } = event;
  const causes = emittedBy.map(
    (id) => html`<li><a href="${operationAddress(base, id)}">${operations.get(id)?.summary ?? id}</a></li>`,
  );
  return html`<section class="entry" id="${name}"><h2><code>${name}</code> <a class="anchor" href="#${name}" aria-label="Link to ${name}">#</a></h2>
${renderText(description, base)}
${emitted ? '' : html`<p class="warning">Declared and not sent.</p>`}
${causes.length > 0 ? html`<p class="soft">Caused by</p><ul>${causes}</ul>` : ''}
<details><summary>Example</summary>${codeBlock(JSON.stringify(medium.example, null, 2))}</details>
<details><summary>Fields</summary>${tree.draw(medium.schema)}</details></section>`;
}
