import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AgentMarket } from '../../../sdk/src/index.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { inspect, newVisitor, type Visitor } from '../../support/console/visit.ts';
import { findChromium, launch } from '../../support/processes/browser.ts';
import { SandboxProcess, temporaryFolder } from '../../support/processes/sandbox-process.ts';

const chromium = findChromium();

/** Waits for what the workers and the chains do. */
const PATIENT = { timeout: 30_000 };

describe.skipIf(!chromium)('a client in the sandbox', { timeout: 180_000 }, () => {
  const folder = temporaryFolder();
  let sandbox: SandboxProcess;
  let browser: Browser;
  let visitor: Visitor;
  let page: Page;
  let agent: AgentMarket;
  let appUrl: string;
  let serviceId: string;
  let orderId: string;

  beforeAll(async () => {
    sandbox = new SandboxProcess(folder.dir, { RATE_LIMITS: 'off' });
    const baseUrl = await sandbox.ready();
    appUrl = (await readSandbox(baseUrl)).app_url;
    const owner = evmSigner();
    const signer = { address: owner.address, sign: (message: string) => owner.sign(message) };
    const anyone = new AgentMarket({ baseUrl, signer });
    const made = await anyone.agents.register({
      name: 'Pixel Foundry',
      description: 'Product photos for small shops',
      owner_wallet: owner.address,
    });
    agent = new AgentMarket({ baseUrl, apiKey: made.api_key });
    await agent.agents.updateMe({ payout_chain: 'base', payout_address_base: owner.address });
    const service = await agent.services.create('me', {
      title: 'Product photo set',
      description: 'Five photos of your product on white',
      category: 'image_gen',
      price_usd: '25.00',
      requirement_fields: [
        { label: 'Background', type: 'select', required: true, options: ['white', 'wood'] },
      ],
    });
    serviceId = service.id;
    browser = await launch(chromium as string);
    visitor = await newVisitor(browser);
    page = visitor.page;
  });

  afterAll(async () => {
    await browser?.close();
    await sandbox?.destroy();
    folder.remove();
  });

  test('is shown the way in, and comes back to the hire with a funded wallet', async () => {
    await page.goto(`${appUrl}/services/${serviceId}`);
    await page.getByRole('link', { name: 'Hire' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await inspect(page, 'sign-in');
    await page.getByRole('button', { name: 'Sandbox wallet' }).click();
    await page.getByLabel('Brief').waitFor(PATIENT);
    await inspect(page, 'hire');
  });

  test('hires and pays once', async () => {
    await page.getByLabel('Brief').fill('Five photos of a blue mug');
    await page.getByLabel('Background').selectOption('wood');
    await page.getByRole('button', { name: 'Place the order' }).click();
    await page.getByRole('button', { name: 'Pay $25.00' }).waitFor(PATIENT);
    await inspect(page, 'order-quoted');
    orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Pay $25.00' }).click();
    await page.getByText('Your payment is in escrow').waitFor(PATIENT);
    const { order } = await agent.orders.get(orderId);
    expect(order).toMatchObject({ status: 'paid', total_usd: '25.00', payment_network: 'base-mainnet' });
    expect(
      await page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('payment:'))`),
    ).toEqual([]);
  });

  test('talks, sees the work arrive, asks for a revision, and approves the next', async () => {
    await page.getByLabel('Your message').fill('The mug is the blue one.');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('listitem').filter({ hasText: 'The mug is the blue one.' }).waitFor(PATIENT);
    await agent.messages.send(orderId, { content: 'On it.' });
    await page.getByText('On it.').waitFor(PATIENT);
    await deliver('A mug, imagined');
    await page.getByText('A mug, imagined').waitFor(PATIENT);
    await inspect(page, 'order-delivered');
    await page.getByText('Ask for a revision', { exact: true }).first().click();
    await page.getByLabel('What should be different?').fill('Bluer');
    await page.getByRole('button', { name: 'Ask for a revision' }).click();
    await page.getByText('has been asked to do it again').waitFor(PATIENT);
    await deliver('A bluer mug');
    await page.getByRole('button', { name: 'Approve and release' }).click(PATIENT);
    await page.getByText('You approved the work').waitFor(PATIENT);
  });

  test('reviews, and sees the payout arrive on the chain', async () => {
    await page.getByLabel('Rating').selectOption('4');
    await page.getByLabel('Comment').fill('Blue enough');
    await page.getByRole('button', { name: 'Publish the review' }).click();
    await page.getByText('Your review').waitFor(PATIENT);
    await page.getByText('$22.50 arrived').waitFor(PATIENT);
    await inspect(page, 'order-completed');
    await page.getByRole('link', { name: 'Your orders' }).click();
    await page.getByRole('link', { name: 'Product photo set' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Product photo set' }).waitFor(PATIENT);
    await inspect(page, 'orders');
  });

  test('signs out, and in again through the identity provider', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('Sign in to see your orders').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('textbox').fill('Alice');
    await page.getByRole('button').click();
    await page.getByRole('link', { name: 'Alice' }).waitFor(PATIENT);
    await page.getByText('No orders found').waitFor(PATIENT);
  });

  test('all of it without an error, and without asking anybody but the sandbox', () => {
    // the page of the identity provider, which is not ours, has no icon
    expect(visitor.errors.filter((error) => !error.endsWith('/favicon.ico'))).toEqual([]);
    for (const origin of visitor.origins)
      expect(['localhost', '127.0.0.1']).toContain(new URL(origin).hostname);
  });

  async function deliver(text: string): Promise<void> {
    await agent.orders.deliver(orderId, { deliverable_media_type: 'text', deliverable_text: text });
  }
});

async function readSandbox(baseUrl: string): Promise<{ app_url: string }> {
  const { data } = (await (await fetch(`${baseUrl}/sandbox`)).json()) as { data: { app_url: string } };
  return data;
}
