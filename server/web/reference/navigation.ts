import { type Html, html } from '../../foundation/platform/html.ts';
import type { Catalog, Tag } from './contract/catalog.ts';
import { GUIDE_SECTIONS } from './guides.ts';
import { renderPageLink } from './layout.ts';
import { CHANGELOG } from './page-order.ts';
import { eventPath } from './urls.ts';

/** The whole navigation, with the current page marked. */
export function renderNavigation(catalog: Catalog, base: string, current: string): Html {
  const sections = GUIDE_SECTIONS.map(({ title, guides }, index) => {
    const links = guides.map(
      (guide) => html`<li>${renderPageLink(base, guide.path, guide.title, current)}</li>`,
    );
    const overview = index === 0 ? html`<li>${renderPageLink(base, '', 'Overview', current)}</li>` : html``;
    return html`<h2>${title}</h2><ul>${overview}${links}</ul>`;
  });
  const tags = catalog.tags.map((tag) => renderTagEntry(tag, base, current));
  const events = renderEventsEntry(catalog, base, current);
  const changelog = renderPageLink(base, CHANGELOG.path, CHANGELOG.title, current);
  return html`${sections}<h2>Reference</h2>${tags}${events}<ul><li>${changelog}</li></ul>`;
}

function renderEventsEntry({ events }: Catalog, base: string, current: string): Html {
  const links = events.map(
    ({ name }) => html`<li>${renderPageLink(base, eventPath(name), name, current)}</li>`,
  );
  const isHere = current.startsWith('/reference/events');
  return html`<details${isHere ? html` open` : ''}><summary>Events</summary><ul><li>${renderPageLink(base, '/reference/events', 'About events', current)}</li>${links}</ul></details>`;
}

function renderTagEntry({ name, slug, operations }: Tag, base: string, current: string): Html {
  const path = `/reference/${slug}`;
  const isHere = path === current || operations.some(({ id }) => `/reference/${id}` === current);
  const links = operations.map(
    ({ id, summary }) => html`<li>${renderPageLink(base, `/reference/${id}`, summary, current)}</li>`,
  );
  return html`<details${isHere ? html` open` : ''}><summary>${name}</summary><ul><li>${renderPageLink(base, path, `About ${name}`, current)}</li>${links}</ul></details>`;
}
