import { expect } from 'vitest';
import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { ALT_CHAIN_ID, BASE_CHAIN_ID, evmChain, solanaChain } from '../chains/chains.ts';
import { evmSigner } from '../chains/signers.ts';
import { eventually } from '../eventually.ts';
import { createPayer, type Payer } from '../payments/payments.ts';
import type { ApiResponse } from '../server/call.ts';
import { type ApiWithAgent, type ApiWithAgentOptions, startApiWithAgent } from './api-with-agent.ts';
import { setPayout } from './payouts.ts';

export const ADMIN_ID = 'operator-of-the-tests';

/** A market for complete order scenarios: chains, workers, a movable clock, an agent and a paying client. */
export interface Market extends ApiWithAgent {
  clock: OffsetClock;
  client: Payer;
  /** The agent's payout address. */
  payoutAddress: string;
  /** The same market, with another client who pays on another network. */
  onNetwork(network: Network): Promise<Market>;
  treasury(network: Network): string;
  /** As the client. */
  placeOrder(serviceId: string, fields?: object): Promise<TestOrder>;
  /** As the client, with a real transaction for the due amount. */
  pay(order: TestOrder): Promise<ApiResponse>;
  update(order: TestOrder, action: object): Promise<ApiResponse>;
  /** As the agent, at a path under the order. */
  callAsAgent(order: TestOrder, path: string, body?: object): Promise<ApiResponse>;
  deliver(order: TestOrder): Promise<ApiResponse>;
  read(order: TestOrder): Promise<ApiResponse>;
  mediate(order: TestOrder, body: object): Promise<ApiResponse>;
  /** Processes everything that is due after the clock was moved. */
  advanceClock(seconds: number): Promise<void>;
  /** Waits until the order matches. */
  waitForOrder(order: TestOrder, expected: object): Promise<void>;
  /** Names and data of the order's events, oldest first. */
  listEvents(order: TestOrder): Promise<{ event: string; data: Record<string, unknown> }[]>;
}

export interface TestOrder {
  id: string;
  total_usd: string | null;
}

interface MarketOptions extends ApiWithAgentOptions {
  network?: Network;
  /** By default a new wallet on the run's chain. */
  client?: Payer;
}

export async function startMarket(options: MarketOptions = {}): Promise<Market> {
  const { network = 'base-mainnet', agent = {}, env = {}, client, ...rest } = options;
  const clock = new OffsetClock();
  const shop = await startApiWithAgent({
    chains: true,
    clock,
    agent: { endpoint_url: 'http://127.0.0.1:9/hook', ...agent },
    env: { ROLE: 'all', WEBHOOK_ALLOW_LOOPBACK: '1', ADMIN_USER_IDS: ADMIN_ID, ...env },
    ...rest,
  });
  const addressOnBase = evmSigner().address;
  await setPayout(shop, shop.agent, { payout_chain: 'base', payout_address_base: addressOnBase });
  const market = await createMarket(network, { shop, clock, addressOnBase }, client);
  await fundTreasuries(market.treasury);
  return market;
}

interface MarketParts {
  shop: ApiWithAgent;
  clock: OffsetClock;
  addressOnBase: string;
}

async function createMarket(network: Network, made: MarketParts, given?: Payer): Promise<Market> {
  const { shop, clock, addressOnBase } = made;
  const { agent } = shop;
  const client = given ?? (await createPayer(network));
  const treasury = (of: Network) => shop.parts.chains.get(of)?.treasury as string;
  const as = { client: { signer: client.signer }, agent: { bearer: agent.apiKey } };
  const market: Market = {
    ...shop,
    clock,
    client,
    treasury,
    payoutAddress: network === 'solana-mainnet' ? agent.owner.address : addressOnBase,
    onNetwork: (other) => createMarket(other, made),
    async placeOrder(serviceId, wishes = {}) {
      const body = { service_id: serviceId, brief: 'A small thing, made well', ...wishes };
      const { status, data, text } = await shop.call('POST', '/api/orders', { body, ...as.client });
      if (status !== 201) throw new Error(`Placing an order failed: ${text}`);
      return data;
    },
    async pay(order) {
      const reference = await client.pay(treasury(network), parseUsd(order.total_usd ?? '0'));
      const chain = network === 'alt-mainnet' ? { payment_chain: 'alt' } : {};
      return market.update(order, { action: 'pay', escrow_tx_hash: reference, ...chain });
    },
    update: ({ id }, body) => shop.call('PATCH', `/api/orders/${id}`, { body, ...as.client }),
    callAsAgent: ({ id }, path, body) =>
      shop.call('POST', `/api/orders/${id}/${path}`, { ...(body && { body }), ...as.agent }),
    deliver: (order) =>
      market.callAsAgent(order, 'deliver', {
        deliverable_url: 'https://files.example.com/work.zip',
        deliverable_media_type: 'document',
      }),
    read: ({ id }) => shop.call('GET', `/api/orders/${id}`, as.client),
    async mediate({ id }, body) {
      const bearer = await shop.idp.signToken({ sub: ADMIN_ID });
      return shop.call('POST', `/api/admin/orders/${id}/mediate`, { body, bearer });
    },
    async advanceClock(seconds) {
      clock.advance(seconds);
      await shop.parts.sweeps.runAll(clock.now());
      await shop.parts.transfers.dispatcher.dispatchDue();
      await shop.parts.relay.relayDue();
    },
    waitForOrder: (order, expected) =>
      eventually(async () => {
        const { data } = await market.read(order);
        expect(data.order).toMatchObject(expected);
      }, 20_000),
    async listEvents({ id }) {
      const rows = await shop.database.query<{ body: string }>(
        'select body from webhook_deliveries where order_id = $1 order by turn',
        [id],
      );
      return rows.map(({ body }) => JSON.parse(body));
    },
  };
  return market;
}

/** 25.00 USD by default. */
export async function createOrder(
  market: Market,
  service: object = {},
  fields: object = {},
): Promise<TestOrder> {
  const { id } = await market.createService(service);
  return market.placeOrder(id, fields);
}

export async function createPaidOrder(market: Market, service: object = {}): Promise<TestOrder> {
  const order = await createOrder(market, service);
  const { status, text } = await market.pay(order);
  if (status !== 200) throw new Error(`Paying failed: ${text}`);
  return order;
}

export async function createDeliveredOrder(market: Market, service: object = {}): Promise<TestOrder> {
  const order = await createPaidOrder(market, service);
  const { status, text } = await market.deliver(order);
  if (status !== 200) throw new Error(`Delivering failed: ${text}`);
  return order;
}

export function parseUsd(usd: string): bigint {
  const [whole = '0', fraction = ''] = usd.split('.');
  return BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
}

/** The cost of sending. */
async function fundTreasuries(treasury: Market['treasury']): Promise<void> {
  const [solana, base, alt] = await Promise.all([
    solanaChain(),
    evmChain(BASE_CHAIN_ID),
    evmChain(ALT_CHAIN_ID),
  ]);
  await Promise.all([
    solana.airdrop(treasury('solana-mainnet'), 1_000_000_000n),
    base.fund(treasury('base-mainnet') as `0x${string}`, 10n ** 18n),
    alt.fund(treasury('alt-mainnet') as `0x${string}`, 10n ** 18n),
  ]);
}
