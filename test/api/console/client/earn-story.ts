import { expect, test } from 'vitest';
import {
  type BrowserSession,
  expectNoOverflow,
  expectPageSound,
} from '../../../support/console/page-checks.ts';
import {
  LONG_TIMEOUT,
  readPendingPayments,
  readSessionAddress,
} from '../../../support/console/page-steps.ts';
import type { SandboxWithSellers } from '../../../support/console/sandbox-with-sellers.ts';

/** A depositor on Base: into a venue, and out of it at once and by the queue. */
export function earns(shop: () => SandboxWithSellers, visitor: () => BrowserSession): void {
  test('deposits, and withdraws a part at once', async () => {
    const { page } = visitor();
    await shop().fund('base-mainnet', await readSessionAddress(page), '150.00');
    await page.getByRole('navigation').getByRole('link', { name: 'Earn' }).click();
    const lending = page.getByRole('listitem').filter({ hasText: 'Lending' });
    await lending.getByLabel('Amount (USD, min $100.00)').fill('120.00');
    await expectPageSound(page, 'earn');
    await lending.getByRole('button', { name: 'Deposit $120.00' }).click();
    await page.getByText('Your deposit is earning').waitFor(LONG_TIMEOUT);
    expect(await readPendingPayments(page)).toEqual([]);
    const amount = page.getByLabel('leave empty to withdraw everything');
    await amount.fill('20.00');
    await page.getByRole('button', { name: 'Withdraw $20.00' }).click();
    await page.getByText('was paid to your wallet').waitFor(LONG_TIMEOUT);
    const prices = page.getByRole('region', { name: 'Share price' });
    // prices are read every minute, and the page asks for them less often than for the rest
    await shop().callSandbox('/clock', { advance_seconds: 60 });
    await page.reload();
    await prices.getByRole('figure', { name: 'Lending, USDC on Base' }).waitFor(LONG_TIMEOUT);
    await expectNoOverflow(page, 'earn-position');
  });

  test('waits in the queue while the venue has nothing free, and is paid when it has', async () => {
    const { page } = visitor();
    await shop().callSandbox('/vault', { vault: 'lending', free_liquidity_usd: '0.00' });
    await page.getByRole('button', { name: 'Withdraw everything' }).click();
    await page.getByText('Your withdrawal is queued').waitFor(LONG_TIMEOUT);
    await page.getByText('Queued withdrawals').first().waitFor(LONG_TIMEOUT);
    await expectNoOverflow(page, 'earn-queued');
    await shop().callSandbox('/vault', { vault: 'lending', free_liquidity_usd: '1000.00' });
    await shop().callSandbox('/clock', { advance_seconds: 120 });
    await page.getByText('Your withdrawal was paid').waitFor(LONG_TIMEOUT);
    await page.getByText('No active deposits').waitFor(LONG_TIMEOUT);
  });
}
