import { type ActCondition, authorityTable, proofs } from '../../../generated/authority.gen.ts';
import { type Html, html } from '../../foundation/platform/html.ts';
import { CREDENTIAL_FIELDS } from './contract/call-example.ts';
import type { Catalog, MediaType, Operation, ResponseDoc } from './contract/catalog.ts';
import { CREDENTIAL_DESCRIPTIONS } from './contract/credential-descriptions.ts';
import { listErrorCodes } from './contract/error-codes.ts';
import { SchemaTree } from './contract/schema-tree.ts';
import { renderCodeBlock, renderHeading, renderInline, renderText } from './markdown.ts';
import { isInSdk } from './samples/sdk.ts';
import { docsUrl, eventUrl } from './urls.ts';

/** The page of one operation. */
export function renderOperation(operation: Operation, { document }: Catalog, base: string): Html {
  const tree = new SchemaTree(document, base);
  const { summary, description, deprecated, body, responses } = operation;
  return html`<h1>${summary}</h1>
${renderCallLine(operation)}
${deprecated ? html`<p class="warning"><strong>Deprecated.</strong> ${deprecated}</p>` : ''}
${renderText(description, base)}
${renderFacts(operation, base)}
${renderParameters(operation, tree, base)}
${body ? html`${renderHeading('body', html`Body${body.required ? '' : html` <span class="soft">(optional)</span>`}`)}${body.media.map((medium) => renderMedia(medium, tree))}` : ''}
${renderHeading('responses', 'Responses')}
${responses.map((answer) => renderResponse(operation, answer, tree, base))}`;
}

export function renderCallLine({ route: { method, path, host } }: Operation): Html {
  const place = host === 'app' ? html` <span class="soft">at <code>{app_url}</code></span>` : '';
  return html`<p class="call"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>${place}</p>`;
}

function renderFacts(operation: Operation, base: string): Html {
  const { route, rateLimit, callerLimit, failureLimit, events } = operation;
  const limits = [
    ...(rateLimit
      ? [html`${String(rateLimit.limit)} calls in ${describeWindow(rateLimit.window_seconds)} per IP address`]
      : []),
    ...(callerLimit
      ? [
          html`${String(callerLimit.limit)} in ${describeWindow(callerLimit.window_seconds)} per user, wallet or agent`,
        ]
      : []),
    ...(failureLimit
      ? [
          html`${String(failureLimit.limit)} ${failureLimit.counts} in ${describeWindow(failureLimit.window_seconds)}, over all operations`,
        ]
      : []),
  ];
  const fired = events.map(
    (name) => html`<li><a href="${eventUrl(base, name)}"><code>${name}</code></a></li>`,
  );
  return html`<dl class="facts">
<dt>Credentials</dt><dd>${renderCredentials(operation, base)}</dd>
${renderScopes(operation)}${renderAuthority(operation, base)}<dt>Limits</dt><dd>${limits.length > 0 ? limits.map((limit) => html`${limit}<br>`) : 'none'}</dd>
${fired.length > 0 ? html`<dt>Events</dt><dd><ul>${fired}</ul></dd>` : ''}
${route.crashSafety ? html`<dt>Idempotency</dt><dd>Accepts an <code>Idempotency-Key</code>: a repeated request with the same key returns the same response.</dd>` : ''}
${isInSdk(operation) ? html`<dt>SDK</dt><dd><code>market.${route.group}.${route.name}</code></dd>` : ''}
</dl>`;
}

function renderScopes({ route }: Operation): Html {
  const { key, oauth } = route.scopes;
  const needed = [
    ...(key ? [html`<code>${key}</code> of an API key`] : []),
    ...(oauth ? [html`<code>${oauth}</code> of an MCP connection`] : []),
  ];
  if (needed.length === 0) return html``;
  return html`<dt>Scope</dt><dd>${needed.map((scope) => html`${scope}<br>`)}</dd>`;
}

/** Acts that require more than a credential. */
function renderAuthority({ route }: Operation, base: string): Html {
  if (route.authority.length === 0) return html``;
  const items = route.authority.map(({ act, when }) => {
    const { summary, proof, keyScope, oauthScope } = authorityTable[act];
    const asked = [keyScope, oauthScope].flatMap((scope) => (scope ? [html` <code>${scope}</code>`] : []));
    return html`<li>${summary} <span class="soft">${when ? html`${renderInline(describeCondition(when))} ` : ''}Needs ${proofs[proof]}.${asked.length > 0 ? html` Scope:${asked}` : ''}</span></li>`;
  });
  return html`<dt><a href="${docsUrl(base, '/security#the-authority-table')}">Authority</a></dt><dd><ul class="credentials">${items}</ul></dd>`;
}

function describeCondition({ fields = [], field, equals, headers = [] }: ActCondition): string {
  if (field !== undefined) return `If \`${field}\` is \`${equals}\`.`;
  return `If ${[...fields, ...headers].map((name) => `\`${name}\``).join(' or ')} is sent.`;
}

/** The accepted credentials, and whether one is required. */
function renderCredentials({ route }: Operation, base: string): Html {
  const { accepted, required } = route.credentials;
  if (accepted.length === 0) return html`none: anyone can call it`;
  const items = accepted.map((credential) => {
    const { name, guide, howToSend } = CREDENTIAL_DESCRIPTIONS[credential];
    return html`<li><a href="${docsUrl(base, guide)}">${name}</a> <span class="soft">${renderInline(howToSend)}</span></li>`;
  });
  const opening = required ? (accepted.length > 1 ? 'one of' : 'needs') : 'optional:';
  return html`${opening}<ul class="credentials">${items}</ul>`;
}

const describeWindow = (seconds: number) =>
  ({ 60: 'a minute', 3600: 'an hour', 86400: 'a day' })[seconds] ?? `${seconds} seconds`;

const PARAMETER_HEADINGS = {
  path: 'Path',
  query: 'Query',
  header: 'Headers',
  cookie: 'Cookies',
} as const;

function renderParameters({ parameters: all }: Operation, tree: SchemaTree, base: string): Html {
  if (all.length === 0) return html``;
  const sorted = all.toSorted(
    (a, b) => Number(CREDENTIAL_FIELDS.has(a.name)) - Number(CREDENTIAL_FIELDS.has(b.name)),
  );
  const places = [...Map.groupBy(sorted, (one) => one.in)].map(([place, group]) => {
    const items = group.map(
      ({ name, schema, required, description, example }) =>
        html`<li><code class="name">${name}</code> ${tree.renderType(schema)}${required ? html` <span class="flag">required</span>` : ''}
${description ? renderText(description, base) : ''}${example === undefined ? '' : html`<p class="bounds">such as <code>${String(example)}</code></p>`}</li>`,
    );
    return html`<h3>${PARAMETER_HEADINGS[place]}</h3><ul class="fields">${items}</ul>`;
  });
  return html`${renderHeading('parameters', 'Parameters')}${places}`;
}

function renderMedia({ type, schema, example }: MediaType, tree: SchemaTree): Html {
  const drawn = tree.renderFields(schema);
  return html`<p><code>${type}</code></p>
${drawn}${example === undefined ? '' : html`<details><summary>Example</summary>${renderCodeBlock(JSON.stringify(example, null, 2), 'json')}</details>`}`;
}

function renderResponse(
  operation: Operation,
  { status, description, media }: ResponseDoc,
  tree: SchemaTree,
  base: string,
): Html {
  const head = html`<h3 class="status s${status.charAt(0)}" id="status-${status}">${status}</h3>`;
  if (Number(status) >= 400) {
    const codes = listErrorCodes(operation, status);
    const links = codes.map(
      (code) => html` <a href="${docsUrl(base, `/errors#${code}`)}"><code>${code}</code></a>`,
    );
    return html`<div class="answer">${head}<div>${renderText(description, base)}${codes.length > 0 ? html`<p class="codes">${links}</p>` : ''}${isChallenge(media) ? media.map((medium) => renderFoldedMedia(medium, tree)) : ''}</div></div>`;
  }
  return html`<div class="answer">${head}<div>${renderText(description, base)}${media.map((medium) => renderFoldedMedia(medium, tree))}</div></div>`;
}

/** Errors share one body, which the guide on errors shows; a challenge has its own. */
const isChallenge = (media: MediaType[]) =>
  media.some(({ schema }) => !String(schema.$ref).endsWith('/ErrorBody'));

function renderFoldedMedia({ type, schema, example }: MediaType, tree: SchemaTree): Html {
  const drawn = tree.renderFields(schema);
  return html`<p><code>${type}</code></p>
${example === undefined ? '' : html`<details open><summary>Example</summary>${renderCodeBlock(JSON.stringify(example, null, 2), 'json')}</details>`}
${drawn.text ? html`<details><summary>Fields</summary>${drawn}</details>` : ''}`;
}
