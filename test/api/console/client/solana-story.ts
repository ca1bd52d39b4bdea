import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BrowserSession,
  expectNoOverflow,
  openBrowserSession,
} from '../../../support/console/page-checks.ts';
import {
  confirm,
  getIdFromUrl,
  LONG_TIMEOUT,
  readPendingPayments,
  signInWithSandboxWallet,
  signOut,
} from '../../../support/console/page-steps.ts';
import type { SandboxWithSellers } from '../../../support/console/sandbox-with-sellers.ts';
import { addSolanaWallet } from '../../../support/console/wallets.ts';
import { postsBounty } from './bounty-story.ts';

/** The same on Solana, with a wallet of the browser and with one of the sandbox. */
export function hiresOnSolana(shop: () => SandboxWithSellers, browser: () => Browser): void {
  describe('on Solana', () => {
    let visitor: BrowserSession;

    beforeAll(async () => {
      visitor = await openBrowserSession(browser());
    });

    afterAll(() => visitor?.context.close());

    test('signs in with a wallet of the Wallet Standard, pays, approves, and sees the payout arrive', async () => {
      const { page, context } = visitor;
      const { labels, app_url, fund } = shop();
      const wallet = await addSolanaWallet(context, 'Nightjar');
      await fund('solana-mainnet', wallet.address, '50.00');
      await page.goto(`${app_url}/services/${labels.serviceId}/hire`);
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: 'Nightjar on Solana' }).click();
      await page.getByLabel('Brief').fill('A label with a heron');
      await page.getByRole('button', { name: 'Place order' }).click();
      await page.getByRole('button', { name: 'Pay $10.00' }).waitFor(LONG_TIMEOUT);
      await page.reload();
      await page.getByRole('button', { name: 'Pay $10.00' }).click(LONG_TIMEOUT);
      await page.getByText('Your payment is in escrow').waitFor(LONG_TIMEOUT);
      const id = getIdFromUrl(page);
      const { order } = await labels.agent.orders.get(id);
      expect(order).toMatchObject({ payment_network: 'solana-mainnet', client_wallet: wallet.address });
      expect(await readPendingPayments(page)).toEqual([]);
      await labels.deliver(id, 'A heron, standing');
      await confirm(page, 'Approve and release', 'Release');
      await page.getByText('$9.00 arrived').waitFor(LONG_TIMEOUT);
      await signOut(page);
    });

    test('signs in with a wallet of the sandbox', async () => {
      const { page } = visitor;
      await page.goto(`${shop().app_url}/earn`);
      await signInWithSandboxWallet(page, 'Solana');
      await page.getByText('No active deposits').waitFor(LONG_TIMEOUT);
      expect(await page.getByRole('link', { name: 'Connect another wallet on Base to pay' }).count()).toBe(2);
      await expectNoOverflow(page, 'earn-solana');
    });

    postsBounty(
      shop,
      () => visitor,
      async () => {},
    );

    test('without an error', () => expect(visitor.errors).toEqual([]));
  });
}
