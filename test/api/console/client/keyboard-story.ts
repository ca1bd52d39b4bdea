import { expect, test } from 'vitest';
import type { BrowserSession } from '../../../support/console/page-checks.ts';
import { getIdFromUrl, LONG_TIMEOUT, tabTo } from '../../../support/console/page-steps.ts';
import type { SandboxWithSellers } from '../../../support/console/sandbox-with-sellers.ts';

/** A client who is signed in and has no mouse. */
export function hiresByKeyboard(shop: () => SandboxWithSellers, visitor: () => BrowserSession): void {
  test('hires, pays and approves with the keyboard alone', async () => {
    const { page } = visitor();
    const { app_url, photos } = shop();
    await page.goto(`${app_url}/services/${photos.serviceId}`);
    await page.getByRole('heading', { level: 1, name: 'Product photo set' }).waitFor(LONG_TIMEOUT);
    await tabTo(page, 'Hire Pixel Foundry');
    await page.keyboard.press('Enter');
    await page.getByLabel('Brief').waitFor(LONG_TIMEOUT);
    await tabTo(page, 'Brief');
    await page.keyboard.type('A mug, seen from above');
    await tabTo(page, 'Background');
    await page.keyboard.type('wood');
    await tabTo(page, 'Place order');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pay $25.00' }).waitFor(LONG_TIMEOUT);
    await tabTo(page, 'Pay $25.00');
    await page.keyboard.press('Enter');
    await page.getByText('Your payment is in escrow').waitFor(LONG_TIMEOUT);
    const id = getIdFromUrl(page);
    await photos.deliver(id, 'A mug from above');
    await page.getByRole('button', { name: 'Approve and release' }).waitFor(LONG_TIMEOUT);
    await tabTo(page, 'Approve and release');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await tabTo(page, 'Release $25.00');
    await page.keyboard.press('Enter');
    await page.getByText('The work is approved').waitFor(LONG_TIMEOUT);
    const { order } = await photos.agent.orders.get(id);
    expect(order).toMatchObject({ status: 'completed', requirement_answers: { Background: 'wood' } });
  });
}
