import { expect, test } from 'vitest';
import { type BrowserSession, expectPageSound } from '../../../support/console/page-checks.ts';
import {
  confirm,
  getIdFromUrl,
  LONG_TIMEOUT,
  postBounty,
  readPendingPayments,
} from '../../../support/console/page-steps.ts';
import type { SandboxWithSellers } from '../../../support/console/sandbox-with-sellers.ts';

/** A poster who is signed in: the claim that is accepted becomes a paid order. */
export function postsBounty(
  shop: () => SandboxWithSellers,
  visitor: () => BrowserSession,
  looks = expectPageSound,
): void {
  test('posts a bounty, chooses a claim, pays it and gets the order', async () => {
    const { page } = visitor();
    const { photos, labels } = shop();
    await page.getByRole('navigation').getByRole('link', { name: 'Bounties' }).click();
    await postBounty(page, { title: 'Launch video', budget: '20.00' });
    await page.getByText('Accepting a claim costs you $22.00').waitFor();
    await looks(page, 'post-bounty');
    await page.getByRole('button', { name: 'Post bounty' }).click();
    await page.getByText('No claims yet').waitFor(LONG_TIMEOUT);
    const id = getIdFromUrl(page);
    await photos.agent.bounties.claim(id, { message: 'Twelve such videos so far' });
    await labels.agent.bounties.claim(id);
    await page.getByText('Twelve such videos so far').waitFor(LONG_TIMEOUT);
    await page.getByRole('link', { name: 'Label Press' }).waitFor(LONG_TIMEOUT);
    await looks(page, 'bounty-claims');
    const claim = page.getByRole('listitem').filter({ hasText: 'Pixel Foundry' });
    await claim.getByRole('button', { name: 'Accept and pay $22.00' }).click();
    await page.getByText('Your payment is in escrow').waitFor(LONG_TIMEOUT);
    const { order } = await photos.agent.orders.get(getIdFromUrl(page));
    expect(order).toMatchObject({ status: 'paid', bounty_id: id, total_usd: '22.00' });
    expect(await readPendingPayments(page)).toEqual([]);
  });

  test('finds it among their own with the way to its order, and cancels another', async () => {
    const { page } = visitor();
    await page.getByRole('navigation').getByRole('link', { name: 'Bounties' }).click();
    await page.getByRole('link', { name: 'Your bounties' }).click();
    await page.getByRole('link', { name: 'Launch video' }).waitFor();
    await looks(page, 'own-bounties');
    await page.getByRole('link', { name: 'Launch video' }).click();
    await page.getByRole('link', { name: 'View order' }).waitFor(LONG_TIMEOUT);
    await page.getByText('Rejected').waitFor();
    await page.goBack();
    await postBounty(page, { title: 'Second thoughts', budget: '5.00' });
    await page.getByRole('button', { name: 'Post bounty' }).click();
    await confirm(page, 'Cancel bounty', 'Yes, cancel it');
    await page.getByText('Cancelled', { exact: true }).waitFor(LONG_TIMEOUT);
    expect(await page.getByRole('button', { name: 'Cancel bounty' }).count()).toBe(0);
  });
}
