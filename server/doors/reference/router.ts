import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Router } from 'express';
import helmet from 'helmet';
import { addressOf, GUIDES, IN_BAR } from './guides.ts';
import { renderGuide } from './markdown.ts';

const DOCS = fileURLToPath(new URL('../../../docs', import.meta.url));
const PAGES = fileURLToPath(new URL('page', import.meta.url));
const SWAGGER_UI = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const ASSETS = [
  ...['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'].map((file) => join(SWAGGER_UI, file)),
  ...['docs.css', 'reference.js'].map((file) => join(PAGES, file)),
  ...['orders.svg', 'bounties.svg', 'claims.svg'].map((file) => join(DOCS, file)),
];

/** Everything comes from this host. Pictures in Swagger UI's style sheet are data. */
const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
    },
  },
});

const ASSET_MAX_AGE = '1h';
const PAGE_CACHE = 'public, max-age=300';

/** What stands at `{base_url}/docs`: the reference made from the contract, and the guides. Other paths go on to the API. */
export function referenceRouter(baseUrl: string): Router {
  const base = new URL(baseUrl).pathname.replace(/\/$/, '');
  const router = express.Router();
  addPage(router, '/', () => page('index.html', { base, guides: barOf(base, '') }));
  for (const name of Object.keys(GUIDES)) addPage(router, addressOf(name), () => guide(name, base));
  for (const file of ASSETS) {
    router.get(`/assets/${basename(file)}`, protect, (_req, res) => {
      res.sendFile(file, { maxAge: ASSET_MAX_AGE });
    });
  }
  return router;
}

/** Rendered when it is first asked for: it does not change while the server runs. */
function addPage(router: Router, path: string, render: () => string): void {
  let html: string | undefined;
  router.get(path, protect, (_req, res) => {
    html ??= render();
    res.set('Cache-Control', PAGE_CACHE).type('html').send(html);
  });
}

function guide(name: string, base: string): string {
  const markdown = readFileSync(join(DOCS, `${name}.md`), 'utf8');
  const title = GUIDES[name] ?? name;
  return page('guide.html', {
    base,
    title,
    guides: barOf(base, name),
    content: renderGuide(markdown, name, base),
  });
}

function barOf(base: string, current: string): string {
  const links = IN_BAR.map((name) =>
    link(`${base}/docs${addressOf(name)}`, GUIDES[name] ?? name, name === current),
  );
  return [link(`${base}/docs`, 'API reference', current === ''), ...links].join('');
}

function link(href: string, text: string, isCurrent: boolean): string {
  return `<a href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${text}</a>`;
}

function page(template: string, parts: Record<string, string>): string {
  const values = { ...parts, assets: `${parts.base}/docs/assets` } as Record<string, string>;
  return readFileSync(join(PAGES, template), 'utf8').replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, name) => values[name] ?? '',
  );
}
