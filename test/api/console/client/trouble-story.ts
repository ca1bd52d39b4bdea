import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BrowserSession,
  expectNoOverflow,
  openBrowserSession,
} from '../../../support/console/page-checks.ts';
import {
  getIdFromUrl,
  LONG_TIMEOUT,
  readPendingPayments,
  signInAs,
  signInWithSandboxWallet,
  signOut,
} from '../../../support/console/page-steps.ts';
import type { SandboxWithSellers } from '../../../support/console/sandbox-with-sellers.ts';
import { addEvmWallet } from '../../../support/console/wallets.ts';

/** What wallets, nodes and sign-ins do when things do not go well. */
export function survivesTrouble(shop: () => SandboxWithSellers, browser: () => Browser): void {
  describe('in trouble', () => {
    let visitor: BrowserSession;
    let paidWith: string;

    beforeAll(async () => {
      visitor = await openBrowserSession(browser());
    });

    afterAll(() => visitor?.context.close());

    test('a wallet that says little is looked at before it pays; after a no it pays on another network', async () => {
      const { page, context } = visitor;
      const wallet = await addEvmWallet(context, 'Gecko', shop());
      await shop().fund('alt-mainnet', wallet.address, '50.00');
      await page.goto(`${shop().app_url}/services/${shop().labels.serviceId}/hire`);
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: 'Gecko on Base' }).click();
      await placeOrder(page);
      wallet.nextErrorCode = -32603;
      await page.getByRole('button', { name: 'Pay $10.00' }).click();
      await page.getByText('did not report whether it paid').waitFor(LONG_TIMEOUT);
      await page.getByLabel('Transaction hash').fill('0xnonsense');
      await page.getByRole('button', { name: 'I sent the payment' }).click();
      await page.getByRole('button', { name: 'Confirm payment of $10.00' }).click();
      await page.getByRole('button', { name: 'No payment was sent' }).click(LONG_TIMEOUT);
      expect(await readPendingPayments(page)).toEqual([]);
      wallet.nextErrorCode = 4001;
      await page.getByRole('button', { name: 'Pay $10.00' }).click();
      await page.getByRole('alert').waitFor(LONG_TIMEOUT);
      await page.getByRole('button', { name: 'Pay $10.00' }).waitFor();
      expect(await readPendingPayments(page)).toEqual([]);
      await page.getByLabel('Pay on').selectOption('alt-mainnet');
      await page.getByRole('button', { name: 'Pay $10.00' }).click();
      await page.getByText('Your payment is in escrow').waitFor(LONG_TIMEOUT);
      const { order } = await shop().labels.agent.orders.get(getIdFromUrl(page));
      expect(order.payment_network).toBe('alt-mainnet');
      paidWith = order.escrow_tx_hash ?? '';
    });

    test('a payment that is refused for good is forgotten, and can be made anew', async () => {
      const { page } = visitor;
      await page.goto(`${shop().app_url}/services/${shop().labels.serviceId}/hire`);
      await placeOrder(page);
      const payment = { secret: '0'.repeat(64), network: 'alt-mainnet', amount: '10.00' };
      const kept = JSON.stringify({ ...payment, reference: paidWith });
      await page.evaluate(`localStorage.setItem('payment:order:${getIdFromUrl(page)}', '${kept}')`);
      await page.reload();
      await page.getByRole('button', { name: 'Confirm payment of $10.00' }).click(LONG_TIMEOUT);
      await page.getByText('This payment was already spent').waitFor(LONG_TIMEOUT);
      await page.getByRole('button', { name: 'Pay $10.00' }).waitFor(LONG_TIMEOUT);
      expect(await readPendingPayments(page)).toEqual([]);
      await signOut(page);
    });

    test('a transaction that the node refuses was not sent', async () => {
      const { page } = visitor;
      await page.goto(`${shop().app_url}/services/${shop().labels.serviceId}/hire`);
      await signInWithSandboxWallet(page, 'Base');
      await placeOrder(page);
      await page.route(`${shop().networks['base-mainnet'].rpc_url}/**`, async (route) => {
        const { method, id } = route.request().postDataJSON();
        if (method !== 'eth_sendRawTransaction') return route.continue();
        const error = { code: -32000, message: 'nonce too low' };
        return route.fulfill({ json: { jsonrpc: '2.0', id, error }, headers: ANYBODY });
      });
      await page.getByRole('button', { name: 'Pay $10.00' }).click();
      await page.getByRole('alert').waitFor(LONG_TIMEOUT);
      await page.getByRole('button', { name: 'Pay $10.00' }).waitFor();
      expect(await page.getByText('did not report whether it paid').count()).toBe(0);
      expect(await readPendingPayments(page)).toEqual([]);
      await page.unrouteAll();
    });

    test('signing out while the page loads does not keep it from loading', async () => {
      const { page } = visitor;
      const { app_url, baseUrl, labels } = shop();
      const { promise: signedOut, resolve: letLoad } = Promise.withResolvers<void>();
      await page.route(`${baseUrl}/api/services/${labels.serviceId}`, async (route) => {
        await signedOut;
        await route.continue();
      });
      await page.goto(`${app_url}/services/${labels.serviceId}/hire`);
      await signOut(page);
      letLoad();
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).waitFor(LONG_TIMEOUT);
      await page.unrouteAll();
      await signInWithSandboxWallet(page, 'Base');
    });

    test('a sign-in that ends while a form is filled leads to the next one, and back to the text', async () => {
      const { page } = visitor;
      const { app_url, baseUrl, labels } = shop();
      await page.goto(`${app_url}/services/${labels.serviceId}/hire`);
      await signOut(page);
      await signInAs(page, 'Alice');
      await page.getByLabel('Brief').fill('A label with a crane', LONG_TIMEOUT);
      await page.route(`${baseUrl}/api/orders`, (route) =>
        route.fulfill({ status: 401, json: ENDED, headers: ANYBODY }),
      );
      await page.getByRole('button', { name: 'Place order' }).click();
      await page.getByText('Your session has expired').waitFor(LONG_TIMEOUT);
      await expectNoOverflow(page, 'sign-in-ended');
      await page.unrouteAll();
      await signInAs(page);
      await page.getByLabel('Brief').waitFor(LONG_TIMEOUT);
      expect(await page.getByLabel('Brief').inputValue()).toBe('A label with a crane');
      await signOut(page);
      expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('crane');
    });
  });
}

const ANYBODY = { 'access-control-allow-origin': '*' };
const ENDED = { success: false, error: 'The token has expired.', code: 'expired_credentials' };

async function placeOrder(page: Page): Promise<void> {
  await page.getByLabel('Brief').fill('A label with a heron');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('button', { name: 'Pay $10.00' }).waitFor(LONG_TIMEOUT);
}
