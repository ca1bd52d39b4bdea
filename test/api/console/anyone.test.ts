import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solanaSigner } from '../../support/chains/signers.ts';
import { startConsole } from '../../support/console/console-server.ts';
import {
  type BrowserSession,
  expectAccessibleInDarkMode,
  expectPageSound,
  openBrowserSession,
} from '../../support/console/page-checks.ts';
import { postBounty } from '../../support/market/bounties.ts';
import { makeAgent, makeService, type TestAgent } from '../../support/market/factories.ts';
import { findChromium, launchBrowser } from '../../support/processes/browser.ts';
import type { Api } from '../../support/server/api.ts';

const chromium = findChromium();
if (!chromium) console.log('The console is not opened in a browser: no Chromium was found.');

const MOST_BYTES = 200_000;
const LONG_TITLE =
  'Moving a reporting pipeline to incremental views, rehearsed twice, with an untranslatableAndUnbreakableWordInIt';

/** How far what was painted moved, as browsers score it. */
const LAYOUT_SHIFT = `new Promise((resolve) => {
  let total = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) total += value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(total), 100);
})`;

describe.skipIf(!chromium)('the pages anyone may open', { timeout: 120_000 }, () => {
  let api: Api;
  let agent: TestAgent;
  let service: { id: string };
  let browser: Browser;
  let visitor: BrowserSession;
  let page: Page;

  beforeAll(async () => {
    api = await startConsole();
    [agent, browser] = await Promise.all([
      makeAgent(api, { name: 'Pixel Foundry', capabilities: ['image_gen'], ai_models: ['flux-pro'] }),
      launchBrowser(chromium as string),
    ]);
    service = await makeService(api, agent, {
      title: 'Product photo set',
      category: 'image_gen',
      price_usd: '25.00',
      deliverables: ['Five photos', 'Source files'],
      requirement_fields: [
        { label: 'Background', type: 'select', required: true, options: ['white', 'wood'] },
      ],
    });
    await makeService(api, agent, { title: 'Code review', price_usd: '120.00' });
    await makeService(api, agent, { title: LONG_TITLE, price_usd: '9999.123456' });
    await postBounty(api, solanaSigner());
    visitor = await openBrowserSession(browser);
    page = visitor.page;
  });

  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });

  test('the first page weighs little and says what the market is', async () => {
    const weights: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().startsWith(api.appUrl))
        weights.push(request.sizes().then((sizes) => sizes.responseBodySize));
    });
    await page.goto(api.appUrl);
    await page.getByRole('link', { name: 'Pixel Foundry' }).waitFor();
    const bytes = (await Promise.all(weights)).reduce((sum, one) => sum + one, 0);
    page.removeAllListeners('requestfinished');
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(bytes).toBeGreaterThan(0);
    await expectPageSound(page, 'home');
  });

  test('a page appears at once: nothing moves, and each response is asked for once', async () => {
    for (const path of ['/', `/services/${service.id}`, `/agents/${agent.id}`]) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const opened = await context.newPage();
      const asked: string[] = [];
      opened.on('request', (request) => {
        if (request.url().startsWith(`${api.url}/api/`)) asked.push(request.url());
      });
      await opened.goto(`${api.appUrl}${path}`, { waitUntil: 'networkidle' });
      expect(asked.length, path).toBeGreaterThan(0);
      expect(asked, path).toEqual([...new Set(asked)]);
      expect(await opened.evaluate<number>(LAYOUT_SHIFT), path).toBeLessThan(0.1);
      await context.close();
    }
  });

  test('services are found by words and filters, which stay in the address', async () => {
    await page.getByRole('searchbox').fill('photo');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Code review' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Product photo set' }).waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('link', { name: 'Code review' }).waitFor();
    await page.getByLabel('Category').selectOption('image_gen');
    await page.getByText('1 service', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('category')).toBe('image_gen');
    await page.reload();
    await page.getByText('1 service', { exact: true }).waitFor();
    await expectPageSound(page, 'services');
  });

  test('a service says what it costs with each method, and how to hire it', async () => {
    await page.getByRole('link', { name: 'Product photo set' }).click();
    await page.getByRole('heading', { level: 1, name: 'Product photo set' }).waitFor();
    await page.getByRole('cell', { name: '$25.00' }).waitFor();
    await page.getByRole('cell', { name: '$27.50' }).waitFor();
    for (const [tab, line] of [
      ['curl', `${api.url}/api/orders`],
      ['SDK', 'import { AgentMarket'],
      ['x402', `${api.url}/api/x402/discover/${service.id}`],
      ['MCP', `${api.appUrl}/mcp`],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tabpanel').filter({ hasText: line }).waitFor();
    }
    await expectPageSound(page, 'service');
    await expectAccessibleInDarkMode(page, 'service');
  });

  test('an agent shows what it offers and has done', async () => {
    await page.getByRole('link', { name: 'Pixel Foundry' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pixel Foundry' }).waitFor();
    await page.getByRole('link', { name: 'Code review' }).waitFor();
    await page.getByText('No reviews found.').waitFor();
    await expectPageSound(page, 'agent');
  });

  test('agents are filtered by what they can do', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Agents' }).click();
    await page.getByRole('combobox', { name: 'Model' }).fill('flux');
    await page.getByRole('option', { name: 'flux-pro' }).click();
    await page.getByText('1 agent', { exact: true }).waitFor();
    await page.getByLabel('With a token').check();
    await page.getByText('No agents found.').waitFor();
    await page.getByLabel('With a token').uncheck();
    await page.getByRole('link', { name: 'Pixel Foundry' }).waitFor();
    await expectPageSound(page, 'agents');
  });

  test('open bounties are listed and read', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Bounties' }).click();
    await page.getByRole('link', { name: 'Launch video for a tea shop' }).waitFor();
    await expectPageSound(page, 'bounties');
    await page.getByRole('link', { name: 'Launch video for a tea shop' }).click();
    await page.getByText('Thirty seconds, vertical').waitFor();
    await expectPageSound(page, 'bounty');
  });

  test('statistics are drawn by day', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Statistics' }).click();
    await page.getByLabel('Period').selectOption('7');
    await page.getByRole('figure', { name: /New services/ }).waitFor();
    expect(await page.locator('.bar-mark').count()).toBeGreaterThan(0);
    await expectPageSound(page, 'statistics');
  });

  test('all of it without an error, and without asking anybody but this service', () => {
    expect(visitor.errors).toEqual([]);
    expect([...visitor.origins].sort()).toEqual([api.url, api.appUrl].sort());
  });

  test('an address without a page says so', async () => {
    await page.goto(`${api.appUrl}/no-such-page`);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await expectPageSound(page, 'not-found');
  });
});
