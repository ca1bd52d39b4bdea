import { element } from './element.js';
import { browserWallet, signedFields, throwAwayWallet } from './wallets.js';

/** @typedef {import('./try.js').Settings} Settings */

/** Stored per tab: the secret of each credential, and the ids of created resources. */
export const secrets = {
  /** @param {string} credential */
  get: (credential) => sessionStorage.getItem(`try:${nameOf(credential)}`) ?? '',
  /** @param {string} credential @param {string} secret */
  set: (credential, secret) => sessionStorage.setItem(`try:${nameOf(credential)}`, secret),
};

/** Administrators use the same token as everybody else. @param {string} credential */
const nameOf = (credential) => (credential === 'admin_session' ? 'idp' : credential);

const HINTS = /** @type {Record<string, string>} */ ({
  api_key: 'market_…',
  idp: 'JWT from the identity provider',
  admin_session: 'JWT from the identity provider',
  mcp_oauth: 'access token for {app_url}/mcp',
  order_token: 'access_token of the status_url',
  admin_key: 'admin key',
});

/** The fields of the chosen credential. @param {HTMLFormElement} form @param {Settings} settings */
export function offerSecret(form, settings) {
  const choice = form.elements.namedItem('credential');
  const place = form.querySelector('.secret');
  if (!(choice instanceof HTMLSelectElement) || !place) return;
  const show = () => place.replaceChildren(...secretFields(choice.value, settings));
  const known = [...choice.options].find(({ value }) => value && secrets.get(value));
  if (known) choice.value = known.value;
  choice.addEventListener('change', show);
  show();
}

/** @param {string} credential @param {Settings} settings @returns {HTMLElement[]} */
function secretFields(credential, { base = '', sandbox }) {
  if (!credential) return [];
  if (credential === 'wallet') return [walletField(sandbox !== undefined)];
  const label = element('label', 'Secret (stays in this tab) ');
  const input = document.createElement('input');
  input.type = 'password';
  input.autocomplete = 'off';
  input.placeholder = HINTS[credential] ?? '';
  input.value = secrets.get(credential);
  input.addEventListener('input', () => secrets.set(credential, input.value.trim()));
  label.append(input);
  if (sandbox === undefined || nameOf(credential) !== 'idp') return [label];
  const button = /** @type {HTMLButtonElement} */ (element('button', 'Create a sandbox identity'));
  button.type = 'button';
  button.addEventListener('click', async () => {
    input.value = await sandboxToken(base);
    secrets.set(credential, input.value);
  });
  return [label, button];
}

/** @param {boolean} isSandbox */
function walletField(isSandbox) {
  const label = element('label', 'Wallet ');
  const choice = document.createElement('select');
  choice.name = 'wallet-kind';
  choice.append(new Option('Browser wallet', 'browser'));
  if (isSandbox) choice.prepend(new Option('Temporary wallet', 'throw-away', true, true));
  label.append(choice);
  return label;
}

/** @param {string} base */
async function sandboxToken(base) {
  const answer = await fetch(`${base}/sandbox/identity`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ sub: 'docs-reader', name: 'Docs reader' }),
  });
  const { data } = await answer.json();
  return String(data.access_token);
}

/** @param {HTMLFormElement} form */
const credentialOf = (form) => {
  const choice = form.elements.namedItem('credential');
  return choice instanceof HTMLSelectElement ? choice.value : '';
};

/**
 * Adds the credential to the request: in a header, the query, or the body, which is returned.
 * @param {HTMLFormElement} form
 * @param {{ url: URL, headers: Headers }} request
 * @param {Record<string, unknown> | undefined} content
 */
export async function authorize(form, { url, headers }, content, inBody = false) {
  const credential = credentialOf(form);
  if (!credential) return content;
  if (credential === 'wallet') {
    const kind = form.elements.namedItem('wallet-kind');
    const isThrowAway = kind instanceof HTMLSelectElement && kind.value === 'throw-away';
    const fields = await signedFields(await (isThrowAway ? throwAwayWallet() : browserWallet()));
    if (inBody) return { ...content, ...fields };
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value));
    return content;
  }
  const secret = secrets.get(credential);
  if (credential === 'order_token') url.searchParams.set('access_token', secret);
  else if (secret) headers.set('Authorization', `Bearer ${secret}`);
  return content;
}
