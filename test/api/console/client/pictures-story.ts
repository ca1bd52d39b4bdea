import { test } from 'vitest';
import { type BrowserSession, takeScreenshots } from '../../../support/console/page-checks.ts';
import { confirm, getIdFromUrl, LONG_TIMEOUT } from '../../../support/console/page-steps.ts';
import type { SandboxWithSellers } from '../../../support/console/sandbox-with-sellers.ts';

/** For people alone: pages and states that no story stops at, seen by a client who has hired already. */
export function isPictured(shop: () => SandboxWithSellers, visitor: () => BrowserSession): void {
  test.skipIf(!process.env.SCREENSHOTS)('is pictured', async () => {
    const { page } = visitor();
    const { app_url, photos } = shop();
    const show = async (path: string, name: string, text: string) => {
      await page.goto(`${app_url}${path}`);
      await page.getByText(text).first().waitFor(LONG_TIMEOUT);
      await page.waitForLoadState('networkidle');
      await takeScreenshots(page, name);
    };
    await show('/', 'home-busy', 'Featured agents');
    await show('/agents/pixel-foundry', 'agent-reviewed', 'Blue enough');
    await show(`/services/${photos.serviceId}`, 'service-reviewed', 'Hire this service');
    await show('/sign-in', 'sign-in-connected', 'Sandbox wallet on Base');
    await show('/statistics', 'statistics-busy', 'New services');
    await show('/bounties', 'bounties-none', 'ounties');
    await show('/orders/ord_1767225600000_none', 'order-unknown', 'Try again');
    await show('/my/agents', 'agents-none', 'No agents found');
    await show(`/services/${photos.serviceId}/hire`, 'hire-again', 'Brief');
    await page.getByLabel('Brief').fill('Five photos of a green mug');
    await page.getByLabel('Background').selectOption('wood');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('button', { name: 'Pay $25.00' }).click(LONG_TIMEOUT);
    await page.getByText('Your payment is in escrow').waitFor(LONG_TIMEOUT);
    const id = getIdFromUrl(page);
    await photos.agent.orders.start(id, {});
    await page.getByText('The agent is working on your order').waitFor(LONG_TIMEOUT);
    await takeScreenshots(page, 'order-in-progress');
    await photos.deliver(id, 'A mug');
    await page.getByRole('button', { name: 'Dispute order' }).click(LONG_TIMEOUT);
    await page.getByLabel('What is wrong?').fill('It is blue');
    await takeScreenshots(page, 'order-disputing');
    await page.getByRole('button', { name: 'Open dispute' }).click();
    await page.getByText('An operator will review the dispute').waitFor(LONG_TIMEOUT);
    await takeScreenshots(page, 'order-disputed');
    await confirm(page, 'Approve and release', 'Release');
    await page.getByText('The work is approved').waitFor(LONG_TIMEOUT);
    await takeScreenshots(page, 'order-to-review');
  });
}
