import { element } from './element.js';
import { offerSecret } from './try-credential.js';
import { fillExample, keepWhatWasMade } from './try-made.js';
import { prepare } from './try-request.js';

/** @typedef {{ base?: string, app?: string, sandbox?: string }} Settings */

/**
 * Makes the form of an operation send its request.
 * @param {HTMLElement} part
 * @param {Settings} settings
 */
export function startTrying(part, settings) {
  const form = /** @type {HTMLFormElement} */ (part.querySelector('form'));
  const outcome = /** @type {HTMLElement} */ (form.querySelector('.outcome'));
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
      outcome.scrollIntoView({ block: 'nearest' });
    }
  });
  form.querySelector('.fill')?.addEventListener('click', () => fillExample(form));
  button.disabled = false;
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
    answer.type === 'opaqueredirect' ? ' The response is a redirect: open the URL in a browser.' : '';
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
    ...block('Request', `${method} ${url}\n${shown}`, false),
  );
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
