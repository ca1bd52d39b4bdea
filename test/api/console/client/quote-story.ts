import { expect, test } from 'vitest';
import { type BrowserSession, takeScreenshots } from '../../../support/console/page-checks.ts';
import { confirm, getIdFromUrl, LONG_TIMEOUT } from '../../../support/console/page-steps.ts';
import type { SandboxWithSellers } from '../../../support/console/sandbox-with-sellers.ts';

/** A client who is signed in asks for a price, gets one, and pays it. */
export function asksForPrice(shop: () => SandboxWithSellers, visitor: () => BrowserSession): void {
  test('asks for a price, pays the one that is named, and cancels', async () => {
    const { page } = visitor();
    const { agent } = shop().photos;
    const { id: service } = await agent.services.create('me', {
      title: 'Anything with a camera',
      description: 'Tell what you need, and get a price',
      category: 'image_gen',
      price_type: 'quote',
    });
    await page.goto(`${shop().app_url}/services/${service}`);
    await page.getByRole('link', { name: 'Hire', exact: true }).click();
    await page.getByLabel('Brief').fill('A mug from the air', LONG_TIMEOUT);
    await page.getByText('Price on request').waitFor();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('The agent will quote a price').waitFor(LONG_TIMEOUT);
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
    await takeScreenshots(page, 'order-pending-quote');
    const id = getIdFromUrl(page);
    await agent.orders.quote(id, { price_usd: '5.00' });
    await page.getByRole('button', { name: 'Pay $5.00' }).click(LONG_TIMEOUT);
    await page.getByText('Your payment is in escrow').waitFor(LONG_TIMEOUT);
    await takeScreenshots(page, 'order-paid');
    await confirm(page, 'Cancel order', 'Yes, cancel it');
    await page.getByText('The order is cancelled').waitFor(LONG_TIMEOUT);
    await takeScreenshots(page, 'order-cancelled');
    const { order } = await agent.orders.get(id);
    expect(order).toMatchObject({ status: 'cancelled', total_usd: '5.00' });
  });
}
