import {
  AgentMarket,
  NoGasError,
  NotEnoughUsdcError,
  type Payer,
  PaymentDeclinedError,
  PaymentError,
  PaymentRefusedError,
  payOrder,
  payWith,
  type SendingPayer,
  TooDearError,
  TransferFailedError,
} from '@agent-market/sdk';
import { SendTransactionError } from '@solana/web3.js';
import { InsufficientFundsError, TransactionExecutionError, UserRejectedRequestError } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import { demand, offer, USDC } from './demand.ts';
import { type ScriptedAnswer, scriptedService } from './scripted-service.ts';

let service: Awaited<ReturnType<typeof scriptedService>>;
let market: AgentMarket;
beforeAll(async () => {
  service = await scriptedService();
  market = new AgentMarket({ baseUrl: service.url, maxRetries: 0 });
});

const failing = (cause: unknown): Payer => ({
  network: 'eip155:8453',
  asset: USDC,
  pay: () => Promise.reject(cause),
});

const hire = async (payer: Payer, maxUsd = '30') => {
  service.answer(demand(offer()));
  return market.x402
    .pay({ service_id: 'svc_1', brief: 'A mug' }, { payment: payWith(payer, { maxUsd }) })
    .catch((error) => error);
};

const inViem = (cause: Error) => new TransactionExecutionError(cause as never, { account: null });
const onSolana = (message: string, logs: string[] = []) =>
  new SendTransactionError({ action: 'simulate', signature: '', transactionMessage: message, logs });

describe('what a wallet fails with has a class', () => {
  it.each<[string, unknown, abstract new (...given: never[]) => PaymentError, string]>([
    [
      'a person says no',
      inViem(new UserRejectedRequestError(new Error('no'))),
      PaymentDeclinedError,
      'payment_declined',
    ],
    [
      'a browser wallet says no',
      { code: 4001, message: 'MetaMask: denied' },
      PaymentDeclinedError,
      'payment_declined',
    ],
    [
      'a Solana wallet says no',
      new Error('User rejected the request.'),
      PaymentDeclinedError,
      'payment_declined',
    ],
    ['no ETH', inViem(new InsufficientFundsError({ cause: new Error('x') as never })), NoGasError, 'no_gas'],
    [
      'no SOL',
      onSolana('Attempt to debit an account but found no record of a prior credit.'),
      NoGasError,
      'no_gas',
    ],
    [
      'too little SOL',
      onSolana('Transaction results in an account (0) with insufficient funds for rent'),
      NoGasError,
      'no_gas',
    ],
    [
      'no USDC on EVM',
      new Error('ERC20: transfer amount exceeds balance'),
      NotEnoughUsdcError,
      'not_enough_usdc',
    ],
    [
      'no USDC on Solana',
      onSolana('custom program error: 0x1', ['Program log: Error: insufficient funds']),
      NotEnoughUsdcError,
      'not_enough_usdc',
    ],
    ['anything else', new Error('the moon is full'), PaymentError, 'payment_failed'],
  ])('%s', async (_name, cause, Class, code) => {
    const error = await hire(failing(cause));
    expect(error).toBeInstanceOf(Class);
    expect(error).toBeInstanceOf(PaymentError);
    expect(error).toMatchObject({ name: Class.name, code, status: 0, cause: expect.anything() });
    expect(error).not.toBeInstanceOf(TransferFailedError);
  });
});

it('a price over the cap names both', async () => {
  const error = await hire(failing(new Error('asked')), '27.49');
  expect(error).toBeInstanceOf(TooDearError);
  expect(error).toBeInstanceOf(PaymentRefusedError);
  expect(error).toMatchObject({ code: 'payment_too_dear', dueUsd: '27.50', maxUsd: '27.49' });
  expect(error.demand.status).toBe(402);
});

it('a demand that cannot be read is refused', async () => {
  service.answer({ ...demand(offer()), headers: { 'PAYMENT-REQUIRED': 'rubbish' } });
  const payment = payWith(failing(new Error('asked')), { maxUsd: '30' });
  const error = await market.x402.pay({ service_id: 'svc_1' }, { payment }).catch((failed) => failed);
  expect(error).toBeInstanceOf(PaymentRefusedError);
});

describe('an order that is not paid', () => {
  const payer: SendingPayer = {
    ...failing(new Error('asked')),
    paymentNetwork: 'base-mainnet',
    send: () => Promise.reject(new Error('asked')),
  };
  const orderIs = (changes: object): ScriptedAnswer => ({
    body: {
      success: true,
      data: { order: { id: 'ord_1', status: 'quoted', total_usd: '25.00', ...changes } },
    },
  });
  const pay = (maxUsd: string) =>
    payOrder(market, { id: 'ord_1', total_usd: '25.00' }, payer, { maxUsd }).catch((error) => error);

  it('because it costs too much', async () => {
    service.answer(orderIs({}));
    expect(await pay('24.99')).toMatchObject({ name: 'TooDearError', dueUsd: '25.00', maxUsd: '24.99' });
  });

  it.each([{ status: 'paid' }, { total_usd: null }])('because of %o', async (changes) => {
    service.answer(orderIs(changes));
    expect(await pay('30')).toMatchObject({ name: 'PaymentRefusedError', code: 'payment_refused' });
  });
});
