import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HostDocument, hostDocuments } from '../../../generated/documents.gen.ts';
import { makeAgent, makeHiddenAgent, makeService } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';

const documents: readonly HostDocument[] = hostDocuments;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const toPath = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
const read = (path: string, accept = '*/*') => api.call('GET', path, { headers: { accept } });

// first: sitemaps are kept for an hour
describe('the sitemap', () => {
  it('lists the documentation and every listing, in sitemaps that exist', async () => {
    const agent = await makeAgent(api);
    const { id } = await makeService(api, agent);
    const { id: hidden } = await makeService(api, await makeHiddenAgent(api));
    const open = (path: string) => read(path);
    const index = (await open('/sitemap.xml')).text;
    expect(index).toContain('<sitemapindex');
    const paths = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => toPath(url));
    const maps = await Promise.all(paths.map(open));
    expect(maps.map(({ status }) => status)).toEqual(paths.map(() => 200));
    const urls = maps.map(({ text }) => text).join();
    expect(urls).toContain('/docs/x402</loc>');
    expect(urls).toContain(`/services/${id}</loc>`);
    expect(urls).not.toContain(hidden);
  });

  it('has no other parts', async () => {
    for (const name of ['listings-0', 'listings-99', 'other'])
      expect((await read(`/sitemaps/${name}.xml`)).status, name).toBe(404);
  });
});

describe('documents about the host', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: '],
    ['/sitemap.xml', 'application/xml', '<loc>'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'Contact: https://'],
    ['/security.txt', 'text/plain; charset=utf-8', 'Contact: https://'],
    ['/llms.txt', 'text/markdown; charset=utf-8', '# Agent Market'],
    ['/llms-full.txt', 'text/markdown; charset=utf-8', '# Quickstart'],
    ['/.well-known/api-catalog', 'application/linkset+json', '"linkset"'],
  ])('%s is served, also to browsers, and cached by its ETag', async (path, type, content) => {
    for (const accept of ['*/*', 'text/html']) {
      const { status, headers, text } = await read(path, accept);
      expect([status, headers.get('content-type')]).toEqual([200, type]);
      expect(headers.get('cache-control')).toBe('public, max-age=3600');
      expect(text).toContain(content);
    }
    const etag = (await read(path)).headers.get('etag') ?? '';
    const again = await api.call('GET', path, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
    expect((await api.call('HEAD', path)).status).toBe(200);
  });

  it.each(documents)(
    '$path of the contract is served as $type, and llms.txt names it',
    async ({ path, type }) => {
      const { status, headers } = await read(path);
      expect(status).toBe(200);
      // an operation's JSON has the general type
      expect([type, 'application/json']).toContain(
        headers.get('content-type')?.replace('; charset=utf-8', ''),
      );
      expect((await read('/llms.txt')).text).toContain(`${path}): `);
    },
  );

  it('the index and the links of / name the documents', async () => {
    const { headers, body } = await read('/');
    expect(body.documents.map(({ url }: { url: string }) => toPath(url))).toEqual(
      documents.map(({ path }) => path),
    );
    for (const { path, rel } of documents)
      if (rel) expect(headers.get('link')).toContain(`${path}>; rel="${rel}"`);
  });

  it.each(documents.flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path])))(
    '%s is %s under another name',
    async (alias, path) => {
      const [known, same] = await Promise.all([read(path), read(alias)]);
      expect([same.status, same.text]).toEqual([200, known.text]);
    },
  );

  it('are only read: other methods have no such route', async () => {
    const { status, body } = await api.call('POST', '/robots.txt', { body: {} });
    expect([status, body.code]).toEqual([404, 'no_such_route']);
  });

  it('security.txt expires within the year that RFC 9116 recommends', async () => {
    const { text } = await read('/.well-known/security.txt');
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThanOrEqual(365);
  });

  it('the API catalog names descriptions that exist', async () => {
    const { linkset } = JSON.parse((await read('/.well-known/api-catalog')).text);
    const targets = linkset.flatMap((entry: Record<string, { href: string }[]>) =>
      Object.values(entry).flatMap((links) => (Array.isArray(links) ? links.map(({ href }) => href) : [])),
    ) as string[];
    for (const href of new Set(targets))
      expect((await read(toPath(href), 'text/html, application/json')).status, href).toBe(200);
  });
});

describe('a page of the reference as text', () => {
  const MARKDOWN = 'text/markdown; charset=utf-8';

  it('is served under .md, and to clients that prefer Markdown', async () => {
    const page = await read('/docs/webhooks.md');
    const preferred = await read('/docs/webhooks', 'text/markdown');
    expect(page.headers.get('content-type')).toBe(MARKDOWN);
    expect(page.text).toMatch(/^# Webhooks\n/);
    expect(preferred.text).toBe(page.text);
    expect(preferred.headers.get('vary')).toContain('Accept');
    for (const accept of ['text/html', '*/*', 'text/html, text/markdown;q=0.5'])
      expect((await read('/docs/webhooks', accept)).headers.get('content-type')).toContain('text/html');
  });

  it('links to the text of other pages, and every page of the index exists', async () => {
    const index = (await read('/llms.txt')).text;
    const links = [...index.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, url = '']) => toPath(url));
    expect(links.length).toBeGreaterThan(30);
    const pages = await Promise.all(links.map((path) => read(path)));
    expect(links.filter((_, place) => pages[place]?.headers.get('content-type') !== MARKDOWN)).toEqual([]);
    const inner = pages.flatMap(({ text }) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url]) => url));
    expect(inner.filter((url) => !/^(https?:|mailto:|#)/.test(url ?? ''))).toEqual([]);
  });

  it('of an operation has its call, its parameters, its examples and its error codes', async () => {
    const { text } = await read('/docs/reference/orders_create.md');
    expect(text).toMatch(/^`POST http:\/\/[^/]+\/api\/orders`$/m);
    expect(text).toContain('curl -X POST');
    expect(text).toContain('### 201');
    expect(text).toContain('`validation_failed`');
  });

  it('that does not exist is not found', async () => {
    expect((await read('/docs/nowhere.md')).status).toBe(404);
  });
});
