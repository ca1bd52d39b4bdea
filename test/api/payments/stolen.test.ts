import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { ALT_CHAIN_ID, evmChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { makeService } from '../../support/market/factories.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { buildPaymentHeaders, createPayer, type Payer, payLocked } from '../../support/payments/payments.ts';
import {
  failOwnTransaction,
  redeemFromThirdParty,
  startPendingHire,
  waitForSettlement,
} from '../../support/payments/pending-hires.ts';
import type { CallOptions } from '../../support/server/call.ts';
import { expectBackWithPayers, type Owed, owedTo } from './going-back.ts';
import {
  hireOf,
  NETWORKS,
  orderOf,
  outcomeOf,
  type Presented,
  REFUSED,
  registrationAt,
} from './purchases.ts';
import { ORDER_THEFTS, PLAIN_THEFTS, type Theft } from './thefts.ts';
import { expectNothingFor, newThief, type Thief } from './thieves.ts';

let market: HiringMarket;
let thief: Thief;
let serviceId: string;
let nodes: Record<'base-mainnet' | 'alt-mainnet', RpcProxy>;
/** What has to be back in the end. */
const owed: Owed[] = [];
beforeAll(async () => {
  nodes = {
    'base-mainnet': await RpcProxy.start((await evmChain()).rpcUrl),
    'alt-mainnet': await RpcProxy.start((await evmChain(ALT_CHAIN_ID)).rpcUrl),
  };
  const env = { BASE_RPC_URL: nodes['base-mainnet'].url, ALT_RPC_URL: nodes['alt-mainnet'].url };
  market = await startHiring({ env });
  thief = await newThief(market);
  serviceId = (await market.createService({ price_usd: '5.00' })).id;
});
afterAll(async () => {
  await market.close();
  await Promise.all(Object.values(nodes).map((node) => node.close()));
});
afterEach(() => expectLedgerToReconcile(market));

const PRICE = 5_000_000n;
const HIRE_PRICE = 5_500_000n;

async function sendOn(to: HiringMarket, network: Network, payer: Payer, micro: bigint): Promise<Presented> {
  return { network, reference: await payer.pay(to.treasury(network), micro) };
}

/** Everything at once; how each ended. */
async function steal(
  from: HiringMarket,
  by: Thief,
  payment: Presented,
  thefts: readonly Theft[] = PLAIN_THEFTS,
): Promise<string[]> {
  const attempts = thefts.map(async (theft) => from.call(...(await theft(by, { ...payment, serviceId }))));
  return (await Promise.all(attempts)).map(outcomeOf);
}

async function expectAllRefused(payment: Presented): Promise<void> {
  expect(await steal(market, thief, payment)).toEqual(PLAIN_THEFTS.map(() => REFUSED));
  await expectNothingFor(market, [thief]);
}

describe.each(NETWORKS)('on %s', (network) => {
  const send = (payer: Payer, micro: bigint) => sendOn(market, network, payer, micro);
  const order = () => orderOf(market, serviceId, PRICE);
  const hire = () => hireOf(market, serviceId, HIRE_PRICE);

  it('the transfer of a client with an open order pays for that order, and hires or registers nobody else', async () => {
    const payer = await createPayer(network);
    const by = { signer: payer.signer };
    const orderId = await order().prepare(by);
    const payment = await send(payer, PRICE);
    await expectAllRefused(payment);
    const { status, data } = await order().buy(payment, by, orderId);
    expect([status, data.status]).toEqual([200, 'paid']);
  });

  it('no session, key or wallet pays its own order with what a stranger paid', async () => {
    const payer = await createPayer(network);
    const payment = await send(payer, HIRE_PRICE);
    expect(await steal(market, thief, payment, ORDER_THEFTS)).toEqual([REFUSED, REFUSED, REFUSED]);
    await expectNothingFor(market, [thief]);
    expect((await hire().buy(payment, {}, '')).status).toBe(200);
  });

  it('a provider that cancels after the transfer gets nothing for it, and it goes back to the client', async () => {
    const payer = await createPayer(network);
    const by = { signer: payer.signer };
    const quoted = await makeService(
      market,
      { apiKey: thief.key.bearer },
      { price_type: 'quote', price_usd: undefined },
    );
    const orderId = await orderOf(market, quoted.id, PRICE).prepare(by);
    const asProvider = thief.key;
    const path = `/api/orders/${orderId}`;
    await market.call('POST', `${path}/quote`, { body: { price_usd: '20.00' }, ...asProvider });
    owed.push(await owedTo(market, network, payer));
    const payment = await send(payer, 20_000_000n);
    const cancelled = await market.call('PATCH', path, { body: { action: 'cancel' }, ...asProvider });
    expect(cancelled.data.status).toBe('cancelled');
    await expectAllRefused(payment);
    const answer = await order().buy(payment, by, orderId);
    expect(outcomeOf(answer)).toBe('400 illegal_transition');
    expect(answer.body.error).toContain(`are returned to ${payer.signer.address} within the hour`);
    await expectAllRefused(payment);
  });

  it('a payment that is too low is held for its payer, whoever presented it', async () => {
    const payer = await createPayer(network);
    const by = { signer: payer.signer };
    const bare = await createPayer(network);
    const orderId = await order().prepare(by);
    owed.push(await owedTo(market, network, payer), await owedTo(market, network, bare));
    const [short, shortHire] = [await send(payer, 4_000_000n), await send(bare, 4_000_000n)];
    for (const answer of [await order().buy(short, by, orderId), await hire().buy(shortHire, {}, '')]) {
      expect(outcomeOf(answer)).toBe('402 payment_insufficient');
      expect(answer.body.error).toContain('within the hour');
    }
    await expectAllRefused(short);
    await expectAllRefused(shortHire);
  });

  it('nobody registers with a locked transfer but the holder of its secret', async () => {
    const registration = registrationAt(market);
    const { reference, secret } = await payLocked(
      await createPayer(network),
      market.treasury(network),
      registration.dueMicro,
    );
    const payment = { network, reference };
    await expectAllRefused(payment);
    const headers = { 'X-Payment-Secret': secret };
    const name = await registration.prepare({});
    expect((await registration.buy(payment, { headers }, name)).status).toBe(201);
  });

  it('a reference and a guessed brief show that an order was bought, and do not open it', async () => {
    const payer = await createPayer(network);
    const locked = await payLocked(payer, market.treasury(network), HIRE_PRICE);
    const key = { 'Idempotency-Key': `the hire of ${locked.reference}` };
    const again = (options: CallOptions = {}) =>
      market.hire(serviceId, locked.reference, { network, ...options });
    const first = await again({ headers: { ...buildPaymentHeaders(locked), ...key } });
    expect(first.status, first.text).toBe(200);
    const wrong = { 'X-Payment-Secret': 'x'.repeat(32), 'Idempotency-Key': 'another' };
    const placing = { 'X-PAYMENT': locked.reference, 'X-Payment-Network': network };
    const { order_id, status } = first.data;
    for (const options of [{}, { headers: wrong }]) {
      const shown = await again(options);
      expect([shown.status, shown.data]).toEqual([200, { order_id, status }]);
      expect(shown.text).not.toContain('access_token');
    }
    const placed = await market.call('POST', '/api/orders', {
      body: { service_id: serviceId, brief: BRIEF },
      headers: placing,
    });
    for (const refused of [placed, await again({ signer: evmSigner() })]) {
      expect(outcomeOf(refused)).toBe('409 payment_used');
      expect(refused.text).not.toContain(order_id);
    }
    const reopened = [
      await again({ signer: payer.signer }),
      await again({ headers: { 'X-Payment-Secret': locked.secret } }),
      await again({ headers: key }),
    ];
    expect(reopened.map(({ status, data }) => [status, data?.order_id, data?.status_url])).toEqual(
      reopened.map(() => [200, first.data.order_id, first.data.status_url]),
    );
  });
});

describe.each(['base-mainnet', 'alt-mainnet'] as const)('on %s', (network) => {
  it('an authorization that a third party redeemed is the order of who signed it, not of who names the hash', async () => {
    const node = nodes[network];
    const held = await startPendingHire(market, node, network);
    const payment = { network, reference: await redeemFromThirdParty(network, held) };
    await expectAllRefused(payment);
    await failOwnTransaction(market, node, held);
    await waitForSettlement(market, held.readRow, { state: 'settled', tx_hash: payment.reference });
    const { status, data, text } = await market.hire(held.id, held.payment, { signer: held.signer });
    expect([status, data?.x402.tx_signature], text).toEqual([200, payment.reference]);
    await expectNothingFor(market, [thief]);
  });
});

describe('where payers have to sign', () => {
  let strict: HiringMarket;
  let thiefThere: Thief;
  beforeAll(async () => {
    strict = await startHiring({ env: { X402_REQUIRE_PAYER_SIGNATURE: '1' } });
    thiefThere = await newThief(strict);
  });
  afterAll(() => strict.close());

  it.each(NETWORKS)(
    'nobody has anything for a transfer of a stranger on %s, and its payer has',
    async (network) => {
      const payer = strict.payers[network];
      const { id } = await strict.createService({ price_usd: '5.00' });
      const payment = await sendOn(strict, network, payer, HIRE_PRICE);
      const outcomes = new Set(await steal(strict, thiefThere, payment));
      expect([...outcomes].sort()).toEqual(['401 missing_credentials', REFUSED]);
      await expectNothingFor(strict, [thiefThere]);
      const bought = await hireOf(strict, id, HIRE_PRICE).buy(payment, { signer: payer.signer }, '');
      expect(bought.status, bought.text).toBe(200);
      await expectLedgerToReconcile(strict);
    },
  );
});

it('what nobody could use is back with who paid it, to the last micro-USDC', async () => {
  await expectBackWithPayers(market, owed);
  await expectNothingFor(market, [thief]);
});
