import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BASE_CHAIN_ID, evmChain } from '../../support/chains/chains.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { findChromium, launchBrowser, openMonitoredPage } from '../../support/processes/browser.ts';

const chromium = findChromium();
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
let market: HiringMarket;
let site: Server;

/** What a page of another site would ship. */
const PROGRAM = `
import { AgentMarket, payWith } from '${here('../../../sdk/src/index.ts')}';
import { accountPayer } from '${here('../../../sdk/src/evm.ts')}';
import { privateKeyToAccount } from 'viem/accounts';

globalThis.play = async ({ baseUrl, apiKey, serviceId, brief, privateKey, chainId, usdc }) => {
  const payment = payWith(accountPayer(privateKeyToAccount(privateKey), { chainId, usdc }), { maxUsd: '27.50' });
  const market = new AgentMarket({ baseUrl, apiKey, payment });
  const titles = [];
  for await (const { title } of market.services.list({ limit: 1 })) titles.push(title);
  const { x402 } = await market.x402.pay({ service_id: serviceId, brief });
  const { size } = await market.uploads.create({ file: new Blob(['A mug']), name: 'mug.txt' });
  const refused = await market.orders.get('ord_1_x', { maxRetries: 0 }).catch((error) => error);
  return { titles, charged: x402.total_charged_usd, size, refused: refused.code, requestId: refused.requestId };
};
`;

async function bundle(): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'page.js' ? here('page.js') : null),
    load: (id: string) => (id === here('page.js') ? PROGRAM : null),
  };
  const built = await rolldown({ input: 'page.js', platform: 'browser', plugins: [entry] });
  return (await built.generate({ format: 'esm' })).output[0].code;
}

beforeAll(async () => {
  market = await startHiring();
  const code = await bundle();
  site = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript ? code : '<link rel="icon" href="data:,"><script type="module" src="/page.js"></script>',
    );
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
}, 90_000);
afterAll(async () => {
  site.close();
  await market.close();
});

it.skipIf(!chromium)(
  'a page of another site browses, pays, uploads and reads failures',
  async () => {
    const chain = await evmChain(BASE_CHAIN_ID);
    const privateKey = generatePrivateKey();
    await chain.mintUsdc(privateKeyToAddress(privateKey), 100_000_000n);
    const { id } = await market.createService({ title: 'Seen from a page' });
    const browser = await launchBrowser(chromium ?? '');
    const { page } = await openMonitoredPage(
      browser,
      `http://127.0.0.1:${(site.address() as AddressInfo).port}/`,
    );
    await page.waitForFunction('globalThis.play');
    const given = {
      baseUrl: market.url,
      apiKey: market.agent.apiKey,
      serviceId: id,
      brief: BRIEF,
      privateKey,
      chainId: BASE_CHAIN_ID,
      usdc: chain.usdc,
    };
    const seen = await page.evaluate(`globalThis.play(${JSON.stringify(given)})`);
    await browser.close();
    expect(seen).toEqual({
      titles: ['Seen from a page'],
      charged: '27.50',
      size: 5,
      refused: 'not_found',
      requestId: expect.stringMatching(/\w/),
    });
  },
  90_000,
);
