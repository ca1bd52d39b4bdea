import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_ID, type Market, startMarket } from '../../support/market/orders.ts';
import { findChromium, launchBrowser } from '../../support/processes/browser.ts';
import { getRoundCount } from '../../support/rounds.ts';
import { type ForwardingProxy, startForwardingProxy } from '../../support/server/forwarding-proxy.ts';
import { CALL, packPayloads } from './stored-xss/corpus.ts';
import { EXCLUDED, type StoredPayloads, storePayloads } from './stored-xss/store-payloads.ts';
import { listTextFields } from './stored-xss/text-fields.ts';

const chromium = findChromium();

describe.skipIf(!chromium)('stored payloads are shown as text', { timeout: 120_000 }, () => {
  let market: Market;
  let proxies: Record<'api' | 'app', ForwardingProxy>;
  let stored: StoredPayloads;
  let browser: Browser;
  let context: BrowserContext;
  /** Where a payload was interpreted. */
  const interpreted: string[] = [];

  beforeAll(async () => {
    proxies = { api: await startForwardingProxy(), app: await startForwardingProxy() };
    const env = { BASE_URL: proxies.api.url, APP_URL: proxies.app.url };
    [market, browser] = await Promise.all([startMarket({ env }), launchBrowser(chromium as string)]);
    proxies.api.forwardTo(market.url);
    proxies.app.forwardTo(market.appUrl);
    stored = await storePayloads(market);
    context = await openContext();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await market?.close();
    await Promise.all(Object.values(proxies ?? {}).map((proxy) => proxy.close()));
  });

  /** Without the content security policy, which would stop what got through. Signed in as all parties at once. */
  async function openContext(): Promise<BrowserContext> {
    const opened = await browser.newContext({ bypassCSP: true });
    await opened.exposeBinding('pwned', ({ page }) => void interpreted.push(page.url()));
    const wallets = [market.client.signer.address, market.agent.owner.address];
    const claims = { sub: ADMIN_ID, wallets, auth_time: Math.floor(Date.now() / 1000) };
    const token = await market.idp.signToken(claims as never);
    await market.call('POST', '/api/auth/user', { bearer: token });
    const person = {
      id: ADMIN_ID,
      name: packPayloads(50)[0],
      token,
      wallets,
      expiresAt: Date.now() + 600_000,
    };
    const keys = { [market.agent.id]: market.agent.apiKey };
    await opened.addInitScript(
      `sessionStorage.setItem('session-person', ${JSON.stringify(JSON.stringify(person))});
       sessionStorage.setItem('agent-keys', ${JSON.stringify(JSON.stringify(keys))});`,
    );
    return opened;
  }

  test('every text field of the contract took the corpus, or is excluded with a reason', () => {
    const missing = listTextFields().filter((field) => !stored.fields.has(field) && !(field in EXCLUDED));
    expect(missing).toEqual([]);
  });

  test('a page that interprets them is noticed', async () => {
    const own = await browser.newContext();
    const page = await own.newPage();
    const calls: string[] = [];
    await page.exposeBinding('pwned', () => void calls.push('called'));
    await page.setContent(`<main>${packPayloads(5000).join(' ')}</main>`);
    expect(await findInterpreted(page)).not.toEqual([]);
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    await own.close();
  });

  test('the console', async () => {
    // lists show all titles
    const few = getRoundCount(2, stored.services.length);
    await expectShownAsText(
      [
        ...[
          '/',
          '/services',
          '/agents',
          '/bounties',
          '/bounties/mine',
          '/orders',
          '/my/connections',
          '/my/notifications',
          '/operator',
        ],
        ...stored.services.slice(0, few).map((id) => `/services/${id}`),
        ...stored.services.slice(0, 1).map((id) => `/services/${id}/hire`),
        ...stored.agents.map((id) => `/agents/${id}`),
        ...stored.bounties.slice(0, few).map((id) => `/bounties/${id}`),
        ...stored.orders.flatMap((id) => [`/orders/${id}`, `/orders/${id}/receipt`]),
      ].map((path) => `${proxies.app.url}${path}`),
    );
  });

  test("the owner's pages", async () => {
    const agent = `/my/agents/${market.agent.id}`;
    const [delivery] = await market.database.query<{ id: string }>(
      `select id from webhook_deliveries where body like '%pwned%' limit 1`,
    );
    await expectShownAsText(
      [
        ...['', '/services', '/orders', '/keys', '/token', `/webhook/${delivery?.id}`].map(
          (path) => `${agent}${path}`,
        ),
        ...stored.services.slice(0, 2).map((id) => `${agent}/services/${id}`),
        ...stored.orders.map((id) => `${agent}/orders/${id}`),
      ].map((path) => `${proxies.app.url}${path}`),
    );
  });

  test('the documentation and the pages of failures', async () => {
    const [payload = ''] = packPayloads(60);
    const asked = encodeURIComponent(payload);
    const page = await context.newPage();
    for (const path of [
      '/',
      '/docs',
      `/docs?q=${asked}`,
      `/docs/search?q=${asked}`,
      `/docs/${asked}`,
      `/docs#${asked}`,
      `/api/agents/${asked}`,
      `/api/services?category=${asked}`,
      `/${asked}`,
    ]) {
      await page.goto(`${proxies.api.url}${path}`);
      expect(await findInterpreted(page), path).toEqual([]);
    }
    await page.close();
    expect(interpreted).toEqual([]);
  });

  async function expectShownAsText(urls: readonly string[]): Promise<void> {
    const left = [...urls];
    const problems: string[] = [];
    const visit = async () => {
      const page = await context.newPage();
      for (let url = left.shift(); url !== undefined; url = left.shift()) {
        await page.goto(url);
        const isShown = await waitForPayload(page);
        if (!isShown) problems.push(`${url} shows no payload`);
        problems.push(...(await findInterpreted(page)).map((element) => `${url}: ${element}`));
      }
      await page.close();
    };
    await Promise.all(Array.from({ length: TABS }, visit));
    expect(problems).toEqual([]);
    expect(interpreted).toEqual([]);
  }
});

const TABS = 4;

/** As text of the page, or in one of its inputs. */
const SHOWS_PAYLOAD = `document.body.innerText.includes(${JSON.stringify(CALL)}) ||
  [...document.querySelectorAll('input, textarea, option')].some(({ value }) => value.includes(${JSON.stringify(CALL)}))`;

const waitForPayload = (page: Page): Promise<boolean> =>
  page.waitForFunction(SHOWS_PAYLOAD, undefined, { timeout: 20_000 }).then(
    () => true,
    () => false,
  );

/** Elements that run a payload, or would when somebody follows them. */
const findInterpreted = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('*')]
    .filter((element) => [...element.attributes].some(({ name, value }) =>
      (/^on/i.test(name) && value.includes('pwned')) ||
      (/^(href|src|srcdoc|action|formaction|data)$/i.test(name) && /^\\s*javascript:|<script/i.test(value))) ||
      (element.tagName === 'SCRIPT' && /^\\s*(parent\\.)?pwned/.test(element.textContent)))
    .map((element) => element.outerHTML.slice(0, 200))`);
