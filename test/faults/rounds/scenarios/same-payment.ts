import { expect } from 'vitest';
import { claimBounty, postBounty } from '../../../support/market/bounties.ts';
import { makeAgent, uniqueName } from '../../../support/market/factories.ts';
import type { Market } from '../../../support/market/orders.ts';
import { createPayer, payLocked } from '../../../support/payments/payments.ts';
import { createSignedPayment } from '../../../support/payments/signed-payments.ts';
import { type Deployment, VENUE } from '../deployment.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { Caller } from './same-payment/caller.ts';
import { type Offer, PAYMENT_USES, type PresentedPayment } from './same-payment/payment-uses.ts';

const REQUESTS = 50;
const MICRO = 2_750_000n;
const SEED = { usd: '100.00', micro: 100_000_000n };
const KINDS = ['transfer on Base', 'transfer on Solana', 'signed payload'] as const;

const EFFECTS = `
  select
    (select count(*)::int from orders where service_id = $1 and id <> $2) as hired,
    (select count(*)::int from orders where id = $2 and paid_micro is not null) as paid,
    (select count(*)::int from orders where bounty_id = $3) as awarded,
    (select count(*)::int from agents where name = $4) as registered,
    (select count(*)::int from earn_deposits) - $5::int as deposited`;

export const samePayment: Scenario = {
  name: 'same-payment',
  title: 'The same payment in 50 parallel requests, over every endpoint and tool that accepts one',
  required: 'one success',
  rounds: 100,
  async prepare(context) {
    const deployment = await context.deployment();
    const { market } = deployment;
    await seedPool(deployment);
    const markets = [market, await market.onNetwork('solana-mainnet')] as const;
    const { apiKey } = await makeAgent(market);
    const callers = await Promise.all(
      markets.map(({ client }) =>
        Promise.all(deployment.apis.map((api) => Caller.connect(api, client.signer, apiKey))),
      ),
    );
    return {
      async playRound(round) {
        const kind = KINDS[round % KINDS.length] as (typeof KINDS)[number];
        const at = kind === 'transfer on Solana' ? 1 : 0;
        await race(context, deployment, { kind, market: markets[at], callers: callers[at] ?? [] });
      },
      async finish() {
        for (const problem of await deployment.auditWhenSettled()) context.record.violate(problem);
      },
      async close() {
        await Promise.all(callers.flat().map((caller) => caller.close()));
      },
    };
  },
};

/** The first deposit into a pool must be larger than the payments here. */
async function seedPool(deployment: Deployment): Promise<void> {
  const { market } = deployment;
  const { signer, pay } = await createPayer('base-mainnet');
  const payment = pay(market.treasury('base-mainnet'), SEED.micro);
  const incoming_tx_hash = await deployment.sent('base-mainnet', SEED.micro, payment);
  const body = { amount_usd: SEED.usd, incoming_tx_hash, key: VENUE };
  const { status, text } = await market.call('POST', '/api/earn/pool/deposit', { body, signer });
  expect(status, text).toBe(200);
}

interface Race {
  kind: (typeof KINDS)[number];
  market: Market;
  callers: readonly Caller[];
}

async function race(
  { record }: ScenarioContext,
  deployment: Deployment,
  { kind, market, callers }: Race,
): Promise<void> {
  const offer = await prepareOffer(market);
  const payment = await pay(deployment, market, offer, kind);
  const form = kind === 'signed payload' ? 'signed' : 'transfer';
  const uses = PAYMENT_USES.filter(({ accepts }) => accepts.includes(form));
  const before = await countDeposits(market);
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, async (_, index) => {
      // neighbours differ, and each use comes to every process
      const use = uses[index % uses.length] as (typeof uses)[number];
      const caller = callers[Math.floor(index / uses.length) % callers.length] as Caller;
      return { name: use.name, status: await use.present(caller, offer, payment) };
    }),
  );
  record.count('requests', answers.length);
  const failed = answers.filter(({ status }) => status >= 500);
  for (const { name, status } of failed) record.violate(`${kind}: ${name} answered ${status}`);
  const { serviceId, orderId, bountyId, agentName } = offer;
  const [effects] = await market.database.query<{ [name: string]: number }>(EFFECTS, [
    serviceId,
    orderId,
    bountyId,
    agentName,
    before,
  ]);
  const done = Object.entries(effects ?? {}).filter(([, times]) => times > 0);
  record.expect(
    done.length === 1 && done[0]?.[1] === 1,
    `${kind}: one payment did ${JSON.stringify(effects)}; answers ${summarize(answers)}`,
  );
  record.count(`${kind}: ${done[0]?.[0]}`);
  for (const problem of await deployment.audit()) record.violate(problem);
}

function summarize(answers: readonly { name: string; status: number }[]): string {
  const groups = Map.groupBy(answers, ({ name, status }) => `${status} ${name}`);
  return [...groups].map(([what, all]) => `${all.length} x ${what}`).join(', ');
}

async function countDeposits({ database }: Market): Promise<number> {
  const [row] = await database.query<{ count: number }>('select count(*)::int as count from earn_deposits');
  return row?.count ?? 0;
}

async function prepareOffer(market: Market): Promise<Offer> {
  const { id: serviceId } = await market.createService({ price_usd: '2.50' });
  const order = await market.placeOrder(serviceId);
  const bounty = await postBounty(market, market.client.signer, { budget_usd: '2.50' });
  const claim = await claimBounty(market, bounty, market.agent);
  return {
    serviceId,
    orderId: order.id,
    bountyId: bounty.id,
    claimId: claim.id,
    agentName: uniqueName(),
    brief: 'Five photos of a blue mug',
  };
}

async function pay(
  deployment: Deployment,
  market: Market,
  { serviceId }: Offer,
  kind: Race['kind'],
): Promise<PresentedPayment> {
  const network = kind === 'transfer on Solana' ? 'solana-mainnet' : 'base-mainnet';
  const amountUsd = '2.75';
  if (kind === 'signed payload')
    return { value: await createSignedPayment(market, serviceId, network), network, amountUsd };
  const { reference, secret } = await payLocked(market.client, market.treasury(network), MICRO);
  await deployment.sent(network, MICRO, Promise.resolve(reference));
  return { value: reference, network, secret, amountUsd };
}
