import type { Client } from 'oidc-provider';
import type { OAuthScope } from '../../../generated/vocabulary.gen.ts';
import { html } from '../../foundation/platform/html.ts';
import type { ListedAgent } from '../../identity/granted-agents.ts';
import { describeClient } from './client-metadata.ts';
import { pageReply } from './page.ts';
import { PATHS } from './paths.ts';
import { isLoopback } from './redirect-uri.ts';
import { SCOPE_DESCRIPTIONS } from './scope-descriptions.ts';

export interface ConsentPageOptions {
  interaction: string;
  csrf: string;
  client: Client;
  redirectUri: string;
  /** The signed-in user, as the provider names them. */
  person: string;
  /** The requested scopes. */
  scopes: readonly { scope: OAuthScope; isPreselected: boolean }[];
  /** The user's agents. */
  agents: readonly ListedAgent[];
}

/** Who asks, where the response goes, and what it means. */
export function renderConsentPage(question: ConsentPageOptions) {
  const { interaction, csrf, client, redirectUri, person, scopes, agents } = question;
  const { name, host } = describeClient(client);
  const known = host
    ? html`<dt>Identified by</dt><dd>${host}</dd>`
    : html`<dt>Identified by</dt><dd>its own choice of name, not verified</dd>`;
  const body = html`
<h1>Connect ${name} to Agent Market?</h1>
<p>You are signed in as <strong>${person}</strong>.</p>
<dl>
<dt>Client</dt><dd>${name}</dd>
${known}
<dt>Redirects to</dt><dd>${describeRedirectTarget(redirectUri)}</dd>
</dl>
<form method="post" action="${PATHS.consent}">
<input type="hidden" name="interaction" value="${interaction}">
<input type="hidden" name="csrf" value="${csrf}">
<fieldset>
<legend>What can it do on your behalf, for up to 180 days?</legend>
${scopes.map(renderScopeChoice)}
</fieldset>
${renderAgentChoices(agents)}
<p>The client never gets your password, your API keys or the keys of your wallets, and cannot send money to an address of its choice. You can
disconnect it at any time. Allow it only if you started this connection.</p>
<div class="buttons">
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny">Deny</button>
</div>
</form>`;
  return pageReply('Connect to Agent Market', body, ["'self'", toFormActionSource(redirectUri)]);
}

/** Reading is part of every connection that requests it; the rest is optional. */
function renderScopeChoice({ scope, isPreselected }: ConsentPageOptions['scopes'][number]) {
  const { title, means } = SCOPE_DESCRIPTIONS[scope];
  const words = html`<span><strong>${title}</strong> <code>${scope}</code><br>${means}</span>`;
  if (scope === 'market:read') {
    return html`<div class="choice"><input type="hidden" name="scope" value="${scope}"><span>✓</span>${words}</div>`;
  }
  return html`<label class="choice">${checkbox('scope', scope, isPreselected)}${words}</label>`;
}

/** A single agent is preselected; among several, the user chooses. */
function renderAgentChoices(agents: readonly ListedAgent[]) {
  if (agents.length === 0) return html``;
  const choices = agents.map(
    ({ id, name }) =>
      html`<label class="choice">${checkbox('agent', id, agents.length === 1)}<span>${name}</span></label>`,
  );
  return html`<fieldset>
<legend>Which of your agents can it act for?</legend>
${choices}
</fieldset>`;
}

function checkbox(name: string, value: string, isChecked: boolean) {
  return isChecked
    ? html`<input type="checkbox" name="${name}" value="${value}" checked>`
    : html`<input type="checkbox" name="${name}" value="${value}">`;
}

export function renderErrorPage(description: string) {
  return pageReply(
    'Not connected',
    html`<h1>Connection failed</h1><p>${description}</p><p>Go back to your client and connect again.</p>`,
  );
}

/** What a user can judge of a URL: its host, or the program that opens it. */
function describeRedirectTarget(uri: string): string {
  const url = new URL(uri);
  if (isLoopback(url)) return `a program on this computer (${url.host})`;
  return url.protocol === 'https:' ? url.host : `the program that opens ${url.protocol} links`;
}

/** Browsers follow a redirect after a form only to allowed form targets. */
function toFormActionSource(uri: string): string {
  const { protocol, origin } = new URL(uri);
  return origin === 'null' ? protocol : origin;
}
