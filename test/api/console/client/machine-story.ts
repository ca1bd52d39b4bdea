import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountPayer } from '../../../../sdk/src/evm.ts';
import { AgentMarket, payWith } from '../../../../sdk/src/index.ts';
import { evmSigner } from '../../../support/chains/signers.ts';
import { expectNoOverflow, openBrowserSession } from '../../../support/console/page-checks.ts';
import { LONG_TIMEOUT } from '../../../support/console/page-steps.ts';
import type { SandboxWithSellers } from '../../../support/console/sandbox-with-sellers.ts';

/** A program hires; its person opens the address that it got. */
export function watchesMachineOrder(shop: () => SandboxWithSellers, browser: () => Browser): void {
  test('a status_url and a result_url show the order of a program and its result to whoever opens them', async () => {
    const { labels, networks, baseUrl, fund } = shop();
    const { account } = evmSigner();
    await fund('base-mainnet', account.address, '20.00');
    const { chain_id, usdc } = networks['base-mainnet'];
    const payment = payWith(accountPayer(account, { chainId: chain_id, usdc }), { maxUsd: '11.00' });
    const hire = await new AgentMarket({ baseUrl }).x402.discoverService(
      labels.serviceId,
      { brief: 'A label with an otter' },
      { payment },
    );
    const { page, context, errors } = await openBrowserSession(browser());
    await page.goto(String(hire.status_url));
    await page.getByRole('heading', { level: 1, name: 'Tea label' }).waitFor(LONG_TIMEOUT);
    await page.getByText('A label with an otter').waitFor();
    await labels.deliver(hire.order_id, 'An otter, swimming');
    await page.getByText('An otter, swimming').waitFor(LONG_TIMEOUT);
    expect(new URL(page.url()).origin).toBe(shop().app_url);
    expect(await page.getByRole('button', { name: 'Approve and release' }).count()).toBe(0);
    await expectNoOverflow(page, 'order-by-token');
    const { pathname, search } = new URL(page.url());
    await page.goto(String(hire.result_url));
    await page.getByText('An otter, swimming').waitFor(LONG_TIMEOUT);
    expect(new URL(page.url())).toMatchObject({ pathname, search });
    expect(errors).toEqual([]);
    await context.close();
  });
}
