import { authorize } from './try-credential.js';

/** @typedef {import('./try.js').Settings} Settings */
/** @typedef {{ url: URL, method: string, headers: Headers, body: BodyInit | undefined, shown: string }} Prepared */

/** @param {HTMLFormElement} form @param {Settings} settings @returns {Promise<Prepared>} */
export async function prepare(form, { base = '', app = '' }) {
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

/** Redacts secrets. @param {Headers} headers */
function shownHeaders(headers) {
  return [...headers]
    .map(([name, value]) => `${name}: ${name === 'authorization' ? 'Bearer …' : value}`)
    .join('\n');
}
