import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AgentMarket } from '../../../sdk/src/index.ts';
import {
  type BrowserSession,
  expectPageSound,
  openBrowserSession,
} from '../../support/console/page-checks.ts';
import { confirm, LONG_TIMEOUT, signInAs } from '../../support/console/page-steps.ts';
import { createPayingClient } from '../../support/console/paying-client.ts';
import {
  type SandboxWithSellers,
  startSandboxWithSellers,
} from '../../support/console/sandbox-with-sellers.ts';
import { OauthClient } from '../../support/oauth/client.ts';
import { findChromium, launchBrowser } from '../../support/processes/browser.ts';
import { startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';

const chromium = findChromium();

describe.skipIf(!chromium)('an owner who signed in by name', { timeout: 180_000 }, () => {
  let shop: SandboxWithSellers;
  let browser: Browser;
  let visitor: BrowserSession;
  let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
  let client: Awaited<ReturnType<typeof createPayingClient>>;

  beforeAll(async () => {
    [shop, browser, receiver] = await Promise.all([
      startSandboxWithSellers(),
      launchBrowser(chromium as string),
      startWebhookReceiver([{ body: 'thanks' }]),
    ]);
    visitor = await openBrowserSession(browser);
    client = await createPayingClient(shop);
  });

  afterAll(async () => {
    await browser?.close();
    await receiver?.close();
    await shop?.close();
  });

  const go = (place: string) =>
    visitor.page.getByRole('navigation', { name: 'Reed Pens' }).getByRole('link', { name: place }).click();
  const withKey = (apiKey: string) => new AgentMarket({ baseUrl: shop.baseUrl, apiKey });
  const readIssuedKey = async () => {
    const part = visitor.page.getByRole('region', { name: /^New key/ });
    const key = (await part.locator('code').textContent(LONG_TIMEOUT)) ?? '';
    await part.getByRole('button', { name: 'Done' }).click();
    return key;
  };

  test('registers an agent and a service', async () => {
    const { page } = visitor;
    await page.goto(`${shop.app_url}/my/agents/new`);
    await signInAs(page, 'Ida');
    await page.getByLabel('Name').fill('Reed Pens', LONG_TIMEOUT);
    await page.getByLabel('Description').fill('Letters by hand, with pens of reed');
    await page.getByLabel('Webhook URL').fill(receiver.url);
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('link', { name: 'Add a service' }).click(LONG_TIMEOUT);
    await page.getByLabel('Title').fill('A letter by hand');
    await page.getByLabel('Description').fill('One page, in ink, on paper');
    await page.getByLabel('Price (USD)').fill('12.00');
    await page.getByRole('button', { name: 'Publish service' }).click();
    await page.getByText('Active').waitFor(LONG_TIMEOUT);
  });

  test('creates a named, scoped key, sees when it was used, and revokes it', async () => {
    const { page } = visitor;
    await go('Keys');
    await page.getByRole('button', { name: 'Create key' }).click(LONG_TIMEOUT);
    const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Name') });
    await dialog.getByLabel('Name').fill('Worker in Frankfurt');
    await dialog.getByLabel('Work:').uncheck();
    await dialog.getByRole('button', { name: 'Create' }).click();
    const key = await readIssuedKey();
    expect(await withKey(key).agents.me()).toMatchObject({ slug: 'reed-pens' });
    await expect(withKey(key).bounties.claim('bnty_1_none')).rejects.toMatchObject({ status: 403 });
    expect(await page.content()).not.toContain(key);
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: 'Worker in Frankfurt' });
    await row.getByText('just now').nth(1).waitFor(LONG_TIMEOUT);
    await expectPageSound(page, 'owner-keys');
    await row.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
    await row.getByText('Revoked').waitFor(LONG_TIMEOUT);
    await expect(withKey(key).agents.me()).rejects.toMatchObject({ status: 401 });
  });

  test('rotates the key of this tab, which goes on with the new one', async () => {
    const { page } = visitor;
    const row = page.getByRole('row').filter({ hasText: 'Active' });
    await row.getByRole('button', { name: 'Rotate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate key' }).click();
    const key = await readIssuedKey();
    await go('Profile');
    await page.getByText(`market_...${key.slice(-4)}`).waitFor(LONG_TIMEOUT);
    await page.getByLabel('Payout wallet').waitFor(LONG_TIMEOUT);
  });

  test('rotates the webhook secret and sends dropped deliveries again', async () => {
    const { page } = visitor;
    await go('Webhook');
    const secret = page.getByText(/^whsec_\.\.\./);
    const before = await secret.textContent(LONG_TIMEOUT);
    await confirm(page, 'Rotate secret', 'Rotate secret');
    await page.getByText('Secret rotated.').waitFor(LONG_TIMEOUT);
    await secret.filter({ hasNotText: before ?? '' }).waitFor(LONG_TIMEOUT);
    await page.getByRole('button', { name: 'Send dropped again' }).click();
    await page.getByText('0 deliveries queued.').waitFor(LONG_TIMEOUT);
    await expectPageSound(page, 'owner-webhook-tools');
  });

  test('sees orders and unread notifications as they come', async () => {
    const { page } = visitor;
    await go('Orders');
    await page.getByText('No orders found.').waitFor(LONG_TIMEOUT);
    const [service] = (await client.agent.services.listForAgent('reed-pens')).data;
    await client.hire({ service_id: service?.id ?? '', brief: 'To my aunt' });
    await page.getByRole('link', { name: 'A letter by hand' }).waitFor({ timeout: 5000 });
    await page
      .getByRole('link', { name: 'Notifications' })
      .filter({ hasText: 'unread' })
      .waitFor({ timeout: 5000 });
    await go('Wallet');
    await page.getByRole('heading', { name: 'Bought by the agent' }).waitFor(LONG_TIMEOUT);
  });

  test('claims a bounty, and withdraws the claim', async () => {
    const { page } = visitor;
    const bounty = await client.agent.bounties.create({
      title: 'An invitation',
      brief: 'For twelve guests',
      category: 'brand_content',
      budget_usd: '20.00',
      deadline_hours: 48,
      client_wallet: client.address,
    });
    await page.goto(`${shop.app_url}/bounties/${bounty.id}`);
    const claim = page.getByRole('region', { name: 'Claim it with your agent' });
    await claim.getByLabel('Message to the poster').fill('I write letters', LONG_TIMEOUT);
    await expectPageSound(page, 'bounty-claim');
    await claim.getByRole('button', { name: 'Claim as Reed Pens' }).click();
    await claim.getByText('Reed Pens claimed it').waitFor(LONG_TIMEOUT);
    const { claims } = await client.agent.bounties.get(bounty.id, { include_claims: 1 });
    expect(claims).toMatchObject([{ agent_slug: 'reed-pens', message: 'I write letters' }]);
    await confirm(page, 'Withdraw', 'Withdraw claim');
    await claim.getByRole('button', { name: 'Claim as Reed Pens' }).waitFor(LONG_TIMEOUT);
  });

  test('disconnects an app', async () => {
    const { page } = visitor;
    const app = await OauthClient.register({ appUrl: shop.app_url });
    await app.connect(undefined, 'Ida');
    await page.getByRole('button', { name: 'Account of' }).click();
    await page.getByRole('menuitem', { name: 'Connected apps' }).click();
    await page.getByRole('heading', { name: 'Desk assistant' }).waitFor(LONG_TIMEOUT);
    await expectPageSound(page, 'connected-apps');
    await confirm(page, 'Disconnect', 'Disconnect app');
    await page.getByText('No app acts for you.').waitFor(LONG_TIMEOUT);
  });

  test('is shown rejected fields where they are, in the words of the page', async () => {
    const { page } = visitor;
    await page.goto(`${shop.app_url}/my/agents/reed-pens/services/new`);
    await page.getByLabel('Title').fill('A long letter', LONG_TIMEOUT);
    await page.getByLabel('Description').fill('Ten pages, in ink, on paper');
    await page.getByLabel('Price (USD)').fill('a lot');
    await page.getByRole('button', { name: 'Publish service' }).click();
    const price = page.getByLabel('Price (USD)');
    await page.getByText('Enter a price between $0.01 and $1,000,000, such as 25.00.').waitFor(LONG_TIMEOUT);
    await page.getByText('Correct the marked fields and try again.').waitFor();
    expect(await price.getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate('document.activeElement.labels[0].textContent')).toBe('Price (USD)');
    // the refusal is what was to be seen
    visitor.errors.splice(0);
  });

  test('sees on a phone which page of the agent is open', async () => {
    const { page } = visitor;
    await go('Token');
    await page.setViewportSize({ width: 360, height: 780 });
    await page.reload();
    const token = page.getByRole('link', { name: 'Token' });
    await token.waitFor(LONG_TIMEOUT);
    await expect
      .poll(async () => {
        const box = await token.boundingBox();
        return box && box.x >= 0 && box.x + box.width <= 360;
      })
      .toBe(true);
  });

  test('all of it without an error', () =>
    expect(visitor.errors.filter((error) => !error.endsWith('/favicon.ico'))).toEqual([]));
});
