import { browserWallet, signedFields, throwAwayWallet } from './wallets.js';

/** @typedef {{ base?: string, app?: string, sandbox?: string }} Settings */
/** @typedef {{ url: URL, method: string, headers: Headers, body: BodyInit | undefined, shown: string }} Prepared */

/** Kept as long as the tab: which secret belongs to which credential, and what was made by trying. */
const secrets = {
  /** @param {string} credential */
  get: (credential) => sessionStorage.getItem(`try:${nameOf(credential)}`) ?? '',
  /** @param {string} credential @param {string} secret */
  set: (credential, secret) => sessionStorage.setItem(`try:${nameOf(credential)}`, secret),
};

/** Administrators show the same token as everybody else. @param {string} credential */
const nameOf = (credential) => (credential === 'admin_session' ? 'idp' : credential);

const HINTS = /** @type {Record<string, string>} */ ({
  api_key: 'market_…',
  idp: 'a JWT of the identity provider',
  admin_session: 'a JWT of the identity provider',
  mcp_oauth: 'an access token for {app_url}/mcp',
  order_token: 'access_token of the status_url',
  admin_key: 'the key of the operator',
});

/**
 * Makes the form of an operation send what is in it.
 * @param {HTMLElement} part
 * @param {Settings} settings
 */
export function startTrying(part, settings) {
  const form = /** @type {HTMLFormElement} */ (part.querySelector('form'));
  const outcome = /** @type {HTMLElement} */ (form.querySelector('.outcome'));
  useWhatWasMade(form);
  offerSecret(form, settings);
  const button = /** @type {HTMLButtonElement} */ (form.querySelector('[type=submit]'));
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    try {
      await send(form, settings, outcome);
    } catch (error) {
      outcome.replaceChildren(
        element('p', error instanceof Error ? error.message : String(error), 'warning'),
      );
    } finally {
      button.disabled = false;
    }
  });
  button.disabled = false;
}

/** @param {HTMLFormElement} form */
const credentialOf = (form) => {
  const choice = form.elements.namedItem('credential');
  return choice instanceof HTMLSelectElement ? choice.value : '';
};

/** Below the choice of a credential, what that credential needs. @param {HTMLFormElement} form @param {Settings} settings */
function offerSecret(form, settings) {
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
  const label = element('label', 'Secret, kept in this tab only ');
  const input = document.createElement('input');
  input.type = 'password';
  input.autocomplete = 'off';
  input.placeholder = HINTS[credential] ?? '';
  input.value = secrets.get(credential);
  input.addEventListener('input', () => secrets.set(credential, input.value.trim()));
  label.append(input);
  if (sandbox === undefined || nameOf(credential) !== 'idp') return [label];
  const button = /** @type {HTMLButtonElement} */ (element('button', 'Become somebody in the sandbox'));
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
  choice.append(new Option('Wallet of this browser', 'browser'));
  if (isSandbox) choice.prepend(new Option('A throw-away wallet', 'throw-away', true, true));
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

/** @param {HTMLFormElement} form @param {Settings} settings @param {HTMLElement} outcome */
async function send(form, settings, outcome) {
  const { url, method, headers, body, shown } = await prepare(form, settings);
  const begin = performance.now();
  const answer = await fetch(url, {
    method,
    headers,
    body: body ?? null,
    redirect: 'manual',
    credentials: 'omit',
  });
  const bytes = await answer.arrayBuffer();
  const took = Math.round(performance.now() - begin);
  const text = readable(answer, bytes);
  keepWhatWasMade(answer, text);
  const leads =
    answer.type === 'opaqueredirect'
      ? ' The answer leads to another page: open the address in a browser.'
      : '';
  const status = element(
    'p',
    `${answer.status || '3xx'} ${answer.statusText} in ${took} ms.${leads}`,
    'result',
  );
  status.dataset.status = String(answer.status);
  const received = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  outcome.replaceChildren(
    status,
    ...block('Body', text, true),
    ...block('Headers', received, false),
    ...block('What was sent', `${method} ${url}\n${shown}`, false),
  );
}

/** @param {HTMLFormElement} form @param {Settings} settings @returns {Promise<Prepared>} */
async function prepare(form, { base = '', app = '' }) {
  const { method = 'GET', path = '', host, type = '' } = form.dataset;
  const fields = /** @type {(HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[]} */ ([
    ...form.querySelectorAll('[data-in]'),
  ]);
  const given = fields.filter((field) => field.value !== '');
  const inPlace = (/** @type {string} */ place) => given.filter((field) => field.dataset.in === place);
  const filled = inPlace('path').reduce(
    (address, { name, value }) => address.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const url = new URL((host === 'app' ? app : location.origin + base) + filled);
  for (const field of inPlace('query')) {
    const values = 'list' in field.dataset ? field.value.split(',') : [field.value];
    for (const value of values) url.searchParams.append(field.name, value.trim());
  }
  const headers = new Headers(inPlace('header').map(({ name, value }) => [name, value]));
  const file = form.elements.namedItem('file');
  if (file instanceof HTMLInputElement) return withFile(form, { url, method, headers }, file);
  const [written] = inPlace('body');
  const content = written ? parsed(written.value) : undefined;
  return withBody(form, { url, method, headers }, content, type);
}

/** @param {string} text @returns {Record<string, unknown>} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The body is not JSON. ${error instanceof Error ? error.message : ''}`);
  }
}

/** @param {HTMLFormElement} form @param {Omit<Prepared, 'body' | 'shown'>} request @param {HTMLInputElement} input */
async function withFile(form, request, input) {
  const body = new FormData();
  const [file] = input.files ?? [];
  if (file) body.append('file', file);
  await authorize(form, request, undefined);
  return { ...request, body, shown: `${shownHeaders(request.headers)}\n\n${file?.name ?? ''}` };
}

/**
 * @param {HTMLFormElement} form
 * @param {Omit<Prepared, 'body' | 'shown'>} request
 * @param {Record<string, unknown> | undefined} given
 * @param {string} type
 */
async function withBody(form, request, given, type) {
  const takesBody = type === 'application/json' && request.method !== 'GET' && request.method !== 'DELETE';
  const content = await authorize(form, request, takesBody ? (given ?? {}) : given, takesBody);
  const isEmpty = content === undefined || (given === undefined && Object.keys(content).length === 0);
  if (isEmpty) return { ...request, body: undefined, shown: shownHeaders(request.headers) };
  request.headers.set('Content-Type', type);
  const fields = Object.entries(content).map(([name, value]) => [name, String(value)]);
  const body = type === 'application/json' ? JSON.stringify(content) : String(new URLSearchParams(fields));
  return { ...request, body, shown: `${shownHeaders(request.headers)}\n\n${body}` };
}

/**
 * Says who asks, in the place that the credential has: a header, the query, or the body, which is returned.
 * @param {HTMLFormElement} form
 * @param {Omit<Prepared, 'body' | 'shown'>} request
 * @param {Record<string, unknown> | undefined} content
 */
async function authorize(form, { url, headers }, content, inBody = false) {
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

/** Secrets are not shown again. @param {Headers} headers */
function shownHeaders(headers) {
  return [...headers]
    .map(([name, value]) => `${name}: ${name === 'authorization' ? 'Bearer …' : value}`)
    .join('\n');
}

/** @param {Response} answer @param {ArrayBuffer} bytes */
function readable(answer, bytes) {
  const type = answer.headers.get('content-type') ?? '';
  if (!/json|text|xml|event-stream/.test(type))
    return bytes.byteLength > 0 ? `${bytes.byteLength} bytes of ${type}` : '';
  const text = new TextDecoder().decode(bytes);
  try {
    return type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
  } catch {
    return text;
  }
}

/** `ord` of `ord_1767225600000_k3v9q2xw7d`; nothing of what is no id. @param {string} word */
function kindOf(word) {
  const [kind = '', time = ''] = word.split('_');
  return time.length === 13 && Number(time) > 0 ? kind : '';
}

/**
 * Whatever is made here takes the place of the example of its kind, so that what is tried next finds it.
 * @param {Response} answer
 * @param {string} text
 */
function keepWhatWasMade(answer, text) {
  if (answer.status !== 201) return;
  const { data } = JSON.parse(text);
  const id = String(data?.id ?? data?.agent_id ?? '');
  if (kindOf(id)) sessionStorage.setItem(`made:${kindOf(id)}`, id);
  if (data?.api_key) secrets.set('api_key', data.api_key);
}

/** The agent of the examples. */
const EXAMPLE_AGENT = 'pixel-foundry';

/** @param {HTMLFormElement} form */
function useWhatWasMade(form) {
  const made = (/** @type {string} */ kind) => sessionStorage.getItem(`made:${kind}`);
  const known = (/** @type {string} */ text) =>
    text
      .replaceAll(/\w+/g, (word) => made(kindOf(word)) ?? word)
      .replaceAll(EXAMPLE_AGENT, (agent) => made('agt') ?? agent);
  for (const field of form.querySelectorAll('input[data-in], textarea[data-in]')) {
    if (field instanceof HTMLTextAreaElement) field.value = known(field.value);
    else if (field instanceof HTMLInputElement && field.type !== 'file') field.value = known(field.value);
  }
}

/** @param {string} title @param {string} text @param {boolean} open */
function block(title, text, open) {
  if (!text) return [];
  const details = document.createElement('details');
  details.open = open;
  const content = element('pre', text);
  content.tabIndex = 0;
  details.append(element('summary', title), content);
  return [details];
}

/** @param {string} tag @param {string} text @param {string} [className] */
function element(tag, text, className) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}
