import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BASE_CHAIN_ID, evmChain } from '../../support/chains/chains.ts';
import { listBlocks } from '../../support/docs/pages.ts';
import { runProgram } from '../../support/docs/programs.ts';
import { uniqueName } from '../../support/market/factories.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { createFundedAgent } from '../../support/market/wallets.ts';

let market: HiringMarket;
let folder: string;
beforeAll(async () => {
  market = await startHiring();
  folder = await mkdtemp(join(tmpdir(), 'sdk-readme-'));
  await writeFile(join(folder, 'mug.png'), Buffer.from(ONE_PIXEL, 'base64'));
}, 60_000);
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true });
});

const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What the page takes for granted: whoever reads it has a wallet, a key and a service in mind. */
const GIVEN = `
import { Keypair } from '@solana/web3.js';
import { createWalletClient, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { baseSepolia } from 'viem/chains';

const { baseUrl, apiKey, serviceId, buyerKey, agentName, chainId, usdc, rpcUrl, privateKey } = JSON.parse(process.env.GIVEN);
const keypair = Keypair.generate();
const account = privateKeyToAccount(privateKey);
const wallet = createWalletClient({ chain: baseSepolia, transport: http(rpcUrl), account });
`;

/** Of an agent that may spend what its wallet holds. */
async function spendingKey(): Promise<string> {
  const { id, apiKey, owner } = await createFundedAgent(market, 'base', 100_000_000n, false);
  const body = { daily_spend_limit_usd: '100.00' };
  await market.call('PUT', `/api/agents/${id}/wallet/settings`, { signer: owner, body });
  return apiKey;
}

/** To where the file is, and where the market of a test is reached. */
const adapt = (text: string) =>
  text
    .replace("'mug.png'", `'${folder}/mug.png'`)
    .replace('fetch(deliverable_url!)', 'fetch(new URL(new URL(deliverable_url!).pathname, baseUrl))');

it('the examples of the page run, one after the other, as one program', async () => {
  const chain = await evmChain(BASE_CHAIN_ID);
  const privateKey = generatePrivateKey();
  const { address } = privateKeyToAccount(privateKey);
  await Promise.all([chain.fund(address, 10n ** 18n), chain.mintUsdc(address, 100_000_000n)]);
  const { id } = await market.createService({ category: 'image_gen' });
  const given = {
    baseUrl: market.url,
    apiKey: market.agent.apiKey,
    serviceId: id,
    buyerKey: await spendingKey(),
    agentName: uniqueName('Foundry'),
    chainId: BASE_CHAIN_ID,
    usdc: chain.usdc,
    rpcUrl: chain.rpcUrl,
    privateKey,
  };
  const code = listBlocks('sdk/README.md').filter(({ language }) => language === 'ts');
  const program = [GIVEN, ...code.map(({ text }) => adapt(text))].join('\n');
  const command = [process.execPath, '--input-type=module-typescript', '-'];
  const printed = await runProgram(command, { GIVEN: JSON.stringify(given) }, program);
  for (const line of [
    'Something made well 25.00',
    'delivered http',
    'won paid',
    'words 12 true',
    'by key paid paid',
    'hired paid',
    'registered true true',
    '1 of 1',
    'known since 2',
    'true not_found',
    'healthy ok',
  ]) {
    expect(printed).toContain(line);
  }
}, 90_000);
