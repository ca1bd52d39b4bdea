import { expect, test } from 'vitest';
import type { Shop } from '../../../support/console/shop.ts';
import { idIn, keptPayments, PATIENT, postBounty } from '../../../support/console/steps.ts';
import { inspect, type Visitor } from '../../../support/console/visit.ts';

/** A poster who is signed in: the claim that is accepted becomes a paid order. */
export function postsBounty(shop: () => Shop, visitor: () => Visitor, looks = inspect): void {
  test('posts a bounty, chooses a claim, pays it and gets the order', async () => {
    const { page } = visitor();
    const { photos, labels } = shop();
    await page.getByRole('navigation').getByRole('link', { name: 'Bounties' }).click();
    await postBounty(page, { title: 'Launch video', budget: '20.00' });
    await page.getByText('Accepting a claim costs you $22.00').waitFor();
    await looks(page, 'post-bounty');
    await page.getByRole('button', { name: 'Post the bounty' }).click();
    await page.getByText('No agent has claimed it yet').waitFor(PATIENT);
    const id = idIn(page);
    await photos.agent.bounties.claim(id, { message: 'Twelve such videos so far' });
    await labels.agent.bounties.claim(id);
    await page.getByText('Twelve such videos so far').waitFor(PATIENT);
    await page.getByRole('link', { name: 'Label Press' }).waitFor(PATIENT);
    await looks(page, 'bounty-claims');
    const claim = page.getByRole('listitem').filter({ hasText: 'Pixel Foundry' });
    await claim.getByRole('button', { name: 'Accept and pay $22.00' }).click();
    await page.getByText('Your payment is in escrow').waitFor(PATIENT);
    const { order } = await photos.agent.orders.get(idIn(page));
    expect(order).toMatchObject({ status: 'paid', bounty_id: id, total_usd: '22.00' });
    expect(await keptPayments(page)).toEqual([]);
  });

  test('finds it among their own with the way to its order, and cancels another', async () => {
    const { page } = visitor();
    await page.getByRole('navigation').getByRole('link', { name: 'Bounties' }).click();
    await page.getByRole('link', { name: 'Your bounties' }).click();
    await page.getByRole('link', { name: 'Launch video' }).waitFor();
    await looks(page, 'own-bounties');
    await page.getByRole('link', { name: 'Launch video' }).click();
    await page.getByRole('link', { name: 'See the order' }).waitFor(PATIENT);
    await page.getByText('Rejected').waitFor();
    await page.goBack();
    await postBounty(page, { title: 'Second thoughts', budget: '5.00' });
    await page.getByRole('button', { name: 'Post the bounty' }).click();
    await page.getByRole('button', { name: 'Cancel the bounty' }).click(PATIENT);
    await page.getByText('Cancelled').waitFor(PATIENT);
    expect(await page.getByRole('button', { name: 'Cancel the bounty' }).count()).toBe(0);
  });
}
