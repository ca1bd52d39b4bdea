import { expect } from 'vitest';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { makeAgent, makeService, makeUser, type TestAgent } from '../../support/market/factories.ts';
import type { HiringMarket } from '../../support/market/hires.ts';
import {
  hireOf,
  orderOf,
  outcomeOf,
  type Presented,
  type Presenter,
  paidBy,
  REFUSED,
  registrationAt,
} from './purchases.ts';

/** Somebody who reads references from the chain, and has everything that the market gives to anyone. */
export interface Thief {
  agent: TestAgent;
  /** Presents the payment in every way there is; how each ended. */
  tryAll(payment: Presented): Promise<string[]>;
  /** Presents it for orders of the thief's own: by session, key and wallet. */
  tryOrders(payment: Presented): Promise<string[]>;
  expectNothing(): Promise<void>;
}

const WRONG_SECRET = { 'X-Payment-Secret': 'this-secret-opens-nothing' };
const CHEAP = { price_usd: '1.00' };

/** Sells cheaply, to itself above all: whatever is stolen would be enough. */
export async function newThief(market: HiringMarket): Promise<Thief> {
  const agent = await makeAgent(market, { owner: evmSigner() });
  const { id: serviceId } = await makeService(market, agent, CHEAP);
  const session = { bearer: (await makeUser(market, { wallets: [solanaSigner().address] })).token };
  const known: Presenter[] = [session, { bearer: agent.apiKey }, { signer: agent.owner }];
  const order = orderOf(market, serviceId, 1_000_000n);
  const hire = hireOf(market, serviceId, 1_100_000n);
  const registration = registrationAt(market);
  const orders = await Promise.all(known.map(async (by) => ({ by, orderId: await order.prepare(by) })));

  const payOrders = (payment: Presented) => orders.map(({ by, orderId }) => order.buy(payment, by, orderId));
  const hireAndRegister = (payment: Presented) => [
    ...[{}, { headers: WRONG_SECRET }, ...known].map((by) => hire.buy(payment, by, serviceId)),
    market.call('GET', `/api/x402/discover/${serviceId}?brief=Mine`, { headers: paidBy(payment) }),
    ...[{}, { headers: WRONG_SECRET }, session].map(async (by) =>
      registration.buy(payment, by, await registration.prepare(by)),
    ),
  ];
  return {
    agent,
    async tryAll(payment) {
      return (await Promise.all([...payOrders(payment), ...hireAndRegister(payment)])).map(outcomeOf);
    },
    async tryOrders(payment) {
      return (await Promise.all(payOrders(payment))).map(outcomeOf);
    },
    async expectNothing() {
      const paid = await market.database.query(
        'select id from orders where agent_id = $1 and paid_micro is not null',
        [agent.id],
      );
      expect(paid).toEqual([]);
    },
  };
}

export async function expectAllRefused(thief: Thief, payment: Presented): Promise<void> {
  const outcomes = await thief.tryAll(payment);
  expect(outcomes).toEqual(outcomes.map(() => REFUSED));
  await thief.expectNothing();
}
