import { element } from './element.js';
import MiniSearch from './minisearch.js';

const MOST = 12;
const SPLIT = /[\s/{}"'`()[\],;:?=.&<>]+/;

/** @typedef {{ url: string, title: string, place: string, names: string, text: string }} Entry */

/** Folds case and accents. @param {string} term */
const folded = (term) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** @param {Entry[]} entries */
function indexOf(entries) {
  const index = new MiniSearch({
    idField: 'url',
    fields: ['title', 'names', 'place', 'text'],
    storeFields: ['title', 'place', 'names'],
    tokenize: (text) => text.split(SPLIT).flatMap((word) => [word, ...wordsIn(word)]),
    processTerm: (term) => folded(term) || null,
    searchOptions: {
      boost: { title: 6, names: 3, place: 1.5 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      // a page before the sections of others with the same title
      boostDocument: (url) => (url.includes('#') ? 1 : 1.5),
      tokenize: (text) => text.split(SPLIT),
    },
  });
  const unique = new Map(entries.map((entry) => [entry.url, entry]));
  index.addAll([...unique.values()]);
  return index;
}

/** `orders_create` matches either word. @param {string} word */
function wordsIn(word) {
  const parts = word.split(/[_-]/);
  return parts.length > 1 ? parts : [];
}

/**
 * Shows the results below the search box.
 * @param {HTMLElement} box
 * @param {string} address of the search index
 */
export async function startSearch(box, address) {
  const input = /** @type {HTMLInputElement} */ (box.querySelector('input'));
  const list = /** @type {HTMLElement} */ (box.querySelector('[role=listbox]'));
  const answer = await fetch(address);
  const index = indexOf(await answer.json());
  let chosen = -1;

  const options = () => /** @type {HTMLAnchorElement[]} */ ([...list.children]);

  /** @param {number} at */
  function choose(at) {
    const all = options();
    chosen = all.length === 0 ? -1 : (at + all.length) % all.length;
    for (const [place, option] of all.entries())
      option.setAttribute('aria-selected', String(place === chosen));
    const option = all[chosen];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }

  function close() {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  }

  function look() {
    const phrase = input.value.trim();
    if (!phrase) return close();
    const found = index.search(phrase).slice(0, MOST);
    list.replaceChildren(...(found.length > 0 ? found.map(optionOf) : [nothing(phrase)]));
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    choose(found.length > 0 ? 0 : -1);
  }

  input.addEventListener('input', look);
  input.addEventListener('focus', look);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Enter') options()[chosen]?.click();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
  // a click on an option moves the focus first
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) close();
  });
  look();
}

/** @param {{ id: string, title?: string, place?: string, names?: string }} result @param {number} at */
function optionOf({ id, title = '', place = '', names = '' }, at) {
  const option = document.createElement('a');
  option.href = id;
  option.id = `found-${at}`;
  option.role = 'option';
  option.tabIndex = -1;
  const [method, path] = names.split(' ');
  const detail = path?.startsWith('/') ? `${place} · ${method} ${path}` : place;
  option.append(element('strong', title), element('span', detail));
  return option;
}

/** @param {string} phrase */
function nothing(phrase) {
  const option = element('p', `No results for “${phrase}”.`);
  option.role = 'option';
  option.ariaDisabled = 'true';
  return option;
}
