import { afterEach, beforeEach, expect, it } from 'vitest';
import { formatUsd } from '../../../server/foundation/platform/money.ts';
import { tools } from '../../../shared/tools/tools.ts';
import { evmChain, solanaChain } from '../../support/chains/chains.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { makeAgent, makeService, type TestAgent } from '../../support/market/factories.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { type Market, startMarket } from '../../support/market/orders.ts';
import { getAgentWallet, getUsdcBalance } from '../../support/market/wallets.ts';
import { connect, type TestClient } from '../../support/mcp/clients.ts';
import { all } from '../statuses/operations.ts';
import { makeWorld, send, type World } from '../statuses/world.ts';
import { argumentsOf } from './tool-arguments.ts';
import { variantsOf } from './variants.ts';

const USDC = 1_000_000n;
const POLICY_MICRO = 10n * USDC;
const ROUNDS = 4;
const ROUND_SECONDS = 900;

let market: Market;
let world: World;
let thief: TestAgent;
let services: { id: string }[];
let client: TestClient;
let stolenKey: string;
let victimId: string;
beforeEach(async () => {
  market = await startMarket();
  world = await makeWorld(market);
  stolenKey = world.account.credentials.api_key?.bearer ?? '';
  victimId = world.account.ids['/api/agents/'] ?? '';
  await fundVictim();
  thief = await makeAgent(market);
  services = [];
  for (const price of ['1.00', '2.00', '5.00', '9.00', '90.00']) {
    services.push(await makeService(market, thief, { price_usd: price }));
  }
  client = await connect(`${market.appUrl}/mcp`, stolenKey);
});
afterEach(async () => {
  await client.close();
  await market.close();
});

async function fundVictim(): Promise<void> {
  const [onSolana, onBase] = [
    await getAgentWallet(market, victimId, 'solana'),
    await getAgentWallet(market, victimId, 'base'),
  ];
  const [solana, base] = [await solanaChain(), await evmChain()];
  await solana.mintUsdc(onSolana, 200n * USDC);
  await solana.mintUsdc(market.treasury('solana-mainnet'), 0n);
  await base.mintUsdc(onBase as `0x${string}`, 200n * USDC);
  await base.fund(onBase as `0x${string}`, 10n ** 17n);
}

async function balance(): Promise<bigint> {
  const chains = ['solana', 'base'] as const;
  const held = chains.map(async (chain) =>
    getUsdcBalance(market, chain, await getAgentWallet(market, victimId, chain)),
  );
  return (await Promise.all(held)).reduce((sum, one) => sum + one, 0n);
}

const addresses = () =>
  market.database.query(
    'select owner_wallet, payout_wallet, payout_chain, payout_address_base from agents where id = $1',
    [victimId],
  );

const keys = () =>
  market.database.query('select id from agent_keys where agent_id = $1 order by id', [victimId]);

/** Every operation with the key, in each form in which it does something that counts. */
async function tryOperations(): Promise<void> {
  for (const [, operation] of all) {
    for (const { fields, headers } of variantsOf(operation)) {
      const authorization = `Bearer ${stolenKey}`;
      const { status } = await send(world, operation, {
        credential: 'none',
        headers: { ...headers, authorization },
        ...(Object.keys(fields).length > 0 && { fields }),
      });
      expect(status, operation.route.operationId).toBeLessThan(
        500 + Number(operation.statuses.includes(503)) * 4,
      );
    }
  }
}

async function tryTools(): Promise<void> {
  for (const tool of tools) await client.call(tool.name, argumentsOf(world, tool)).catch(() => undefined);
}

/** Hires the thief's own services, at every price and in parallel, by a hire and by an order. */
async function trySpending(): Promise<void> {
  const attempts = services.flatMap(({ id }) => [hire(id), order(id)]);
  await Promise.all(attempts);
}

function hire(serviceId: string) {
  const body = { brief: 'For the thief', pay_from_wallet: true };
  return market.call('POST', '/api/x402/pay', { bearer: stolenKey, query: { service_id: serviceId }, body });
}

async function order(serviceId: string) {
  const body = { service_id: serviceId, brief: 'For the thief' };
  const { data } = await market.call('POST', '/api/orders', { bearer: stolenKey, body });
  return market.call('PATCH', `/api/orders/${data?.id}`, { bearer: stolenKey, body: { action: 'pay' } });
}

/** Sends everything to the thief, by each way that names an address. */
async function tryAddresses(): Promise<void> {
  const to = evmSigner().address;
  const bearer = stolenKey;
  const calls: [string, string, object][] = [
    ['POST', `/api/agents/${victimId}/wallet/send`, { chain: 'base', to }],
    ['POST', '/api/agents/me/withdraw', { chain: 'base' }],
    ['PUT', `/api/agents/${victimId}/wallet/withdraw-address`, { withdraw_address_base: to }],
    ['PUT', `/api/agents/${victimId}/wallet/settings`, { daily_spend_limit_usd: '100000.00' }],
    ['POST', `/api/agents/${victimId}/wallet/export-key`, { chain: 'base' }],
    ['POST', `/api/agents/${victimId}/keys`, { name: 'mine', scopes: ['spend'] }],
    ['POST', '/api/earn/pool/withdraw', { all: true, destination_wallet: to }],
    ['PATCH', '/api/agents/me', { payout_wallet: to, payout_chain: 'base', payout_address_base: to }],
  ];
  for (const [method, path, body] of calls) await market.call(method, path, { bearer, body });
}

it('an API key that is stolen for an hour takes what the policy allows, and redirects nothing unnoticed', async () => {
  const [before, addressesBefore, keysBefore] = [await balance(), await addresses(), await keys()];
  for (let round = 0; round < ROUNDS; round++) {
    await trySpending();
    await tryAddresses();
    await tryOperations();
    await tryTools();
    await market.advanceClock(ROUND_SECONDS);
  }
  const taken = before - (await balance());
  console.log(
    `A stolen API key took ${formatUsd(taken)} USD in an hour; the policy allows ${formatUsd(POLICY_MICRO)} a day.`,
  );
  expect(taken).toBeGreaterThan(0n);
  expect(taken).toBeLessThanOrEqual(POLICY_MICRO);
  expect(await addresses()).toEqual(addressesBefore);
  expect(await keys()).toEqual(keysBefore);
  const { signer } = world.account.credentials.wallet ?? {};
  const told = await market.call('GET', '/api/notifications', {
    ...(signer && { signer }),
    query: { limit: 100 },
  });
  const titles: string[] = told.data.map(({ title }: { title: string }) => title);
  expect(titles.filter((title) => /payout/i.test(title)).length).toBeGreaterThan(0);
  expect(titles.filter((title) => /webhook|endpoint/i.test(title)).length).toBeGreaterThan(0);
  await expectLedgerToReconcile(market);
}, 300_000);
