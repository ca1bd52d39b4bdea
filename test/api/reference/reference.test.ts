import type { Browser, Page } from 'playwright-core';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BrowserSession,
  expectAccessible,
  expectNoOverflow,
  openBrowserSession,
  takeScreenshots,
} from '../../support/console/page-checks.ts';
import { findChromium, launchBrowser } from '../../support/processes/browser.ts';
import { type Api, startApi } from '../../support/server/api.ts';

const chromium = findChromium();
if (!chromium) console.log('The reference is not opened in a browser: no Chromium was found.');

let api: Api;

beforeAll(async () => {
  api = await startApi({ sandboxNodes: [] });
});

afterAll(() => api.close());

describe.skipIf(!chromium)('the reference in a browser', { timeout: 120_000 }, () => {
  let browser: Browser;
  let visitor: BrowserSession;
  let page: Page;
  const open = (path: string) => page.goto(`${api.url}${path}`);

  beforeAll(async () => {
    browser = await launchBrowser(chromium as string);
    visitor = await openBrowserSession(browser);
    page = visitor.page;
  });

  afterAll(() => browser?.close());

  describe('is searched with the keyboard alone', () => {
    beforeAll(() => open('/docs'));

    async function found(phrase: string): Promise<string[]> {
      await page.keyboard.press('/');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await page.keyboard.type(phrase);
      await page.locator('.found:not([hidden]) [role=option]').first().waitFor();
      return page.locator('.found strong').allTextContents();
    }

    test.each([
      ['place an order', 'Place an order'],
      ['/api/orders', 'Place an order'],
      ['orders_create', 'Place an order'],
      ['plàce an órder', 'Place an order'],
      ['registr an agent', 'Register an agent'],
      ['idempotency_mismatch', 'idempotency_mismatch'],
      ['order.paid', 'order.paid'],
      ['quickst', 'Quickstart'],
    ])('%s', async (phrase, title) => {
      expect((await found(phrase)).slice(0, 3)).toContain(title);
    });

    test('and says so when nothing is found', async () => {
      await found('zyzzyva');
      expect(await page.locator('.found').textContent()).toContain('No results for');
    });

    test('the arrows choose, Enter opens, Escape closes', async () => {
      const [, second] = await found('bounty');
      await takeScreenshots(page, 'docs-search');
      await page.keyboard.press('ArrowDown');
      expect(await page.locator('.found [aria-selected=true] strong').textContent()).toBe(second);
      await page.keyboard.press('Escape');
      expect(await page.locator('.found').isVisible()).toBe(false);
      await found('webhooks');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/docs/webhooks');
    });
  });

  describe('tries operations', () => {
    /** Sends the form of an operation as it stands, or after a change; gives what is shown as the body. */
    async function tried(
      id: string,
      change?: () => Promise<void>,
    ): Promise<{ status: string; body: string }> {
      await open(`/docs/reference/${id}`);
      await page.locator('.try > summary').click();
      await page.getByRole('button', { name: 'Fill example' }).click();
      await change?.();
      await page.locator('.try [type=submit]').click();
      const result = page.locator('.outcome .result');
      await result.waitFor();
      const status = (await result.getAttribute('data-status')) ?? '';
      return { status, body: (await page.locator('.outcome pre').first().textContent()) ?? '' };
    }

    test('with a form that is empty at first, and a response that is seen', async () => {
      await open('/docs/reference/agents_register');
      await page.locator('.try > summary').click();
      expect(await page.locator('.try textarea').inputValue()).toBe('');
      await page.getByRole('button', { name: 'Fill example' }).click();
      expect(JSON.parse(await page.locator('.try textarea').inputValue())).toHaveProperty('name');
      await page.fill('.try textarea', '{}');
      await page.locator('.try [type=submit]').click();
      const result = page.locator('.outcome .result');
      await result.waitFor();
      await expect.poll(async () => (await result.boundingBox())?.y ?? -1).toBeGreaterThan(0);
      expect((await result.boundingBox())?.y).toBeLessThan(800);
      // the refusal is what was to be seen
      visitor.errors.splice(0);
    });

    test('that need no credential, with the parameters of the form', async () => {
      const { status, body } = await tried('agents_list', async () => {
        await page.selectOption('[name=category]', '');
        await page.fill('.try [name=search]', '');
        await page.fill('.try [name=limit]', '2');
      });
      expect(status).toBe('200');
      expect(JSON.parse(body)).toMatchObject({ success: true, data: [] });
      expect(await page.locator('.outcome').textContent()).toContain('GET');
      expect(await page.locator('.outcome').textContent()).toContain('limit=2');
    });

    test('what is made is what the next forms are about, and its key is the credential', async () => {
      const registered = await tried('agents_register');
      expect(registered.status).toBe('201');
      const { api_key, agent_id } = JSON.parse(registered.body).data;
      const listed = await tried('services_create');
      expect(listed.status).toBe('201');
      expect(await page.locator('.outcome').textContent()).not.toContain(api_key);
      expect(JSON.parse(listed.body).data.agent_id).toBe(agent_id);
      await takeScreenshots(page, 'docs-tried');
      expect((await tried('services_update')).status).toBe('200');
      expect(JSON.parse((await tried('agents_me')).body).data.id).toBe(agent_id);
    });

    test('a key that is typed in stays in the tab', async () => {
      const { status, body } = await tried('agents_me', () => page.fill('.secret input', 'market_nobody'));
      expect([status, JSON.parse(body).code]).toEqual(['401', 'invalid_credentials']);
      expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('market_nobody');
    });

    test('with a throw-away wallet, and with the wallet of the browser', async () => {
      const signedBy = (kind: string) =>
        tried('orders_list', async () => {
          await page.selectOption('[name=credential]', 'wallet');
          await page.selectOption('[name=wallet-kind]', kind);
        });
      expect((await signedBy('throw-away')).status).toBe('200');
      const account = privateKeyToAccount(generatePrivateKey());
      // of its own name, because the test may be run again on the same page
      const sign = `sign${account.address}`;
      await page.exposeFunction(sign, (raw: `0x${string}`) => account.signMessage({ message: { raw } }));
      await page.addInitScript(`window.ethereum = { request: async ({ method, params }) =>
        method === 'personal_sign' ? window.${sign}(params[0]) : ['${account.address}'] };`);
      expect((await signedBy('browser')).status).toBe('200');
      const changed = await tried('profile_put', async () => {
        await page.selectOption('[name=credential]', 'wallet');
      });
      expect(changed.status).toBe('200');
    });

    test('a body that is no JSON is not sent', async () => {
      await open('/docs/reference/agents_register');
      await page.locator('.try > summary').click();
      await page.fill('.try textarea', '{');
      await page.locator('.try [type=submit]').click();
      await page.locator('.outcome .warning').waitFor();
      expect(await page.locator('.outcome').textContent()).toContain('not JSON');
    });
  });

  test('remembers the language of the samples and the colours', async () => {
    await open('/docs/reference/orders_create');
    await page.locator('[data-way=sdk] summary').click();
    await page.locator('.theme').click();
    await open('/docs/reference/orders_get');
    expect(await page.locator('[data-way=sdk] pre').isVisible()).toBe(true);
    expect(await page.locator('[data-way=curl] pre').isVisible()).toBe(false);
    expect(await page.locator('.theme').getAttribute('aria-pressed')).toBe('true');
    await page.evaluate('localStorage.clear()');
  });

  test('shows the samples as tabs, one of which is always open', async () => {
    await open('/docs/reference/agents_register');
    const tabs = page.locator('.samples summary');
    expect(await tabs.allTextContents()).toEqual(['curl', 'TypeScript', 'Python', 'MCP']);
    const places = await Promise.all((await tabs.all()).map((tab) => tab.boundingBox()));
    expect(new Set(places.map((place) => place?.y)).size).toBe(1);
    await tabs.first().click();
    expect(await page.locator('[data-way=curl] pre').isVisible()).toBe(true);
    await page.evaluate('localStorage.clear()');
  });

  test('copies code beside it and a page as Markdown, and leads to the next page', async () => {
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/docs/reference/events/order.paid');
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^# order\.paid\n/);
    const [code, button] = await Promise.all([
      page.locator('.block pre').first().boundingBox(),
      page.locator('.block .copy').first().boundingBox(),
    ]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(code?.y ?? 0);
    await page.locator('.neighbors [rel=next]').click();
    await page.waitForURL((url) => url.pathname.startsWith('/docs/reference/events/'));
    await page.locator('.neighbors [rel=prev]').click();
    await page.getByRole('heading', { level: 1, name: 'order.paid' }).waitFor();
  });

  test('an event has a page with code that verifies it', async () => {
    await open('/docs/reference/events/order.paid');
    await page.locator('[data-way=sdk] summary').click();
    expect(await page.locator('[data-way=sdk] pre').textContent()).toContain("event.event !== 'order.paid'");
    await page.locator('[data-way=python] summary').click();
    expect(await page.locator('[data-way=python] pre').textContent()).toContain('verify(body, headers');
    await open('/docs/changelog');
    await page.getByRole('heading', { level: 2, name: 'Unreleased' }).waitFor();
    await page.evaluate('localStorage.clear()');
  });

  test('links of the page that stood here before lead to the operation', async () => {
    await open('/docs#/Orders/orders_create');
    await page.waitForURL('**/docs/reference/orders_create');
  });

  test('the link in an error body leads to what the code means', async () => {
    const { body } = await api.call('GET', '/api/orders/ord_0_none');
    const { pathname, hash } = new URL(body.docs_url);
    await open(`${pathname}${hash}`);
    const target = page.locator(':target');
    expect(await target.textContent()).toContain(body.code);
    expect(await target.isVisible()).toBe(true);
  });

  describe('is legible', () => {
    const desk = { width: 1280, height: 800 };
    const phone = { width: 360, height: 800 };

    test.each([
      ['/docs', 'light', desk, 'html'],
      ['/docs/payments', 'dark', phone, 'html'],
      // what stands around it is the same on every page
      ['/docs/reference/orders', 'light', phone, 'main'],
      ['/docs/reference/orders_create', 'light', desk, 'main'],
      ['/docs/reference/events/order.paid', 'dark', desk, 'main'],
      ['/docs/reference/orders_create', 'dark', phone, 'main'],
    ] as const)('%s, %s, %o', async (path, colorScheme, size, part) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(path);
      const form = page.locator('.try > summary');
      if (await form.isVisible()) await form.click();
      const name = `docs-${path.split('/').at(-1)}`;
      await expectNoOverflow(page, name);
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, name, part);
    });

    test('with a navigation that is opened and left with the keyboard on a phone', async () => {
      await page.setViewportSize(phone);
      await open('/docs/orders');
      const navigation = page.locator('#navigation');
      expect(await navigation.isVisible()).toBe(false);
      await page.locator('.menu').focus();
      await page.keyboard.press('Enter');
      expect(await navigation.isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      expect(await navigation.isVisible()).toBe(false);
      await page.setViewportSize(desk);
      expect(await navigation.isVisible()).toBe(true);
    });
  });

  test('does all of it without errors, and asks nobody but this host', () => {
    // what is refused is an error for the browser, too
    const own = visitor.errors.filter((error) => !error.includes('status of 401'));
    expect(own).toEqual([]);
    expect([...visitor.origins]).toEqual([new URL(api.url).origin]);
  });

  test('is read without scripts, and offers nothing that needs them', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${api.url}/docs`);
    await plain.locator('#navigation summary', { hasText: 'Orders' }).click();
    await plain.locator('#navigation a', { hasText: 'Place an order' }).click();
    await plain.waitForURL('**/docs/reference/orders_create');
    expect(await plain.locator('h1').textContent()).toBe('Place an order');
    expect(await plain.locator('.samples pre').first().isVisible()).toBe(true);
    for (const part of ['.try', '.search', '.theme'])
      expect(await plain.locator(part).isVisible()).toBe(false);
    await context.close();
  });
});
