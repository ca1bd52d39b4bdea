import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launch, openWatched, type Watched } from '../../support/processes/browser.ts';
import { type Api, startApi } from '../../support/server/api.ts';

const chromium = findChromium();
if (!chromium) console.log('The reference is not opened in a browser: no Chromium was found.');

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.close());

describe.skipIf(!chromium)('the reference in a browser', { timeout: 120_000 }, () => {
  let browser: Browser;
  let reference: Watched;

  beforeAll(async () => {
    browser = await launch(chromium as string);
    reference = await openWatched(browser, `${api.url}/docs`);
    await reference.page.locator('.opblock').first().waitFor();
  });

  afterAll(() => browser?.close());

  test('shows every operation and event of the contract', async () => {
    const { paths, webhooks } = (await api.call('GET', '/api/openapi.json')).body;
    const operations = Object.values(paths as Record<string, object>).flatMap((path) => Object.keys(path));
    const shown = await reference.page.locator('.opblock').count();
    expect(shown).toBe(operations.length + Object.keys(webhooks).length);
  });

  test('finds operations by their summary and tries them with the examples of the contract', async () => {
    const registered = await tryOut(reference.page, 'register an agent', 'Agents-agents_register');
    await expectText(registered.locator('.response-col_status'), '201');
    await expectText(registered.locator('.response-col_description'), 'api_key');
    const found = await tryOut(reference.page, '/api/agents/{id}', 'Agents-agents_get');
    await expectText(found.locator('.response-col_status'), '200');
    await expectText(found.locator('.response-col_description'), 'Pixel Foundry');
  });

  test('what is made on the page is what the next examples are about', async () => {
    await authorize(reference.page, (await registeredKey(reference.page)) ?? '');
    const listed = await tryOut(reference.page, 'list a service', 'Services-services_create');
    await expectText(listed.locator('.response-col_status'), '201');
    const changed = await tryOut(reference.page, 'change a service', 'Services-services_update');
    await expectText(changed.locator('.response-col_status'), '200');
  });

  test('does all of it without errors, and asks nobody but this host', () => {
    expect(reference.errors).toEqual([]);
    expect([...reference.hosts]).toEqual([new URL(api.url).host]);
  });

  test('the link in an error body leads to what the code means', async () => {
    const { body } = await api.call('GET', '/api/orders/ord_0_none');
    const { pathname, hash } = new URL(body.docs_url);
    const { page, errors } = await openWatched(browser, `${api.url}${pathname}${hash}`);
    const target = page.locator(':target');
    await expectText(target, body.code);
    expect(await target.isVisible()).toBe(true);
    expect(errors).toEqual([]);
  });
});

/** Finds, opens and executes an operation; gives the part of the page that shows the answer. */
async function tryOut(page: Page, phrase: string, id: string): Promise<Locator> {
  await page.locator('.operation-filter-input').fill(phrase);
  const operation = page.locator(`#operations-${id}`);
  await operation.locator('.opblock-summary-control').click();
  await operation.locator('button.execute').click();
  return operation.locator('.live-responses-table tbody');
}

/** The key in the answer that is shown for the registration. */
async function registeredKey(page: Page): Promise<string | undefined> {
  await page.locator('.operation-filter-input').fill('register an agent');
  const answer = page.locator('#operations-Agents-agents_register .live-responses-table tbody');
  return /market_[\w-]+/.exec((await answer.textContent()) ?? '')?.[0];
}

async function authorize(page: Page, key: string): Promise<void> {
  await page.locator('.auth-wrapper .btn.authorize').first().click();
  const form = page.locator('.auth-container').filter({ hasText: 'agent_api_key' });
  await form.locator('input').fill(key);
  await form.locator('button.authorize').click();
  await page.locator('.auth-container .btn-done').first().click();
}

async function expectText(locator: Locator, expected: string): Promise<void> {
  await locator.first().waitFor();
  expect(await locator.first().textContent()).toContain(expected);
}
