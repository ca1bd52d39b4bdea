import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GUIDES } from '../../../server/doors/reference/guides.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.close());

const policyOf = (headers: Headers) => headers.get('content-security-policy');

test('the reference may load what this host gives and nothing else', async () => {
  const { status, headers } = await api.call('GET', '/docs');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(policyOf(headers)).toBe(
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;connect-src 'self';" +
      "frame-ancestors 'none';base-uri 'none';form-action 'none'",
  );
});

test('the API beside it loads nothing at all', async () => {
  const { headers } = await api.call('GET', '/api/agents');
  expect(policyOf(headers)).toMatch(/^default-src 'none';frame-ancestors 'none'/);
});

describe('what the pages name is there', () => {
  test.each(['/docs', ...Object.keys(GUIDES).map((name) => `/docs/${name.replace('/README', '')}`)])(
    '%s',
    async (path) => {
      const { status, text } = await api.call('GET', path);
      expect(status).toBe(200);
      const addresses = [...text.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map(([, address = '']) => address);
      expect(addresses.length).toBeGreaterThan(5);
      const answers = await Promise.all(addresses.map((address) => api.call('HEAD', address)));
      expect(addresses.filter((_, index) => answers[index]?.status !== 200)).toEqual([]);
    },
  );
});

test('files do not change within an hour and are not sent twice', async () => {
  const { headers } = await api.call('GET', '/docs/assets/swagger-ui.css');
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
  // left alone, fetch would ask for a fresh copy whatever it has
  const again = { 'if-modified-since': headers.get('last-modified') ?? '', 'cache-control': 'max-age=0' };
  expect((await api.call('GET', '/docs/assets/swagger-ui.css', { headers: again })).status).toBe(304);
});

test('other files of the package, and paths that lead out of it, are not served', async () => {
  const paths = [
    '/docs/assets/index.html',
    '/docs/assets/..%2fpackage.json',
    '/docs/operations',
    '/docs/none',
  ];
  for (const path of paths) {
    const { status, body } = await api.call('GET', path);
    expect({ path, status, code: body.code }).toEqual({ path, status: 404, code: 'no_such_route' });
  }
});
