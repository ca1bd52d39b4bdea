import { expect } from 'vitest';
import { createDeliveredOrder, type Market, type TestOrder } from '../../support/market/orders.ts';
import type { Deployment } from './deployment.ts';

const PAYOUT_NETWORKS = ['base-mainnet', 'solana-mainnet'] as const;
type PayoutNetwork = (typeof PAYOUT_NETWORKS)[number];
/** What the agent gets of an order of 1.00 USD. */
const PAYOUT_MICRO = 900_000n;

/** Orders that wait for their approval, on both networks, and what their payouts must come to. */
export class DeliveredOrders {
  readonly #deployment: Deployment;
  readonly #markets: readonly Market[];
  readonly #approved = new Map<PayoutNetwork, number>();
  readonly #before: readonly bigint[];

  static async open(deployment: Deployment): Promise<DeliveredOrders> {
    const markets = await Promise.all(PAYOUT_NETWORKS.map((network) => deployment.market.onNetwork(network)));
    return new DeliveredOrders(deployment, markets, await readBalances(markets));
  }

  private constructor(deployment: Deployment, markets: readonly Market[], before: readonly bigint[]) {
    this.#deployment = deployment;
    this.#markets = markets;
    this.#before = before;
  }

  /** So many on each network. */
  async create(count: number): Promise<TestOrder[]> {
    const made = await Promise.all(
      this.#markets.map(async (market) => {
        const orders: TestOrder[] = [];
        while (orders.length < count) orders.push(await createDeliveredOrder(market, { price_usd: '1.00' }));
        return orders;
      }),
    );
    return made.flat();
  }

  /** From then on, workers pay the agent. */
  async approve(orders: readonly TestOrder[]): Promise<void> {
    const answers = await Promise.all(
      orders.map((order, index) => {
        const { client } = this.#markets[
          Math.floor((index * this.#markets.length) / orders.length)
        ] as Market;
        return this.#deployment.call('PATCH', `/api/orders/${order.id}`, {
          body: { action: 'approve' },
          signer: client.signer,
        });
      }),
    );
    for (const { status, text } of answers) expect(status, text).toBe(200);
    for (const network of PAYOUT_NETWORKS) this.expectPayouts(network, orders.length / this.#markets.length);
  }

  /** Of orders that were made elsewhere, too. */
  expectPayouts(network: PayoutNetwork, count: number): void {
    this.#approved.set(network, (this.#approved.get(network) ?? 0) + count);
  }

  async countUnpaid(orders: readonly TestOrder[]): Promise<number> {
    const rows = await this.#deployment.market.database.query(
      `select 1 from chain_transactions where subject_id = any($1) and kind = 'payout' and state <> 'confirmed'`,
      [orders.map(({ id }) => id)],
    );
    return rows.length;
  }

  /** What the chains say: each payout has arrived, and once. */
  async findWrongBalances(): Promise<string[]> {
    const now = await readBalances(this.#markets);
    return PAYOUT_NETWORKS.flatMap((network, index) => {
      const expected = PAYOUT_MICRO * BigInt(this.#approved.get(network) ?? 0);
      const received = (now[index] ?? 0n) - (this.#before[index] ?? 0n);
      return received === expected ? [] : [`${network}: the agent got ${received} instead of ${expected}`];
    });
  }
}

function readBalances(markets: readonly Market[]): Promise<bigint[]> {
  return Promise.all(
    markets.map(async (market, index) => {
      const chain = market.parts.chains.get(PAYOUT_NETWORKS[index] ?? 'base-mainnet');
      return (await chain?.readUsdcBalance(market.payoutAddress)) ?? 0n;
    }),
  );
}
