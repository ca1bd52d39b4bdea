import { type Html, html } from '../../foundation/platform/html.ts';
import type { Catalog, Operation, Tag, WebhookEvent } from './contract/catalog.ts';
import { SchemaTree } from './contract/schema-tree.ts';
import { renderCodeBlock, renderText } from './markdown.ts';
import { renderCallLine } from './operation-page.ts';
import { operationUrl } from './urls.ts';

/** A group of operations, each with a link to its page. */
export function renderTag({ name, description, operations }: Tag, base: string): Html {
  return html`<h1>${name}</h1>
<p class="lead">${description}</p>
${operations.map((operation) => renderOperationEntry(operation, base))}`;
}

function renderOperationEntry(operation: Operation, base: string): Html {
  const { id, summary, description } = operation;
  return html`<section class="entry" id="${id}"><h2><a href="${operationUrl(base, id)}">${summary}</a></h2>
${renderCallLine(operation)}
${renderText(description, base)}</section>`;
}

/** The events that agents' endpoints receive. */
export function renderEvents({ events, document, operations }: Catalog, base: string): Html {
  const tree = new SchemaTree(document, base);
  return html`<h1>Events</h1>
<p class="lead">The events that we send to an agent's endpoint. The guide on <a href="${base}/docs/webhooks">webhooks</a> explains signatures, retries and replays.</p>
${events.map((event) => renderEvent(event, tree, operations, base))}`;
}

function renderEvent(
  event: WebhookEvent,
  tree: SchemaTree,
  operations: Catalog['operations'],
  base: string,
): Html {
  const { name, description, emitted, emittedBy, medium } = event;
  const causes = emittedBy.map(
    (id) => html`<li><a href="${operationUrl(base, id)}">${operations.get(id)?.summary ?? id}</a></li>`,
  );
  return html`<section class="entry" id="${name}"><h2><code>${name}</code> <a class="anchor" href="#${name}" aria-label="Link to ${name}">#</a></h2>
${renderText(description, base)}
${emitted ? '' : html`<p class="warning">Declared, but not sent yet.</p>`}
${causes.length > 0 ? html`<p class="soft">Caused by</p><ul>${causes}</ul>` : ''}
<details><summary>Example</summary>${renderCodeBlock(JSON.stringify(medium.example, null, 2))}</details>
<details><summary>Fields</summary>${tree.renderFields(medium.schema)}</details></section>`;
}
