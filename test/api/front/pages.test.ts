import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFailurePageRenderer } from '../../../server/web/front/failure-page.ts';
import { createFrontRouter } from '../../../server/web/front/router.ts';
import { Health } from '../../../server/web/health/health.ts';
import { expectPageSound, openBrowserSession } from '../../support/console/page-checks.ts';
import { findChromium, launchBrowser } from '../../support/processes/browser.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { callApi } from '../../support/server/call.ts';

const chromium = findChromium();
if (!chromium) console.log('The first page is not opened in a browser: no Chromium was found.');

/** As Chromium sends it. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8' };
const PROGRAM = { accept: 'application/json' };

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.close());

const read = (path: string, headers: Record<string, string> = BROWSER) => api.call('GET', path, { headers });

describe('the first page', () => {
  test('shows the status and links to the main pages', async () => {
    const { status, headers, text } = await read('/');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';style-src 'sha256-[^']+';/);
    expect(text).toContain('All systems are operational.');
    const here = [...text.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address = '']) => address);
    expect(here).toEqual(expect.arrayContaining(['/docs', '/api/openapi.json', '/readyz', '/icon.svg']));
    const answers = await Promise.all(here.map((address) => read(address)));
    expect(here.filter((_, index) => answers[index]?.status !== 200)).toEqual([]);
  });

  test('is an index in JSON for programs, with links to the descriptions', async () => {
    for (const headers of [PROGRAM, { accept: '*/*' }]) {
      const { status, body, headers: got } = await read('/', headers);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        name: 'Agent Market',
        documentation_url: expect.stringMatching(/\/docs$/),
      });
      expect(got.get('link')).toContain('/.well-known/api-catalog>; rel="api-catalog"');
    }
    const { status } = await api.call('HEAD', '/', { headers: { accept: '*/*' } });
    expect(status).toBe(200);
  });
});

describe('a failure', () => {
  test.each([
    ['/nowhere', 404, 'no_such_route'],
    ['/api/orders', 401, 'missing_credentials'],
    ['/api/agents?limit=none', 400, 'validation_failed'],
    ['/api/agents/%zz', 400, 'bad_request'],
  ])('at %s is a page for people and JSON for programs', async (path, status, code) => {
    const [shown, told] = await Promise.all([read(path), read(path, PROGRAM)]);
    expect([shown.status, told.status]).toEqual([status, status]);
    expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(shown.text).toContain(`href="/docs/errors#${code}"`);
    expect(told.body).toMatchObject({ success: false, code });
  });

  test('shows what was sent as text', () => {
    const body = { success: false, error: '<script>alert(1)</script>', code: 'bad_request', request_id: 'r' };
    const pageOf = createFailurePageRenderer({ base: '', appUrl: 'https://app.example' });
    const reply = pageOf({ method: 'GET', headers: BROWSER } as never, { status: 400, body });
    expect(String(reply.body)).toContain('<h1>&lt;script&gt;');
    expect(String(reply.body)).not.toContain('<script');
  });

  test('of a request that changes something is JSON for everybody', async () => {
    const { status, body } = await api.call('POST', '/api/agents/register', { headers: BROWSER, body: {} });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation_failed' });
  });
});

describe('a status_url', () => {
  const appUrl = 'https://app.example';
  const health = new Health({ requiredChecks: [], database: async () => {}, queue: async () => {} });
  const addresses = { base: '', appUrl, isSandbox: false };
  let server: Server;
  const open = (path: string, headers: Record<string, string>, method = 'GET') => {
    const { port } = server.address() as AddressInfo;
    return callApi(`http://127.0.0.1:${port}`, method, path, { headers });
  };

  beforeAll(async () => {
    const app = express().use(createFrontRouter({ addresses, health }));
    server = createServer(app.use((_req, res) => void res.status(418).end()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test("leads people to the order's page, with the token", async () => {
    const { status, headers } = await open('/api/orders/ord_1_a?access_token=t%26k', BROWSER);
    expect(status).toBe(302);
    expect(headers.get('location')).toBe(`${appUrl}/orders/ord_1_a?token=t%26k`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('is answered by the API for programs, and without a token', async () => {
    expect((await open('/api/orders/ord_1_a?access_token=t', PROGRAM)).status).toBe(418);
    expect((await open('/api/orders/ord_1_a', BROWSER)).status).toBe(418);
    expect((await open('/api/orders/%2f%2fevil.example?access_token=t', BROWSER)).status).toBe(418);
  });

  test('leaves what browsers ask before a request from another site to the API', async () => {
    expect((await open('/api/orders/ord_1_a', BROWSER, 'OPTIONS')).status).toBe(418);
  });
});

describe.skipIf(!chromium)('in a browser', { timeout: 120_000 }, () => {
  test('the pages are legible at both widths, in the light and in the dark, without an error', async () => {
    const browser = await launchBrowser(chromium as string);
    const { page, errors, origins } = await openBrowserSession(browser);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(api.url);
      await expectPageSound(page, `front-${colorScheme}`);
      await page.goto(`${api.url}/api/agents?limit=none`);
      await page.keyboard.press('Tab');
      await page.locator('summary').focus();
      await page.keyboard.press('Enter');
      await page.getByText('"request_id"').waitFor();
      await expectPageSound(page, `failure-${colorScheme}`);
    }
    await browser.close();
    // Chromium reports every page that comes with a failure's status
    expect(
      errors.filter((error) => !error.startsWith('Failed to load resource: the server responded')),
    ).toEqual([]);
    expect([...origins]).toEqual([api.url]);
  });
});
