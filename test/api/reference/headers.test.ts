import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../../generated/routes.gen.ts';
import { GUIDES } from '../../../server/web/reference/guides.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.close());

const policyOf = (headers: Headers) => headers.get('content-security-policy');

test('the reference may load from this host and connect to the host of the app', async () => {
  const { status, headers } = await api.call('GET', '/docs');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(policyOf(headers)).toBe(
    `default-src 'none';script-src 'self';style-src 'self';img-src 'self';connect-src 'self' ${new URL(api.parts.config.appUrl).origin};` +
      "frame-ancestors 'none';base-uri 'none';form-action 'none'",
  );
});

test('the API beside it loads nothing at all', async () => {
  const { headers } = await api.call('GET', '/api/agents');
  expect(policyOf(headers)).toMatch(/^default-src 'none';frame-ancestors 'none'/);
});

const PAGES = [
  '/docs',
  '/docs/reference/events',
  ...GUIDES.map(({ path: address }) => `/docs${address}`),
  ...routes.map(({ operationId }) => `/docs/reference/${operationId}`),
];
const LINK = /(?:href|src)="(\/[^"#]*)(?:#([^"]+))?"/g;

test('every operation and every guide has a page, and what the pages name is there', async () => {
  const texts = new Map<string, string>();
  for (const path of PAGES) {
    const { status, text } = await api.call('GET', path);
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(text, path).toMatch(/<h1[ >]/);
    texts.set(path, text);
  }
  const named = [...texts].flatMap(([from, text]) =>
    [...text.matchAll(LINK)].map(([, path = '', place]) => ({ from, path, place })),
  );
  const elsewhere = new Set(named.map(({ path }) => path).filter((path) => !texts.has(path)));
  expect(elsewhere.size).toBeGreaterThan(25);
  for (const address of elsewhere) {
    const { status } = await api.call('HEAD', address, { headers: { accept: 'text/html' } });
    expect({ address, status }).toEqual({ address, status: 200 });
  }
  const lost = named.filter(({ path, place }) => place && !texts.get(path)?.includes(`id="${place}"`));
  expect(lost).toEqual([]);
});

test('files of this version are cached forever, others are revalidated', async () => {
  const { text, headers: ofPage } = await api.call('GET', '/docs');
  const [, style = ''] = /href="([^"]*docs\.css[^"]*)"/.exec(text) ?? [];
  expect((await api.call('GET', style)).headers.get('cache-control')).toContain('immutable');
  const { headers } = await api.call('GET', '/docs/assets/docs.css?v=old');
  expect([headers, ofPage].map((one) => one.get('cache-control'))).toEqual(['no-cache', 'no-cache']);
  for (const [path, etag] of [
    ['/docs/assets/docs.css', headers.get('etag')],
    ['/docs', ofPage.get('etag')],
  ]) {
    // left alone, fetch would ask for a fresh copy whatever it has
    const again = { 'if-none-match': etag ?? '', 'cache-control': 'max-age=0' };
    expect((await api.call('GET', path ?? '', { headers: again })).status).toBe(304);
  }
});

test('pages are compressed for whoever understands it, and far below 500 kB', async () => {
  const sizeOf = async (encoding: string) => {
    const { headers } = await api.call('HEAD', '/docs/reference/orders_create', {
      headers: { 'accept-encoding': encoding },
    });
    return { encoding: headers.get('content-encoding'), size: Number(headers.get('content-length')) };
  };
  const [br, gzip, plain] = await Promise.all(['br', 'gzip', 'identity'].map(sizeOf));
  expect([br?.encoding, gzip?.encoding, plain?.encoding]).toEqual(['br', 'gzip', null]);
  expect(br?.size).toBeLessThan(30_000);
  expect(plain?.size).toBeGreaterThan(2 * (gzip?.size ?? 0));
});

test('other files, paths that lead out, and guides for operators are not served', async () => {
  const paths = [
    '/docs/assets/index.html',
    '/docs/assets/..%2fpackage.json',
    '/docs/operations',
    '/docs/none',
    '/docs/reference/orders_explode',
  ];
  for (const path of paths) {
    const { status, body } = await api.call('GET', path);
    expect({ path, status, code: body.code }).toEqual({ path, status: 404, code: 'no_such_route' });
  }
});
