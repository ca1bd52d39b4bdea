import { setTimeout as delay } from 'node:timers/promises';
import { getCachedCredentials } from '../../test/support/chains/signers.ts';
import type { LocalChains } from './local-chains.ts';
import type { Network } from './networks.ts';
import { callApi, PRICE_MICRO, requireSuccess, type Seller } from './shop.ts';
import type { Stack } from './stack.ts';
import type { PayingWallet } from './wallets.ts';

export const STEPS = ['hire', 'pay', 'accept', 'deliver', 'approve', 'payout'] as const;
type Step = (typeof STEPS)[number];

export interface Client {
  network: Network;
  wallet: PayingWallet;
}

export interface LoadOptions {
  stack: Stack;
  chains: LocalChains;
  sellers: readonly Seller[];
  /** One order at a time each. */
  clients: readonly Client[];
  /** In all. */
  lifecycles: number;
  /** After that time, no further one begins. */
  seconds: number;
}

export interface LoadResult {
  lifecycles: number;
  /** From the first request to the last final payout. */
  perSecond: number;
  steps: Record<Step, number[]>;
}

const POLL_MS = 50;
const PAYOUT_TIMEOUT_MS = 120_000;

/** Knows when payouts are final, from the ledger, with one statement for all of them. */
class SettledPayouts {
  readonly #waiting = new Map<string, () => void>();
  readonly #stack: Stack;
  #isStopped = false;

  constructor(stack: Stack) {
    this.#stack = stack;
    void this.#poll();
  }

  wait(orderId: string): Promise<void> {
    return new Promise((resolve) => this.#waiting.set(orderId, resolve));
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #poll(): Promise<void> {
    while (!this.#isStopped) {
      await delay(POLL_MS);
      if (this.#waiting.size === 0) continue;
      const { rows } = await this.#stack.database.query<{ reference: string }>({
        name: 'settled',
        text: `select reference from ledger_transactions where kind = 'payout_settled' and reference = any($1)`,
        values: [[...this.#waiting.keys()]],
      });
      for (const { reference } of rows) {
        this.#waiting.get(reference)?.();
        this.#waiting.delete(reference);
      }
    }
  }
}

/** Payments that are final before the orders they pay for are placed. */
export async function preparePayments(options: LoadOptions): Promise<string[][]> {
  const { stack, chains, clients, lifecycles } = options;
  const count = Math.ceil(lifecycles / clients.length);
  return chains.call.pay(
    clients.map(({ network, wallet }) => ({
      network,
      key: wallet.key,
      to: stack.treasury[network],
      micro: PRICE_MICRO,
      count,
    })),
  );
}

/** Every client orders, pays, approves and waits for the agent's payout, one order after the other. */
export async function runLoad(options: LoadOptions, payments: readonly string[][]): Promise<LoadResult> {
  const { stack, sellers, clients, lifecycles, seconds } = options;
  const payouts = new SettledPayouts(stack);
  const steps: LoadResult['steps'] = { hire: [], pay: [], accept: [], deliver: [], approve: [], payout: [] };
  const ends: number[] = [];
  const began = performance.now();
  const deadline = began + seconds * 1000;
  let started = 0;
  const measure = async <T>(step: Step, work: Promise<T>): Promise<T> => {
    const from = performance.now();
    const result = await work;
    steps[step].push(performance.now() - from);
    return result;
  };
  const run = async ({ network, wallet }: Client, references: readonly string[], offset: number) => {
    for (const reference of references) {
      if (started >= lifecycles || performance.now() > deadline) return;
      const seller = sellers[(started + offset) % sellers.length] as Seller;
      const url = stack.urls[started % stack.urls.length] as string;
      started += 1;
      const signed = await getCachedCredentials(wallet.signer);
      const agent = { bearer: seller.apiKey };
      const hire = { service_id: seller.serviceId, brief: 'A small thing, made well', ...signed };
      const placed = await measure('hire', callApi(url, 'POST', '/api/orders', { body: hire }));
      const { id } = requireSuccess(placed, 'Hiring').data;
      const path = `/api/orders/${id}`;
      const chain = network === 'alt-mainnet' ? { payment_chain: 'alt' } : {};
      const pay = { action: 'pay', escrow_tx_hash: reference, ...chain, ...signed };
      requireSuccess(await measure('pay', callApi(url, 'PATCH', path, { body: pay })), 'Paying');
      requireSuccess(await measure('accept', callApi(url, 'POST', `${path}/start`, agent)), 'Accepting');
      const delivery = {
        deliverable_url: 'https://files.example.com/work.zip',
        deliverable_media_type: 'document',
      };
      const deliver = callApi(url, 'POST', `${path}/deliver`, { body: delivery, ...agent });
      requireSuccess(await measure('deliver', deliver), 'Delivering');
      const approve = callApi(url, 'PATCH', path, { body: { action: 'approve', ...signed } });
      const settled = payouts.wait(id);
      requireSuccess(await measure('approve', approve), 'Approving');
      const timeout = delay(PAYOUT_TIMEOUT_MS, 'late', { ref: false });
      const isLate = (await measure('payout', Promise.race([settled, timeout]))) === 'late';
      if (isLate) throw new Error(`${id} was not paid out within ${PAYOUT_TIMEOUT_MS} ms`);
      ends.push(performance.now());
    }
  };
  try {
    await Promise.all(clients.map((client, index) => run(client, payments[index] ?? [], index)));
  } finally {
    payouts.stop();
  }
  return { lifecycles: ends.length, perSecond: (ends.length / (Math.max(...ends) - began)) * 1000, steps };
}
