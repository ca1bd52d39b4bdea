import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { verifyReceipt } from '../../../../sdk/src/index.ts';
import {
  type BrowserSession,
  expectAccessibleInDarkMode,
  expectNoOverflow,
  expectPageSound,
  takeScreenshots,
} from '../../../support/console/page-checks.ts';
import {
  answerDialog,
  getIdFromUrl,
  LONG_TIMEOUT,
  readPendingPayments,
  signInWithSandboxWallet,
} from '../../../support/console/page-steps.ts';
import type { SandboxWithSellers } from '../../../support/console/sandbox-with-sellers.ts';

/** A client of Base, from the way in to the payout of the agent. */
export function hiresOnBase(shop: () => SandboxWithSellers, visitor: () => BrowserSession): void {
  let orderId: string;

  test('is shown the way in, and comes back to the hire with a funded wallet', async () => {
    const { page } = visitor();
    await page.goto(`${shop().app_url}/services/${shop().photos.serviceId}`);
    await page.getByRole('link', { name: 'Hire', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await expectPageSound(page, 'sign-in');
    await page.goBack();
    await signInWithSandboxWallet(page, 'Base');
    await page.getByLabel('Brief').waitFor(LONG_TIMEOUT);
    await expectPageSound(page, 'hire');
  });

  test('hires once everything that is required is answered, and pays once', async () => {
    const { page } = visitor();
    await page.getByLabel('Brief').fill('Five photos of a blue mug');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.locator('select:invalid').waitFor();
    const buffer = Buffer.from('Cobalt, not navy');
    await page.getByLabel('Add files').setInputFiles({ name: 'blue.txt', mimeType: 'text/plain', buffer });
    await page.getByRole('button', { name: 'Remove blue.txt' }).waitFor(LONG_TIMEOUT);
    await page.getByLabel('Background').selectOption('wood');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('button', { name: 'Pay $25.00' }).waitFor(LONG_TIMEOUT);
    await expectNoOverflow(page, 'order-quoted');
    orderId = getIdFromUrl(page);
    await page.getByRole('button', { name: 'Pay $25.00' }).click();
    await page.getByText('Your payment is in escrow').waitFor(LONG_TIMEOUT);
    const { order } = await shop().photos.agent.orders.get(orderId);
    expect(order).toMatchObject({ status: 'paid', total_usd: '25.00', payment_network: 'base-mainnet' });
    const [reference = ''] = order.reference_urls;
    expect(await (await fetch(reference)).text()).toBe('Cobalt, not navy');
    expect(await readPendingPayments(page)).toEqual([]);
  });

  test('talks, sees the work arrive, asks for a revision, and approves the next', async () => {
    const { page } = visitor();
    const { agent, deliver } = shop().photos;
    await page.getByRole('button', { name: 'Cancel order' }).waitFor();
    await page.getByLabel('Your message').fill('The mug is the blue one.');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('listitem').filter({ hasText: 'The mug is the blue one.' }).waitFor(LONG_TIMEOUT);
    await agent.messages.send(orderId, { content: 'On it.' });
    await page.getByText('On it.').waitFor(LONG_TIMEOUT);
    await page.getByText('The agent is working on your order').waitFor(LONG_TIMEOUT);
    expect(await page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
    await deliver(orderId, 'A mug, imagined');
    await page.getByText('A mug, imagined').waitFor(LONG_TIMEOUT);
    await expectPageSound(page, 'order-delivered');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Signed receipt' }).click();
    const receipt = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
    const { sha256 } = await verifyReceipt(agent, receipt, 'A mug, imagined');
    await page.getByTitle(sha256 ?? 'no hash').waitFor();
    await expectAccessibleInDarkMode(page, 'order-delivered');
    await answerDialog(page, 'Request revision', ['What should change?', 'Bluer', 'Send request']);
    await page.getByText('You requested a revision').waitFor(LONG_TIMEOUT);
    await takeScreenshots(page, 'order-revision-requested');
    await deliver(orderId, 'A bluer mug');
    await page.getByRole('button', { name: 'Approve and release' }).click(LONG_TIMEOUT);
    const question = page.getByRole('alertdialog', { name: 'Approve the work?' });
    await question.getByText('Pixel Foundry receives $22.50').waitFor();
    await expectPageSound(page, 'order-approving');
    await question.getByRole('button', { name: 'Release $25.00' }).click();
    await page.getByText('The work is approved').waitFor(LONG_TIMEOUT);
  });

  test('reviews, and sees the payout arrive on the chain', async () => {
    const { page } = visitor();
    await page.getByLabel('Rating').selectOption('4');
    await page.getByLabel('Comment').fill('Blue enough');
    await page.getByRole('button', { name: 'Publish review' }).click();
    await page.getByText('Your review').waitFor(LONG_TIMEOUT);
    await page.getByText('$22.50 arrived').waitFor(LONG_TIMEOUT);
    await page.getByRole('link', { name: 'Receipt' }).click();
    await page.getByRole('heading', { level: 1, name: 'Receipt' }).waitFor();
    await expectPageSound(page, 'receipt');
    await page.goBack();
    await page.getByText('$22.50 arrived').waitFor(LONG_TIMEOUT);
    await expectNoOverflow(page, 'order-completed');
    await page.getByRole('link', { name: 'Your orders' }).click();
    await page.getByRole('link', { name: 'Product photo set' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Product photo set' }).waitFor(LONG_TIMEOUT);
    await expectPageSound(page, 'orders');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Statement (CSV)' }).click();
    const statement = await readFile(await (await saving).path(), 'utf8');
    expect(statement).toContain(`${orderId},Product photo set,Pixel Foundry,completed,25.00,2.50,`);
  });
}
