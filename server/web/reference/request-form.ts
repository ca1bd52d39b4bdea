import type { Credential } from '../../../generated/routes.gen.ts';
import { type Html, html } from '../../foundation/platform/html.ts';
import { buildCallExample, CREDENTIAL_FIELDS } from './contract/call-example.ts';
import type { Operation } from './contract/catalog.ts';
import { CREDENTIAL_DESCRIPTIONS } from './contract/credential-descriptions.ts';
import { resolveSchema } from './contract/schema-shape.ts';

/** Credentials with their own fields, which the form has among the headers. */
const FIELD_CREDENTIALS = new Set<Credential>(['x402', 'sign_in_with_x']);

/** A form with every parameter and the body, empty at first; its script is loaded when it is opened. */
export function renderTryForm(operation: Operation, document: object): Html {
  const { id, route, parameters } = operation;
  const { body, bodyType } = buildCallExample(operation);
  const fields = parameters.filter(({ name }) => !CREDENTIAL_FIELDS.has(name) && name !== 'access_token');
  return html`<details class="try" data-try hidden><summary>Try it</summary>
<form data-id="${id}" data-method="${route.method.toUpperCase()}" data-path="${route.path}" data-host="${route.host}" data-type="${bodyType ?? findMediaType(operation)}">
${renderCredentialFields(operation)}
${fields.map((field) => renderParameterField(field, document))}
${renderBodyField(operation, body)}
<p class="buttons"><button type="submit" disabled>Send</button> <button type="button" class="fill">Fill example</button></p>
<div class="outcome" aria-live="polite"></div>
</form></details>`;
}

const findMediaType = ({ body }: Operation) => body?.media[0]?.type ?? '';

function renderCredentialFields({ route }: Operation): Html {
  const { accepted, required } = route.credentials;
  const offered = accepted.filter((credential) => !FIELD_CREDENTIALS.has(credential));
  if (offered.length === 0) return html`<p class="soft">No credential needed.</p>`;
  const options = offered.map(
    (credential) => html`<option value="${credential}">${CREDENTIAL_DESCRIPTIONS[credential].name}</option>`,
  );
  return html`<label>Credential <select name="credential">${required ? '' : html`<option value="">None</option>`}${options}</select></label>
<div class="secret"></div>`;
}

function renderParameterField(parameter: Operation['parameters'][number], document: object): Html {
  const { name, required, example } = parameter;
  const { schema } = resolveSchema(document, parameter.schema);
  const place = html`data-in="${parameter.in}" name="${name}"${required ? html` required` : ''}`;
  const shown = example === undefined || parameter.in === 'header' ? '' : String(example);
  const given = shown && html` data-example="${shown}"`;
  const choices = schema.type === 'boolean' ? [true, false] : schema.enum;
  const input = choices
    ? html`<select ${place}${given}><option value=""></option>${choices.map((choice) => html`<option>${String(choice)}</option>`)}</select>`
    : html`<input ${place}${given}${schema.type === 'array' ? html` placeholder="comma-separated" data-list` : ''} autocomplete="off">`;
  return html`<label><span><code>${name}</code> <span class="soft">${parameter.in}</span>${required ? html` <span class="flag">required</span>` : ''}</span> ${input}</label>`;
}

function renderBodyField({ body }: Operation, example: unknown): Html {
  const [medium] = body?.media ?? [];
  if (!medium) return html``;
  if (medium.type === 'multipart/form-data') {
    return html`<label>File <input type="file" name="file" data-in="file" required></label>`;
  }
  const shown = Object.entries((example as object | undefined) ?? {}).filter(
    ([name]) => !CREDENTIAL_FIELDS.has(name),
  );
  const text = example === undefined ? '' : JSON.stringify(Object.fromEntries(shown), null, 2);
  const rows = String(Math.min(Math.max(text.split('\n').length, 3), 16));
  return html`<label>Body (JSON) <textarea data-in="body" name="body" rows="${rows}" spellcheck="false" data-example="${text}"></textarea></label>`;
}
