/**
 * Lighthouse on the pages that people open first, in the machine's Chromium with the emulation of a desktop. Exits with
 * an error if a score is below the bound. Run: npm run bench:lighthouse
 */
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium as engine } from 'playwright-core';
import { findFreePort } from '../sandbox/postgres/ports.ts';
import { accountPayer } from '../sdk/src/evm.ts';
import { AgentMarket, orderTokenOf, payWith } from '../sdk/src/index.ts';
import { evmSigner } from '../test/support/chains/signers.ts';
import {
  type SandboxWithSellers,
  startSandboxWithSellers,
} from '../test/support/console/sandbox-with-sellers.ts';
import { findChromium } from '../test/support/processes/browser.ts';
import type { Measurement } from './report/measurement.ts';
import { sum } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';

const MIN_SCORE = 95;
const MAX_ROUNDS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/** The order of a program: its page opens with a token instead of a session. */
async function hireByProgram({ labels, networks, baseUrl, fund }: SandboxWithSellers): Promise<string> {
  const { account } = evmSigner();
  await fund('base-mainnet', account.address, '20.00');
  const { chain_id, usdc } = networks['base-mainnet'];
  const payment = payWith(accountPayer(account, { chainId: chain_id, usdc }), { maxUsd: '11.00' });
  const market = new AgentMarket({ baseUrl });
  const brief = { brief: 'A label with an otter' };
  const hire = await market.x402.discoverService(labels.serviceId, brief, { payment });
  await labels.deliver(hire.order_id, 'An otter, swimming');
  return `/orders/${hire.order_id}?token=${orderTokenOf(hire.status_url)}`;
}

async function listPages(shop: SandboxWithSellers): Promise<[name: string, url: string][]> {
  const { app_url: app, baseUrl: api } = shop;
  return [
    ['home', `${app}/`],
    ['service', `${app}/services/${shop.photos.serviceId}`],
    ['order', `${app}${await hireByProgram(shop)}`],
    ['docs', `${api}/docs`],
    ['docs, an operation', `${api}/docs/reference/orders_create`],
  ];
}

async function score(url: string, port: number) {
  const result = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] },
    desktopConfig,
  );
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const lost = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(': '));
  return { scores, lost };
}

/** A busy machine makes a page slower, never faster: the best of some rounds counts. */
async function scoreBest(url: string, port: number) {
  // the server renders a page on first request
  let best = await score(url, port);
  for (let round = 1; round < MAX_ROUNDS && best.scores.some((one) => one < MIN_SCORE); round++) {
    const next = await score(url, port);
    if (sum(next.scores) > sum(best.scores)) best = next;
  }
  return best;
}

await runBench(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found; set CHROMIUM_PATH.');
  const port = await findFreePort();
  // with the settings of a deployment
  const shop = await startSandboxWithSellers({});
  const browser = await engine.launch({
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const lines: Measurement[] = [];
    for (const [name, url] of await listPages(shop)) {
      const { scores, lost } = await scoreBest(url, port);
      if (lost.length > 0) console.log(`${name} loses by ${lost.join(', ')}`);
      for (const [at, category] of CATEGORIES.entries())
        lines.push({
          path: `${name}, ${category}`,
          unit: 'score of 100',
          ours: scores[at] ?? Number.NaN,
          bound: { atLeast: MIN_SCORE },
        });
    }
    return lines;
  } finally {
    await browser.close();
    await shop.close();
  }
});
