import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPayer } from '../../../../sdk/src/evm.ts';
import { AgentMarket, payWith } from '../../../../sdk/src/index.ts';
import { evmSigner } from '../../../support/chains/signers.ts';
import {
  type BrowserSession,
  expectNoOverflow,
  expectPageSound,
  openBrowserSession,
  takeScreenshots,
} from '../../../support/console/page-checks.ts';
import { LONG_TIMEOUT, signInAs } from '../../../support/console/page-steps.ts';
import { createPayingClient } from '../../../support/console/paying-client.ts';
import type { SandboxWithSellers } from '../../../support/console/sandbox-with-sellers.ts';
import { getTokenAgent } from '../../../support/console/token-agent.ts';
import { eventually } from '../../../support/eventually.ts';

/** A program pays with a signature, which the market submits. */
async function hireBySignedPayment({ labels, networks, baseUrl, fund }: SandboxWithSellers): Promise<string> {
  const { account } = evmSigner();
  await fund('base-mainnet', account.address, '20.00');
  const { chain_id, usdc } = networks['base-mainnet'];
  const payment = payWith(accountPayer(account, { chainId: chain_id, usdc }), { maxUsd: '11.00' });
  const market = new AgentMarket({ baseUrl });
  const hire = await market.x402.discoverService(labels.serviceId, { brief: 'A label' }, { payment });
  return hire.order_id;
}

/** An operator, from the way in to the money on the chain. */
export function looksAfterTheMarket(shop: () => SandboxWithSellers, browser: () => Browser): void {
  describe('an operator', () => {
    let visitor: BrowserSession;
    let client: Awaited<ReturnType<typeof createPayingClient>>;

    beforeAll(async () => {
      visitor = await openBrowserSession(browser());
      client = await createPayingClient(shop());
    });

    afterAll(() => visitor?.context.close());

    async function delivered(): Promise<string> {
      const { photos } = shop();
      const request = {
        service_id: photos.serviceId,
        brief: 'A mug',
        requirement_answers: { Background: 'white' },
      };
      const id = await client.hire(request);
      await photos.deliver(id, 'Here');
      return id;
    }

    const open = (tab: string) => visitor.page.getByRole('tab', { name: tab }).click(LONG_TIMEOUT);

    test('who is none is told so once, and can come back as another', async () => {
      const { page } = visitor;
      const denied: string[] = [];
      page.on('response', (response) => {
        if (response.status() === 403) denied.push(new URL(response.url()).pathname);
      });
      await page.goto(`${shop().app_url}/operator`);
      await takeScreenshots(page, 'operator-sign-in');
      await signInAs(page, 'Alice');
      await page.getByRole('heading', { level: 1, name: 'Operators only' }).waitFor(LONG_TIMEOUT);
      await expectPageSound(page, 'operator-denied');
      await page.getByRole('button', { name: 'Use another account' }).click();
      await page.getByRole('textbox').fill('Operator');
      await page.getByRole('button').click();
      await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor(LONG_TIMEOUT);
      expect([...new Set(denied)]).toEqual(['/api/admin/backlog']);
      // when the page opened, and when its button was pressed
      expect(denied.length).toBeLessThanOrEqual(2);
      // browsers report each response with an error status
      visitor.errors.splice(0);
    });

    test('settles a dispute, and the client has the money back', async () => {
      const id = await delivered();
      await client.agent.orders.update(id, { action: 'dispute', reason: 'The mug is green' });
      const { page } = visitor;
      await page.reload();
      await page.getByRole('figure', { name: 'Volume' }).waitFor(LONG_TIMEOUT);
      await expectPageSound(page, 'operator-overview');
      const { order: disputed } = await client.agent.orders.get(id);
      for (const wanted of [id, disputed.client_wallet ?? '', disputed.escrow_tx_hash ?? '']) {
        await page.getByLabel('Search by order, wallet or transaction').fill(wanted);
        await page.getByRole('button', { name: 'Search' }).click();
        const results = page.getByRole('region', { name: 'Search results' });
        await results.getByRole('row', { name: 'Disputed' }).filter({ hasText: id }).waitFor(LONG_TIMEOUT);
        await results.getByRole('link', { name: id }).first().waitFor();
      }
      await expectPageSound(page, 'operator-search');
      await open('Disputes');
      const disputes = page.getByRole('region', { name: 'Disputes' });
      await disputes.getByLabel('Network').selectOption('solana-mainnet');
      await disputes.getByText('The mug is green').waitFor({ state: 'detached', ...LONG_TIMEOUT });
      await disputes.getByLabel('Network').selectOption('base-mainnet');
      await disputes.getByText('The mug is green').waitFor(LONG_TIMEOUT);
      await expectPageSound(page, 'operator-disputes');
      await disputes.getByRole('button', { name: 'Resolve Product photo set' }).click();
      const dialog = page.getByRole('dialog', { name: 'Resolve this dispute' });
      await dialog.getByLabel('Resolution').selectOption('refund');
      await dialog.getByLabel('Reason').fill('It is green.');
      await expectNoOverflow(page, 'operator-dispute');
      await dialog.getByRole('button', { name: 'Resolve dispute' }).click();
      await disputes.getByText('No disputes found').waitFor(LONG_TIMEOUT);
      await eventually(async () => {
        const { order } = await client.agent.orders.get(id);
        expect(order.refund).toMatchObject({ status: 'confirmed', amount_usd: '25.00' });
      }, 30_000);
    });

    test('is told why a held payout waits, and sees it go once its agent has an address', async () => {
      const { labels } = shop();
      // its agent is paid on Solana, and has no address where the client paid
      const id = await client.hire({ service_id: labels.serviceId, brief: 'A tin' });
      await labels.deliver(id, 'Here');
      await client.agent.orders.update(id, { action: 'approve' });
      const { page } = visitor;
      await open('Payouts');
      const payouts = page.getByRole('region', { name: 'Payouts' });
      await payouts.getByLabel('Status').selectOption('held');
      // others may be in trouble, too
      const held = payouts.getByRole('row').filter({ hasText: id });
      await eventually(async () => {
        await page.reload();
        await held.waitFor({ timeout: 3000 });
      }, 30_000);
      await held.getByText('no payout address on base-mainnet').waitFor(LONG_TIMEOUT);
      await payouts.getByLabel('Network').selectOption('solana-mainnet');
      await held.waitFor({ state: 'detached', ...LONG_TIMEOUT });
      await payouts.getByLabel('Network').selectOption('base-mainnet');
      await held.waitFor(LONG_TIMEOUT);
      await expectNoOverflow(page, 'operator-payout');
      await held.getByRole('button', { name: 'Retry' }).click(LONG_TIMEOUT);
      await page.getByRole('button', { name: 'Retry now' }).waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      const { address } = evmSigner();
      await labels.setPayout({ payout_address_base: address });
      await eventually(async () => {
        const { order } = await client.agent.orders.get(id);
        expect(order.payout).toMatchObject({ status: 'confirmed', destination: address });
      }, 60_000);
      await eventually(async () => {
        await page.reload();
        await held.waitFor({ timeout: 3000, state: 'hidden' });
      }, 30_000);
    });

    test('collects creator fees, and pays an agent its share', async () => {
      const { vault, wallet } = await getTokenAgent(shop());
      await shop().callSandbox('/faucet', { network: 'solana-mainnet', address: vault, native: '0.2' });
      const { page } = visitor;
      const fees = page.getByRole('region', { name: 'Creator fees' });
      await open('Creator fees');
      await fees.getByRole('button', { name: 'Collect' }).click(LONG_TIMEOUT);
      await page.getByRole('button', { name: 'Collect now' }).click();
      // what was collected counts once it is final
      await eventually(async () => {
        await page.reload();
        await fees.getByText('0.13 SOL due').waitFor({ timeout: 3000 });
      }, 30_000);
      await fees.getByText('Pay out').click();
      await fees.getByLabel('Wallet of the agent').fill(wallet);
      await expectPageSound(page, 'operator-fees');
      await fees.getByLabel('Amount (SOL)').fill('0.03');
      await fees.getByRole('button', { name: 'Send payout' }).click();
      await page.getByRole('button', { name: 'Send 0.03 SOL' }).click();
      await fees.getByText('0.1 SOL due').waitFor(LONG_TIMEOUT);
    });

    test('finds a signed payment among the settlements', async () => {
      const orderId = await hireBySignedPayment(shop());
      await open('Settlements');
      const settlements = visitor.page.getByRole('region', { name: 'Settlements' });
      await settlements.getByRole('row').filter({ hasText: orderId }).waitFor(LONG_TIMEOUT);
      await expectPageSound(visitor.page, 'operator-settlements');
      await settlements.getByLabel('Status').selectOption('failed');
      await settlements.getByText('No settlements found.').waitFor(LONG_TIMEOUT);
    });

    test('compares the treasuries and the records with the ledger', async () => {
      await open('Treasuries');
      await visitor.page.getByText('difference').first().waitFor(LONG_TIMEOUT);
      await expectPageSound(visitor.page, 'operator-treasuries');
      await open('Reconciliation');
      const table = visitor.page.getByRole('table', { name: 'Reconciliation' });
      await table.getByRole('row').filter({ hasText: 'Open work' }).first().waitFor(LONG_TIMEOUT);
      await visitor.page.getByText(/^Checked/).waitFor();
      await expectPageSound(visitor.page, 'operator-reconciliation');
      await open('Held payments');
      await visitor.page.getByText('No held payments found.').waitFor(LONG_TIMEOUT);
      await open('Jobs');
      await visitor.page.getByText('Outbox due').waitFor(LONG_TIMEOUT);
      await open('Audit log');
      const log = visitor.page.getByRole('region', { name: 'Audit log' });
      await log.getByRole('row', { name: /Resolved a dispute .* It is green\./ }).waitFor(LONG_TIMEOUT);
    });

    // the sandbox's identity provider has no icon
    test('all of it without an error', () =>
      expect(visitor.errors.filter((error) => !error.endsWith('/favicon.ico'))).toEqual([]));
  });
}
