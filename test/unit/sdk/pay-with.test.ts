import {
  AgentMarket,
  NetworkError,
  type Payer,
  PaymentRefusedError,
  PaymentRequiredError,
  payWith,
  UsageError,
} from '@agent-market/sdk';
import { accountPayer } from '@agent-market/sdk/evm';
import { beforeAll, describe, expect, it } from 'vitest';
import { evmSigner } from '../../support/chains/signers.ts';
import { demand, offer, USDC } from './demand.ts';
import { failure, type ScriptedAnswer, scriptedService } from './scripted-service.ts';

let service: Awaited<ReturnType<typeof scriptedService>>;
let market: AgentMarket;
beforeAll(async () => {
  service = await scriptedService();
  market = new AgentMarket({ baseUrl: service.url });
});

const HIRED: ScriptedAnswer = { body: { success: true, data: { order_id: 'ord_1' } } };

function countingPayer(changes: Partial<Payer> = {}) {
  const paid: string[] = [];
  const payer: Payer = {
    network: 'eip155:8453',
    asset: USDC.toLowerCase(),
    pay: async ({ amount }) => {
      paid.push(amount);
      return { 'X-PAYMENT': `0x${paid.length}` };
    },
    ...changes,
  };
  return { payer, paid };
}

const hire = (payment: ReturnType<typeof payWith>) =>
  market.x402.pay({ service_id: 'svc_1', brief: 'A mug' }, { payment });
const proofs = () => service.requests.map(({ headers }) => headers['x-payment']);

it('pays what is asked and sends the same request again with the proof', async () => {
  const { payer, paid } = countingPayer();
  service.answer(demand(offer()), HIRED);
  expect(await hire(payWith(payer, { maxUsd: '27.50' }))).toEqual({ order_id: 'ord_1' });
  expect(paid).toEqual(['27500000']);
  expect(proofs()).toEqual([undefined, '0x1']);
  expect(service.requests[1]?.body).toBe(service.requests[0]?.body);
});

describe('one call is paid once', () => {
  it.each([
    ['a lost connection', { cut: true }],
    ['a failure', failure(503, 'unavailable')],
    [
      'a payment that is not final yet',
      { ...failure(402, 'payment_pending', { accepts: [{}] }), headers: { 'Retry-After': '0' } },
    ],
  ])('through %s', async (_name, answer) => {
    const { payer, paid } = countingPayer();
    service.answer(demand(offer()), answer, HIRED);
    await hire(payWith(payer, { maxUsd: '30' }));
    expect(paid).toHaveLength(1);
    expect(proofs()).toEqual([undefined, '0x1', '0x1']);
  });

  it.each([
    ['while it waits for the answer', { ...HIRED, delayMs: 5000 }],
    ['between its attempts', { ...failure(503, 'unavailable'), headers: { 'Retry-After': '5' } }],
  ])('and says so when it is ended %s', async (_when, answer) => {
    const { payer } = countingPayer();
    const reason = new Error('enough');
    const ended = new AbortController();
    service.answer(demand(offer()), answer);
    const payment = payWith({ ...payer, pay: (...due) => payer.pay(...due).finally(end) }, { maxUsd: '30' });
    function end() {
      setTimeout(() => ended.abort(reason), 300);
    }
    const options = { payment, signal: ended.signal };
    const failed = await market.x402
      .pay({ service_id: 'svc_1', brief: 'A mug' }, options)
      .catch((error) => error);
    expect(failed).toBeInstanceOf(NetworkError);
    expect(failed).toMatchObject({ code: 'ended', cause: reason, payment: { 'X-PAYMENT': '0x1' } });
  });

  it('also when it is asked to pay again, which fails and names the payment', async () => {
    const { payer, paid } = countingPayer();
    service.answer(demand(offer()), demand(offer()));
    const failed = await hire(payWith(payer, { maxUsd: '30' })).catch((error) => error);
    expect(failed).toBeInstanceOf(PaymentRequiredError);
    expect(failed.payment).toEqual({ 'X-PAYMENT': '0x1', 'Idempotency-Key': expect.any(String) });
    expect(paid).toHaveLength(1);
  });
});

describe('refused, with nothing paid', () => {
  it.each([
    ['a price over the cap', offer({ amount: '27500001' }), '27.500001 USD is over the cap of 27.50'],
    ['another network', offer({ network: 'eip155:1' }), 'Payable on eip155:1 only'],
    ['another token', offer({ asset: '0x0000000000000000000000000000000000000001' }), 'with its USDC'],
    ['another scheme', offer({ scheme: 'upto' }), 'Payable on'],
    ['an amount that is none', offer({ amount: 'lots' }), 'no PAYMENT-REQUIRED header that can be read'],
  ])('%s', async (_name, asked, message) => {
    const { payer, paid } = countingPayer();
    service.answer(demand(asked));
    const refused = await hire(payWith(payer, { maxUsd: '27.50' })).catch((error) => error);
    expect(refused).toBeInstanceOf(PaymentRefusedError);
    expect(refused.message).toContain(message);
    expect(refused.demand).toBeInstanceOf(PaymentRequiredError);
    expect(paid).toEqual([]);
    expect(service.requests).toHaveLength(1);
  });

  it('what all calls together may not cost', async () => {
    const { payer, paid } = countingPayer();
    const payment = payWith(payer, { maxUsd: '30', maxTotalUsd: '60' });
    for (let calls = 0; calls < 2; calls++) {
      service.answer(demand(offer()), HIRED);
      await hire(payment);
    }
    service.answer(demand(offer()), HIRED);
    await expect(hire(payment)).rejects.toThrow('27.50 USD is over the 5.00 that is left');
    service.answer(demand(offer({ amount: '5000000' })), HIRED);
    await hire(payment);
    expect(paid).toHaveLength(3);
  });

  it.each(['', '-1', '1e3', '1.2345678', '1,5'])('a cap of "%s"', (maxUsd) => {
    expect(() => payWith(countingPayer().payer, { maxUsd })).toThrow(UsageError);
  });
});

it('of several payers the first pays that can', async () => {
  const solana = countingPayer({ network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' });
  const base = countingPayer();
  service.answer(demand(offer()), HIRED);
  await hire(payWith([solana.payer, base.payer], { maxUsd: '30' }));
  expect([solana.paid.length, base.paid.length]).toEqual([0, 1]);
});

it('an account signs for its own chain and its own USDC, in any language', async () => {
  const { account } = evmSigner();
  service.answer(demand(offer()), HIRED);
  await hire(payWith(accountPayer(account, { chainId: 8453 }), { maxUsd: '30' }));
  const sent = service.requests[1]?.headers['payment-signature'] ?? '';
  const { accepted, resource, payload } = JSON.parse(Buffer.from(sent, 'base64').toString('utf8'));
  expect(resource.description).toBe('Tasse – blau');
  expect(accepted).toEqual(offer());
  expect(payload.authorization).toMatchObject({ from: account.address, value: '27500000' });
  expect(() => accountPayer(account, { chainId: 1 })).toThrow('Say which token is USDC on chain 1');
});
