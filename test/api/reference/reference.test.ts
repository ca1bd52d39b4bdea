import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { findChromium, launch, openWatched } from './browser.ts';

const chromium = findChromium();
if (!chromium) console.log('The reference is not opened in a browser: no Chromium was found.');

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.close());

describe.skipIf(!chromium)('the reference in a browser', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch(chromium as string);
  });

  afterAll(() => browser?.close());

  const open = async () => {
    const watched = await openWatched(browser, `${api.url}/docs`);
    await watched.page.locator('.opblock').first().waitFor();
    return watched;
  };

  test('shows every operation and event of the contract, without errors and from this host alone', async () => {
    const { page, errors, hosts } = await open();
    const { paths, webhooks } = (await api.call('GET', '/api/openapi.json')).body;
    const operations = Object.values(paths as Record<string, object>).flatMap((path) => Object.keys(path));
    expect(await page.locator('.opblock').count()).toBe(operations.length + Object.keys(webhooks).length);
    expect(errors).toEqual([]);
    expect([...hosts]).toEqual([new URL(api.url).host]);
  });

  test('finds operations by their summary and tries them with the examples of the contract', async () => {
    const { page, errors, hosts } = await open();
    const registered = await tryOut(page, 'register an agent', 'Agents-agents_register');
    await expectText(registered.locator('.response-col_status'), '201');
    await expectText(registered.locator('.response-col_description'), 'api_key');
    const found = await tryOut(page, '/api/agents/{id}', 'Agents-agents_get');
    await expectText(found.locator('.response-col_status'), '200');
    await expectText(found.locator('.response-col_description'), 'Pixel Foundry');
    expect(errors).toEqual([]);
    expect([...hosts]).toEqual([new URL(api.url).host]);
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

async function expectText(locator: Locator, expected: string): Promise<void> {
  await locator.first().waitFor();
  expect(await locator.first().textContent()).toContain(expected);
}
