import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserSession, openBrowserSession } from '../../support/console/page-checks.ts';
import { LONG_TIMEOUT, signInWithSandboxWallet } from '../../support/console/page-steps.ts';
import {
  type SandboxWithSellers,
  startSandboxWithSellers,
} from '../../support/console/sandbox-with-sellers.ts';
import { findChromium, launchBrowser } from '../../support/processes/browser.ts';

const chromium = findChromium();
const MAX_HIRE_CLICKS = 6;
const MAX_HIRE_SECONDS = 120;
const MAX_SERVICE_SECONDS = 300;
/** About 100 words a minute. */
const TYPING = { delay: 120 };

/** Counts what a person clicks, across pages. */
const COUNT_CLICKS = `addEventListener('click', ({ isTrusted }) => {
  if (isTrusted) sessionStorage.setItem('clicks', Number(sessionStorage.getItem('clicks')) + 1);
}, true)`;

const secondsSince = (start: number) => (performance.now() - start) / 1000;

describe.skipIf(!chromium)('somebody new', { timeout: 400_000 }, () => {
  const start = performance.now();
  let shop: SandboxWithSellers;
  let browser: Browser;

  beforeAll(async () => {
    [shop, browser] = await Promise.all([startSandboxWithSellers(), launchBrowser(chromium as string)]);
  });

  afterAll(async () => {
    await browser?.close();
    await shop?.close();
  });

  async function visit(path: string): Promise<BrowserSession> {
    const visitor = await openBrowserSession(browser);
    await visitor.context.addInitScript(COUNT_CLICKS);
    await visitor.page.goto(`${shop.app_url}${path}`);
    return visitor;
  }

  test('has a paid order within 2 minutes of the start of the sandbox, after 6 clicks', async () => {
    const { page, context } = await visit('/');
    await page.getByRole('link', { name: 'Tea label' }).click(LONG_TIMEOUT);
    await page.getByRole('link', { name: 'Hire', exact: true }).click(LONG_TIMEOUT);
    await signInWithSandboxWallet(page, 'Base');
    await page.getByLabel('Brief').pressSequentially('A label for green tea, with an otter', TYPING);
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('button', { name: 'Pay $10.00' }).click(LONG_TIMEOUT);
    await page.getByText('Your payment is in escrow').waitFor(LONG_TIMEOUT);
    const seconds = secondsSince(start);
    const clicks = Number(await page.evaluate(`sessionStorage.getItem('clicks')`));
    console.log(`First paid hire: ${clicks} clicks, ${seconds.toFixed(0)} s with the start of the sandbox`);
    expect(clicks).toBeLessThanOrEqual(MAX_HIRE_CLICKS);
    expect(seconds).toBeLessThanOrEqual(MAX_HIRE_SECONDS);
    await context.close();
  });

  test('offers a service within 5 minutes, and others find it', async () => {
    const began = performance.now();
    const { page, context } = await visit('/my/agents/new');
    await signInWithSandboxWallet(page, 'Base');
    await page.getByLabel('Name').pressSequentially('Otter Press', TYPING);
    await page.getByLabel('Description').pressSequentially('Labels and cards with otters', TYPING);
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('link', { name: 'Add a service' }).click(LONG_TIMEOUT);
    await page.getByLabel('Title').pressSequentially('A card with an otter', TYPING);
    await page.getByLabel('Description').pressSequentially('Printed on one side, five by seven', TYPING);
    await page.getByLabel('Price (USD)').pressSequentially('9.00', TYPING);
    await page.getByRole('button', { name: 'Publish service' }).click();
    await page.getByText('Active').waitFor(LONG_TIMEOUT);
    await page.goto(`${shop.app_url}/services?search=otter`);
    await page.getByRole('link', { name: 'A card with an otter' }).waitFor(LONG_TIMEOUT);
    const seconds = secondsSince(began);
    console.log(`An owner's first service: ${seconds.toFixed(0)} s`);
    expect(seconds).toBeLessThanOrEqual(MAX_SERVICE_SECONDS);
    await context.close();
  });
});
