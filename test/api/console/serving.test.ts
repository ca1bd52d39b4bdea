import { afterAll, beforeAll, expect, test } from 'vitest';
import { startConsole } from '../../support/console/console-server.ts';
import { eventually } from '../../support/eventually.ts';
import type { Api } from '../../support/server/api.ts';

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let api: Api;

beforeAll(async () => {
  api = await startConsole();
});

afterAll(() => api.close());

const get = (path: string, headers: Record<string, string> = PAGE) =>
  fetch(`${api.appUrl}${path}`, { headers, redirect: 'manual' });

test('pages are one revalidated document at every depth, which loads only from this origin', async () => {
  const [home, deep] = await Promise.all([get('/'), get('/services/svc_1')]);
  const html = await home.text();
  expect(home.status).toBe(200);
  expect(await deep.text()).toBe(html);
  expect(html).toContain(`&quot;apiUrl&quot;:&quot;${api.url}&quot;`);
  expect(home.headers.get('cache-control')).toBe('no-cache');
  const policy = home.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
  const etag = home.headers.get('etag') ?? '';
  const again = await get('/', { ...PAGE, 'if-none-match': etag, 'cache-control': 'max-age=0' });
  expect(again.status).toBe(304);
});

test('browsers are told what a page loads: its script, the typeface and the public responses that it shows', async () => {
  const listLinks = async (path: string) =>
    [...((await get(path)).headers.get('link') ?? '').matchAll(/<([^>]+)>; ([^,]+)/g)].map(
      ([, url, how]) => ({
        url,
        how,
      }),
    );
  const links = await listLinks('/services/svc_1');
  const fetched = { how: 'rel=preload; as=fetch; crossorigin' };
  expect(links).toContainEqual({ url: `${api.url}/api/services/svc_1`, ...fetched });
  expect(links).toContainEqual({ url: expect.stringMatching(/^\/assets\/inter-.*\.woff2$/), ...fetched });
  const scripts = links.filter(({ how }) => how === 'rel=modulepreload');
  expect(scripts.map(({ url }) => url)).toContainEqual(expect.stringMatching(/^\/assets\/service-/));
  for (const { url } of links.filter((link) => link.url?.startsWith('/')))
    expect((await get(url ?? '', { accept: '*/*' })).status, url).toBe(200);
  for (const path of [
    '/services',
    '/agents',
    '/bounties',
    '/bounties/new',
    '/earn',
    '/statistics',
    '/orders/ord_1',
  ])
    expect(
      (await listLinks(path)).some(({ how }) => how === 'rel=modulepreload'),
      path,
    ).toBe(true);
  expect(await listLinks('/services/a%3E%3B')).toEqual(await listLinks('/no-such-page'));
  expect((await get('/manifest.json', { accept: '*/*' })).status).toBe(404);
});

test('scripts are cached forever, compressed if the client accepts it', async () => {
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await get('/')).text())?.[1] ?? '';
  const [packed, plain] = await Promise.all([
    get(script, { 'accept-encoding': 'br' }),
    get(script, { 'accept-encoding': 'identity' }),
  ]);
  expect(packed.headers.get('cache-control')).toContain('immutable');
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await packed.text()).toBe(await plain.text());
  expect(plain.headers.get('content-type')).toContain('javascript');
});

test('an unknown path gets the not-found page, a missing file does not', async () => {
  const missing = await get('/no-such-page');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toContain('text/html');
  for (const path of [
    '/assets/gone.js',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
  ]) {
    const gone = await get(path, { accept: '*/*' });
    expect(gone.status, path).toBe(404);
    expect(gone.headers.get('content-type'), path).toContain('application/json');
  }
});

test('the style guide belongs to the sandbox', async () => {
  expect((await get('/styleguide')).status).toBe(404);
});

test('the old path of the statistics redirects to the new one', async () => {
  const moved = await get('/figures');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe(`${api.appUrl}/statistics`);
  expect((await get('/statistics')).status).toBe(200);
});

test('MCP, OAuth and health are served at the same host', async () => {
  const metadata = await get('/.well-known/oauth-authorization-server');
  expect(metadata.headers.get('content-type')).toContain('application/json');
  const mcp = await get('/mcp');
  expect(mcp.headers.get('content-type')).toContain('application/json');
  expect((await get('/healthz')).headers.get('content-type')).toContain('application/json');
  const missing = await get('/services/svc_1', { accept: '*/*' });
  expect(missing.headers.get('content-type')).toContain('application/json');
});

test('a program that looks whether there is something at the host finds the page', async () => {
  const { status, headers } = await get('/', { accept: '*/*' });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});

test('pages are logged and measured once, without their path and query', async () => {
  await get('/orders/ord_1?token=whatever');
  await get('/healthz');
  await eventually(() => {
    const lines = api.readLog().map((line) => JSON.parse(line) as { operation?: string; status?: number });
    expect(lines.filter(({ operation }) => operation === 'health_live').length).toBeGreaterThan(0);
    expect(lines).toContainEqual(expect.objectContaining({ operation: 'console', status: 404 }));
    expect(lines).toContainEqual(expect.objectContaining({ operation: 'console', status: 200 }));
  });
  expect(api.readLog().join()).not.toContain('whatever');
  const metrics = await (await fetch(`${api.internalUrl}/metrics`)).text();
  expect(metrics).toMatch(
    /market_http_request_duration_seconds_count\{operation="console",status="200"\} \d+/,
  );
});
