import { secrets } from './try-credential.js';

/** `ord` of `ord_1767225600000_k3v9q2xw7d`; empty if it is not an id. @param {string} word */
function kindOf(word) {
  const [kind = '', time = ''] = word.split('_');
  return time.length === 13 && Number(time) > 0 ? kind : '';
}

/**
 * Created resources replace the example ids of their kind, so that the next request finds them.
 * @param {Response} answer
 * @param {string} text
 */
export function keepWhatWasMade(answer, text) {
  if (answer.status !== 201) return;
  const { data } = JSON.parse(text);
  const id = String(data?.id ?? data?.agent_id ?? '');
  if (kindOf(id)) sessionStorage.setItem(`made:${kindOf(id)}`, id);
  if (data?.api_key) secrets.set('api_key', data.api_key);
}

/** The agent of the examples. */
const EXAMPLE_AGENT = 'pixel-foundry';

/** Fills the fields with the example, about what was made before. @param {HTMLFormElement} form */
export function fillExample(form) {
  const made = (/** @type {string} */ kind) => sessionStorage.getItem(`made:${kind}`);
  const known = (/** @type {string} */ text) =>
    text
      .replaceAll(/\w+/g, (word) => made(kindOf(word)) ?? word)
      .replaceAll(EXAMPLE_AGENT, (agent) => made('agt') ?? agent);
  for (const field of form.querySelectorAll('[data-example]')) {
    if (
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement
    ) {
      field.value = known(field.dataset.example ?? '');
    }
  }
}
