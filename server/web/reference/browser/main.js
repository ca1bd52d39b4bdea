const bar = /** @type {HTMLElement} */ (document.querySelector('.bar'));
const docs = bar.dataset.docs ?? '';

followOldLink();
showPlace();
offerTheme();
offerSearch();
offerCopies();
rememberWay();
offerTrying();

/** Links to operations used to be `/docs#/Orders/orders_create`. */
function followOldLink() {
  const [, id] = /^#\/[^/]+\/(\w+)$/.exec(location.hash) ?? [];
  if (id) location.replace(`${docs}/reference/${id}`);
}

/** The navigation is longer than the screen. */
function showPlace() {
  const list = document.querySelector('.navigation');
  const here = list?.querySelector('[aria-current]');
  if (list && here instanceof HTMLElement) list.scrollTop = here.offsetTop - list.clientHeight / 2;
}

function offerTheme() {
  const button = /** @type {HTMLButtonElement} */ (bar.querySelector('.theme'));
  const root = document.documentElement;
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : prefersDark.matches);
  const show = () => button.setAttribute('aria-pressed', String(isDark()));
  button.addEventListener('click', () => {
    root.dataset.theme = isDark() ? 'light' : 'dark';
    localStorage.setItem('theme', root.dataset.theme);
    show();
  });
  prefersDark.addEventListener('change', show);
  show();
  button.hidden = false;
}

/** The search code is loaded on first use. */
function offerSearch() {
  const box = /** @type {HTMLElement} */ (bar.querySelector('.search'));
  const input = /** @type {HTMLInputElement} */ (box.querySelector('input'));
  const load = () => import('./search.js').then(({ startSearch }) => startSearch(box, `${docs}/search.json`));
  input.addEventListener('focus', load, { once: true });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    input.focus();
  });
  box.hidden = false;
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  return target instanceof Element && target.matches('input, textarea, select');
}

function offerCopies() {
  if (!navigator.clipboard) return;
  for (const block of document.querySelectorAll('pre')) {
    const head = document.createElement('div');
    head.className = 'block-head';
    head.append(createCopyButton('Copy', () => block.textContent ?? ''));
    const frame = document.createElement('div');
    frame.className = 'block';
    block.replaceWith(frame);
    frame.append(head, block);
  }
  const markdown = document.querySelector('.page-tools a');
  if (!(markdown instanceof HTMLAnchorElement)) return;
  markdown.before(
    createCopyButton('Copy as Markdown', () => fetch(markdown.href).then((page) => page.text())),
  );
}

/** @param {string} label @param {() => string | Promise<string>} read */
function createCopyButton(label, read) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = label;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(await read());
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = label;
    }, 2000);
  });
  return button;
}

/** The chosen language applies to all samples. One is always open. */
function rememberWay() {
  const wanted = localStorage.getItem('sample');
  const ways = [...document.querySelectorAll('.samples details')];
  for (const way of ways) {
    if (!(way instanceof HTMLDetailsElement)) continue;
    const name = way.dataset.way ?? '';
    if (name === wanted) way.open = true;
    way.querySelector('summary')?.addEventListener('click', (event) => {
      if (way.open) event.preventDefault();
      localStorage.setItem('sample', name);
    });
  }
}

function offerTrying() {
  const part = document.querySelector('[data-try]');
  if (!(part instanceof HTMLDetailsElement)) return;
  const load = () => import('./try.js').then(({ startTrying }) => startTrying(part, bar.dataset));
  part.addEventListener('toggle', load, { once: true });
  part.hidden = false;
}
