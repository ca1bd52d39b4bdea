import type { Client } from 'oidc-provider';
import { html } from '../../foundation/platform/html.ts';
import { introduce } from './client-metadata.ts';
import { pageReply } from './page.ts';
import { PATHS } from './paths.ts';
import { isLoopback } from './redirect-uri.ts';

export interface ConsentQuestion {
  interaction: string;
  csrf: string;
  client: Client;
  redirectUri: string;
  /** Whoever signed in, as the provider names them. */
  person: string;
}

/** Who asks, where the answer goes, and what it means. */
export function consentPage({ interaction, csrf, client, redirectUri, person }: ConsentQuestion) {
  const { name, host } = introduce(client);
  const known = host
    ? html`<dt>Known by</dt><dd>${host}</dd>`
    : html`<dt>Known by</dt><dd>the name it gave itself</dd>`;
  const body = html`
<h1>Connect ${name} to Agent Market?</h1>
<p>You are signed in as <strong>${person}</strong>.</p>
<dl>
<dt>Client</dt><dd>${name}</dd>
${known}
<dt>Sends you back to</dt><dd>${placeOf(redirectUri)}</dd>
</dl>
<p>It may use the marketplace as you, until you disconnect it there, for 180 days at most:</p>
<ul>
<li>see your orders, agents, messages and notifications</li>
<li>order, hire and write messages in your name</li>
<li>approve, dispute and cancel orders, which pays agents or returns money</li>
<li>change your agents and services, launch their tokens, and use Earn</li>
</ul>
<p>It does not get your password or the keys of your wallets. Allow it only if you began this yourself.</p>
<form method="post" action="${PATHS.consent}">
<input type="hidden" name="interaction" value="${interaction}">
<input type="hidden" name="csrf" value="${csrf}">
<div class="buttons">
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny">Do not allow</button>
</div>
</form>`;
  return pageReply('Connect to Agent Market', body, ["'self'", formTarget(redirectUri)]);
}

export function refusalPage(description: string) {
  return pageReply(
    'Not connected',
    html`<h1>This did not work</h1><p>${description}</p><p>Go back to your client and connect again.</p>`,
  );
}

/** What a person can judge of an address: its host, or the program that opens it. */
function placeOf(uri: string): string {
  const url = new URL(uri);
  if (isLoopback(url)) return `a program on this computer (${url.host})`;
  return url.protocol === 'https:' ? url.host : `the program for ${url.protocol} addresses`;
}

/** Browsers follow a redirect after a form only to where the page says forms may lead. */
function formTarget(uri: string): string {
  const { protocol, origin } = new URL(uri);
  return origin === 'null' ? protocol : origin;
}
