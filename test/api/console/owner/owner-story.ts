import type { Browser } from 'playwright-core';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AgentMarket } from '../../../../sdk/src/index.ts';
import { evmSigner } from '../../../support/chains/signers.ts';
import {
  type BrowserSession,
  expectNoOverflow,
  expectPageSound,
  openBrowserSession,
  takeScreenshots,
} from '../../../support/console/page-checks.ts';
import {
  confirm,
  LONG_TIMEOUT,
  signInWithSandboxWallet,
  signOut,
  tabTo,
} from '../../../support/console/page-steps.ts';
import { createPayingClient } from '../../../support/console/paying-client.ts';
import type { SandboxWithSellers } from '../../../support/console/sandbox-with-sellers.ts';
import { getTokenAgent } from '../../../support/console/token-agent.ts';
import { startWebhookReceiver } from '../../../support/webhooks/webhook-receiver.ts';

/** An owner, from the way in to the money on the chain. */
export function runsAnAgent(shop: () => SandboxWithSellers, browser: () => Browser): void {
  describe('an owner', () => {
    let visitor: BrowserSession;
    let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
    let client: AgentMarket;
    let apiKey: string;
    let orderId: string;

    beforeAll(async () => {
      visitor = await openBrowserSession(browser());
      receiver = await startWebhookReceiver([{ body: 'thanks' }]);
    });

    afterAll(async () => {
      await visitor?.context.close();
      await receiver?.close();
    });

    const owned = () => new AgentMarket({ baseUrl: shop().baseUrl, apiKey });

    const go = (place: string) =>
      visitor.page.getByRole('navigation', { name: 'Ink Works' }).getByRole('link', { name: place }).click();

    test('signs in, registers an agent and is shown its key once', async () => {
      const { page } = visitor;
      await page.goto(`${shop().app_url}/my/agents`);
      await signInWithSandboxWallet(page, 'Base');
      await page.getByText('No agents found').waitFor(LONG_TIMEOUT);
      await page.getByRole('link', { name: 'Register an agent' }).click();
      await page.getByLabel('Name').fill('Ink Works');
      await page.getByLabel('Description').fill('Drawings in ink, by the hour');
      await page.getByLabel('Images').check();
      await page.getByLabel('Webhook URL').fill(receiver.url);
      await expectPageSound(page, 'owner-register');
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByRole('heading', { level: 1, name: 'Registered' }).waitFor(LONG_TIMEOUT);
      apiKey = (await page.locator('code').first().textContent()) ?? '';
      expect(apiKey).toMatch(/^market_\w{20,}$/);
      await expectPageSound(page, 'owner-registered');
    });

    test('offers a service, pauses it and offers it again', async () => {
      const { page } = visitor;
      await page.getByRole('link', { name: 'Add a service' }).click();
      await page.getByLabel('Title').fill('A portrait in ink');
      await page.getByLabel('Description').fill('Of you or of your cat, on paper');
      await page.getByLabel('Price (USD)').fill('40.00');
      await page.getByRole('button', { name: 'Add a question' }).click();
      await page.getByLabel('Question 1').fill('Paper');
      await page.getByLabel('Answer type').selectOption('select');
      await page.getByLabel('Options').fill('white, grey');
      await expectPageSound(page, 'owner-service-new');
      await page.getByRole('button', { name: 'Publish service' }).click();
      await page.getByRole('button', { name: 'Pause' }).click(LONG_TIMEOUT);
      await page.getByText('Paused').waitFor(LONG_TIMEOUT);
      await page.getByRole('button', { name: 'Resume' }).click();
      await page.getByText('Active').waitFor(LONG_TIMEOUT);
      await expectPageSound(page, 'owner-services');
      await page.getByRole('link', { name: 'Edit' }).click();
      await page.getByLabel('Title').fill('A portrait, in ink');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved.').waitFor(LONG_TIMEOUT);
    });

    test('is hired, starts, talks, and delivers an uploaded file', async () => {
      const { page } = visitor;
      orderId = await hire();
      await go('Orders');
      await page.getByRole('link', { name: 'A portrait, in ink' }).waitFor(LONG_TIMEOUT);
      await expectPageSound(page, 'owner-orders');
      await page.getByRole('link', { name: 'A portrait, in ink' }).click();
      await page.getByText('My cat, asleep').waitFor(LONG_TIMEOUT);
      await page.getByText('grey').waitFor();
      await page.getByRole('button', { name: 'Start work' }).click();
      await page.getByText('You are working on this order').waitFor(LONG_TIMEOUT);
      await page.getByLabel('Your message').fill('Which side is its best?');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('listitem').filter({ hasText: 'Which side' }).waitFor(LONG_TIMEOUT);
      await expectNoOverflow(page, 'owner-order-at-work');
      const file = { name: 'cat.txt', mimeType: 'text/plain', buffer: Buffer.from('A cat, asleep') };
      await page.getByLabel('File (max 50 MB)').setInputFiles(file);
      await page.getByRole('button', { name: 'Deliver' }).click();
      await page.getByText('The client is reviewing the work').waitFor(LONG_TIMEOUT);
      const { deliverables } = await client.orders.get(orderId);
      const work = await fetch(deliverables[0]?.deliverable_url ?? '');
      expect(await work.text()).toBe('A cat, asleep');
    });

    test('is asked for a revision, delivers again, and is paid on the chain', async () => {
      const { page } = visitor;
      await client.orders.update(orderId, { action: 'revision', feedback: 'The other side' });
      await page.getByText('The client requested a revision').waitFor(LONG_TIMEOUT);
      await page.getByText('The other side').waitFor();
      // with the keyboard alone
      await tabTo(page, 'Format');
      await page.keyboard.type('Text');
      await tabTo(page, 'Content');
      await page.keyboard.type('The cat, from the other side');
      await tabTo(page, 'Deliver');
      await page.keyboard.press('Enter');
      await page.getByText('The client is reviewing the work').waitFor(LONG_TIMEOUT);
      await client.orders.update(orderId, { action: 'approve' });
      await page.getByText('$36.00 arrived').waitFor(LONG_TIMEOUT);
      await page.getByRole('heading', { name: 'Payout arrived' }).waitFor(LONG_TIMEOUT);
      await expectPageSound(page, 'owner-order-paid');
    });

    test('finds it in the earnings, line by line, and on the chain', async () => {
      const { page } = visitor;
      await go('Earnings');
      await page.getByText('Paid out').waitFor(LONG_TIMEOUT);
      await page.getByText('Ledger entries').click();
      await page.getByRole('cell', { name: 'Platform fee' }).waitFor(LONG_TIMEOUT);
      await expectPageSound(page, 'owner-earnings');
      const { order } = await client.orders.get(orderId);
      await page
        .getByRole('link')
        .filter({ has: page.getByTitle(order.payout_tx_hash ?? '') })
        .first()
        .click();
      await page.getByText('Succeeded').waitFor(LONG_TIMEOUT);
      await page.getByText('$36.00').waitFor();
      await expectPageSound(page, 'transaction');
      await page.goBack();
    });

    test('sees what was sent to the webhook and answered, replays it and sends a test', async () => {
      const { page } = visitor;
      await go('Webhook');
      await page.getByText(/whsec_\.\.\./).waitFor(LONG_TIMEOUT);
      await expectPageSound(page, 'owner-webhook');
      await page.getByRole('link', { name: 'order.created' }).click();
      await page.getByRole('region', { name: 'Body' }).getByText('My cat, asleep').waitFor(LONG_TIMEOUT);
      await page.getByRole('region', { name: 'Response to attempt 1' }).getByText('thanks').waitFor();
      await expectPageSound(page, 'owner-delivery');
      const before = receiver.received.length;
      await page.getByRole('button', { name: 'Replay' }).click();
      await receiver.waitFor(before + 1);
      await page.getByRole('listitem').filter({ hasText: '2.' }).waitFor(LONG_TIMEOUT);
      await go('Webhook');
      const settings = page.getByRole('region', { name: 'Delivery settings' });
      await settings.getByLabel('If an attempt fails').selectOption('extended');
      await settings.getByLabel('bounty.created').uncheck();
      await settings.getByRole('button', { name: 'Save settings' }).click();
      await settings.getByText('Saved.').waitFor(LONG_TIMEOUT);
      const saved = await owned().agents.me();
      expect(saved.webhook_retries).toBe('extended');
      expect(saved.webhook_events).not.toContain('bounty.created');
      expect(saved.webhook_events).toContain('order.created');
      await page.getByRole('button', { name: 'Send test event' }).click();
      await page.getByRole('heading', { name: 'webhook.test' }).waitFor(LONG_TIMEOUT);
      await page.getByText('Delivered').waitFor(LONG_TIMEOUT);
    });

    test('limits what the wallet spends, fills it, and sends from it', async () => {
      const { page } = visitor;
      await go('Wallet');
      await page.getByLabel('Limit per 24 hours').fill('3.00');
      await page.getByRole('button', { name: 'Set limit' }).click();
      await page.getByText('$3.00 left').waitFor(LONG_TIMEOUT);
      const { deposit_address_base: wallet } = await owned().wallets.funding('me');
      await shop().fund('base-mainnet', wallet ?? '', '7.00');
      const to = evmSigner().address;
      await page.getByRole('textbox', { name: 'Address on Base' }).fill(to);
      await page.getByRole('button', { name: 'Set address on Base' }).click();
      await page.getByText('$7.00').waitFor(LONG_TIMEOUT);
      await expectPageSound(page, 'owner-wallet');
      await page.getByLabel('USDC to withdraw', { exact: true }).fill('2.00');
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await page.getByRole('button', { name: 'Withdraw now' }).click();
      await page.getByText('$2.00 sent').waitFor(LONG_TIMEOUT);
      await page.getByLabel('To', { exact: true }).fill(to);
      await page.getByLabel('USDC to send', { exact: true }).fill('1.00');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('alertdialog').getByText(to).waitFor();
      await page.getByRole('button', { name: 'Send now' }).click();
      await page.getByText('$1.00 sent').waitFor(LONG_TIMEOUT);
      const history = page.getByRole('table', { name: 'Wallet history' });
      for (const [what, amount] of [
        ['Sent', '$1.00'],
        ['Withdrawn', '$2.00'],
      ] as const)
        await history.getByRole('row').filter({ hasText: what }).getByText(amount).waitFor(LONG_TIMEOUT);
      await expectPageSound(page, 'owner-wallet-history');
    });

    test('bounds what the key pays', async () => {
      const { page } = visitor;
      await page.getByLabel('Max per payment').fill('2.00');
      await page.getByLabel('Require approval above').fill('0.50');
      await page.getByRole('button', { name: 'Set policy' }).click();
      await page.getByRole('region', { name: 'Spending policy' }).getByText('Saved.').waitFor(LONG_TIMEOUT);
      const policy = await owned().wallets.getPolicy('me');
      expect(policy).toMatchObject({ max_per_payment_usd: '2.00', approval_above_usd: '0.50' });
    });

    test('takes the private key of the wallet, which nothing but the page has', async () => {
      const { page } = visitor;
      const part = page.getByRole('region', { name: 'Private key' });
      await part.getByLabel('Name of the agent').fill('Ink Works');
      await part.getByRole('button', { name: 'Export private key' }).click();
      await part.getByRole('button', { name: 'Show' }).click(LONG_TIMEOUT);
      await takeScreenshots(page, 'owner-private-key');
      const shown = await part.locator('code').allTextContents();
      const key = shown.find((text) => /^0x[0-9a-f]{64}$/.test(text)) as `0x${string}`;
      const { deposit_address_base: wallet } = await owned().wallets.funding('me');
      expect(privateKeyToAccount(key).address).toBe(wallet);
      const kept = 'JSON.stringify([localStorage, sessionStorage, history.state, location.href])';
      expect(await page.evaluate(kept)).not.toContain(key.slice(2));
      await part.getByRole('button', { name: 'Done' }).click();
      expect(await page.content()).not.toContain(key.slice(2));
    });

    test('names a price to somebody who asked for one', async () => {
      const { page } = visitor;
      const { id: service_id } = await owned().services.create('me', {
        title: 'A drawing of anything',
        description: 'Tell what it shows, and get a price',
        category: 'custom',
        price_type: 'quote',
      });
      const { id } = await client.orders.create({ service_id, brief: 'Two cats' });
      await page.goto(`${shop().app_url}/my/orders/${id}`);
      await page.getByLabel('Price (USD)').fill('12.00', LONG_TIMEOUT);
      await takeScreenshots(page, 'owner-order-quote');
      await page.getByRole('button', { name: 'Send quote' }).click();
      await page.getByText('$12.00').waitFor(LONG_TIMEOUT);
      const { order } = await client.orders.get(id);
      expect(order).toMatchObject({ status: 'quoted', total_usd: '12.00' });
    });

    test('is told what a token takes', async () => {
      const { page } = visitor;
      await go('Token');
      await page.getByText('to launch a token').waitFor(LONG_TIMEOUT);
      await expectPageSound(page, 'owner-token');
      await page.getByLabel('Symbol', { exact: true }).fill('INK');
      await confirm(page, 'Launch', 'Launch now');
      await page.getByRole('alert').waitFor(LONG_TIMEOUT);
      await page.getByRole('button', { name: 'Go back' }).click();
      // the refusal is what was to be seen
      visitor.errors.splice(0);
    });

    test('reads the notifications', async () => {
      const { page } = visitor;
      await page.getByRole('link', { name: 'Notifications' }).click();
      await page.getByText('unread', { exact: false }).first().waitFor(LONG_TIMEOUT);
      await expectPageSound(page, 'owner-notifications');
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Order paid' })
        .getByRole('link', { name: 'View order' })
        .click();
      await page.getByRole('navigation', { name: 'Ink Works' }).waitFor(LONG_TIMEOUT);
      await page.getByText('My cat, asleep').waitFor(LONG_TIMEOUT);
      await page.getByRole('link', { name: 'Notifications' }).click();
      await page.getByRole('button', { name: 'Mark as read', exact: true }).first().click();
      await page.getByRole('button', { name: 'Mark all as read' }).click();
      await page
        .getByText('Unread')
        .first()
        .waitFor({ state: 'detached', ...LONG_TIMEOUT });
    });

    test('loses the key with the session, recovers it, and edits the profile', async () => {
      const { page } = visitor;
      await page.getByRole('link', { name: 'Your agents' }).click();
      await page.getByText(`market_...${apiKey.slice(-4)}`).waitFor(LONG_TIMEOUT);
      await expectPageSound(page, 'owner-agents');
      await signOut(page);
      expect(await page.evaluate(`sessionStorage.getItem('agent-keys')`)).toBeNull();
      await signInWithSandboxWallet(page, 'Base');
      await page.getByRole('link', { name: 'Ink Works' }).click(LONG_TIMEOUT);
      await page.getByRole('button', { name: 'Recover key' }).first().click(LONG_TIMEOUT);
      await page.getByText(`market_...${apiKey.slice(-4)}`).waitFor(LONG_TIMEOUT);
      await page.getByLabel('Description').fill('Drawings in ink and pencil');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Saved.').waitFor(LONG_TIMEOUT);
      await page.getByLabel('Address on Base').waitFor(LONG_TIMEOUT);
      await expectPageSound(page, 'owner-profile');
      const kept = await page.evaluate('JSON.stringify(localStorage) + location.href');
      expect(kept).not.toContain(apiKey);
    });

    test('whose agent has a token sees what it is worth and what it earned', async () => {
      const { page } = visitor;
      const { token } = await getTokenAgent(shop());
      await signOut(page);
      const person = { id: 'ada', name: 'Ada', token, wallets: [], expiresAt: Date.now() + 600_000 };
      await page.evaluate(
        `sessionStorage.setItem('session-person', ${JSON.stringify(JSON.stringify(person))})`,
      );
      await page.goto(`${shop().app_url}/my/agents/coin-works/token`);
      await page.getByText('Market cap').waitFor(LONG_TIMEOUT);
      await page.getByText('65%').waitFor(LONG_TIMEOUT);
      await expectPageSound(page, 'owner-token-launched');
    });

    test('all of it without an error, and without asking anybody but the sandbox', () => {
      expect(visitor.errors).toEqual([]);
      for (const origin of visitor.origins)
        expect(['localhost', '127.0.0.1']).toContain(new URL(origin).hostname);
    });

    /** As a client would with the SDK. */
    async function hire(): Promise<string> {
      const { agent, hire: placed } = await createPayingClient(shop());
      client = agent;
      const [service] = (await client.services.listForAgent('ink-works')).data;
      const wishes = { brief: 'My cat, asleep', requirement_answers: { Paper: 'grey' } };
      return placed({ service_id: service?.id ?? '', ...wishes });
    }
  });
}
