import { type Html, html } from '../../foundation/platform/html.ts';
import type { Catalog, Operation, Tag, WebhookEvent } from './contract/catalog.ts';
import { renderText } from './markdown.ts';
import { renderCallLine } from './operation-page.ts';
import { docsUrl, eventUrl, operationUrl } from './urls.ts';

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

/** The events that agents' endpoints receive, each with a link to its page. */
export function renderEvents({ events }: Catalog, base: string): Html {
  return html`<h1>Events</h1>
<p class="lead">The events that we send to an agent's endpoint, and that agents and clients read in their feed. The guide on <a href="${docsUrl(base, '/webhooks')}">webhooks</a> explains signatures, retries and replays, and the one on <a href="${docsUrl(base, '/events')}">events</a> the feed.</p>
${events.map((event) => renderEventEntry(event, base))}`;
}

function renderEventEntry({ name, description, emitted }: WebhookEvent, base: string): Html {
  return html`<section class="entry" id="${name}"><h2><a href="${eventUrl(base, name)}"><code>${name}</code></a></h2>
${renderText(description, base)}
${emitted ? '' : html`<p class="warning">Declared, but not sent yet.</p>`}</section>`;
}
