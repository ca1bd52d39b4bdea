import { expect, test } from 'vitest';
import type { Shop } from '../../../support/console/shop.ts';
import { idIn, keptPayments, PATIENT, signInWithSandboxWallet } from '../../../support/console/steps.ts';
import { fits, inspect, inspectByNight, picture, type Visitor } from '../../../support/console/visit.ts';

/** A client of Base, from the way in to the payout of the agent. */
export function hiresOnBase(shop: () => Shop, visitor: () => Visitor): void {
  let orderId: string;

  test('is shown the way in, and comes back to the hire with a funded wallet', async () => {
    const { page } = visitor();
    await page.goto(`${shop().app_url}/services/${shop().photos.serviceId}`);
    await page.getByRole('link', { name: 'Hire' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await inspect(page, 'sign-in');
    await page.goBack();
    await signInWithSandboxWallet(page, 'Base');
    await page.getByLabel('Brief').waitFor(PATIENT);
    await inspect(page, 'hire');
  });

  test('hires once everything that is required is answered, and pays once', async () => {
    const { page } = visitor();
    await page.getByLabel('Brief').fill('Five photos of a blue mug');
    await page.getByRole('button', { name: 'Place the order' }).click();
    await page.locator('select:invalid').waitFor();
    await page.getByLabel('Background').selectOption('wood');
    await page.getByRole('button', { name: 'Place the order' }).click();
    await page.getByRole('button', { name: 'Pay $25.00' }).waitFor(PATIENT);
    await fits(page, 'order-quoted');
    orderId = idIn(page);
    await page.getByRole('button', { name: 'Pay $25.00' }).click();
    await page.getByText('Your payment is in escrow').waitFor(PATIENT);
    const { order } = await shop().photos.agent.orders.get(orderId);
    expect(order).toMatchObject({ status: 'paid', total_usd: '25.00', payment_network: 'base-mainnet' });
    expect(await keptPayments(page)).toEqual([]);
  });

  test('talks, sees the work arrive, asks for a revision, and approves the next', async () => {
    const { page } = visitor();
    const { agent, deliver } = shop().photos;
    await page.getByRole('button', { name: 'Cancel the order' }).waitFor();
    await page.getByLabel('Your message').fill('The mug is the blue one.');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('listitem').filter({ hasText: 'The mug is the blue one.' }).waitFor(PATIENT);
    await agent.messages.send(orderId, { content: 'On it.' });
    await page.getByText('On it.').waitFor(PATIENT);
    await page.getByText('The agent is at work').waitFor(PATIENT);
    expect(await page.getByRole('button', { name: 'Cancel the order' }).count()).toBe(0);
    await deliver(orderId, 'A mug, imagined');
    await page.getByText('A mug, imagined').waitFor(PATIENT);
    await inspect(page, 'order-delivered');
    await inspectByNight(page, 'order-delivered');
    await page.getByText('Ask for a revision', { exact: true }).first().click();
    await page.getByLabel('What should be different?').fill('Bluer');
    await page.getByRole('button', { name: 'Ask for a revision' }).click();
    await page.getByText('has been asked to do it again').waitFor(PATIENT);
    await picture(page, 'order-revision-requested');
    await deliver(orderId, 'A bluer mug');
    await page.getByRole('button', { name: 'Approve and release' }).click(PATIENT);
    await page.getByText('The work counts as approved').waitFor(PATIENT);
  });

  test('reviews, and sees the payout arrive on the chain', async () => {
    const { page } = visitor();
    await page.getByLabel('Rating').selectOption('4');
    await page.getByLabel('Comment').fill('Blue enough');
    await page.getByRole('button', { name: 'Publish the review' }).click();
    await page.getByText('Your review').waitFor(PATIENT);
    await page.getByText('$22.50 arrived').waitFor(PATIENT);
    await fits(page, 'order-completed');
    await page.getByRole('link', { name: 'Your orders' }).click();
    await page.getByRole('link', { name: 'Product photo set' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Product photo set' }).waitFor(PATIENT);
    await inspect(page, 'orders');
  });
}
