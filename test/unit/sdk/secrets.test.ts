import { inspect } from 'node:util';
import { AgentMarket, isMarketError, MarketError, type Payer, payWith } from '@agent-market/sdk';
import { accountPayer, accountSigner, walletPayer } from '@agent-market/sdk/evm';
import { createWalletClient, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { baseSepolia } from 'viem/chains';
import { beforeAll, describe, expect, it } from 'vitest';
import { demand, offer } from './demand.ts';
import { failure, scriptedService } from './scripted-service.ts';

const KEY = 'market_SecretSecretSecret1234';
const TOKEN = 'opaque-token-of-a-person';
const ORDER_TOKEN = 'token of+an order';
const PRIVATE_KEY = `0x${'1f'.repeat(32)}` as const;
const NODE_KEY = 'key-of-the-node';
const SECRETS = [
  KEY,
  TOKEN,
  ORDER_TOKEN,
  encodeURIComponent(ORDER_TOKEN),
  PRIVATE_KEY,
  PRIVATE_KEY.slice(2),
  NODE_KEY,
];

const account = privateKeyToAccount(PRIVATE_KEY);
let service: Awaited<ReturnType<typeof scriptedService>>;
beforeAll(async () => {
  service = await scriptedService();
});

/** Everything that a log would show of it. */
function shown(error: unknown): string {
  const { message, stack } = error as Error;
  return [String(error), message, stack, inspect(error, { depth: 10 }), JSON.stringify(error)].join('\n');
}

function expectNoSecret(error: unknown) {
  expect(error).toBeInstanceOf(MarketError);
  expect(isMarketError(error)).toBe(true);
  for (const secret of SECRETS) expect(shown(error)).not.toContain(secret);
}

const quoting: typeof fetch = async (url, init) => {
  const headers = JSON.stringify([...new Headers(init?.headers)]);
  throw new TypeError('fetch failed', { cause: new Error(`could not send ${headers} to ${url}`) });
};

const credentials = {
  'an API key': { apiKey: KEY },
  'a token': { token: TOKEN },
  'the token of an order': { orderToken: ORDER_TOKEN },
  'a wallet': { signer: accountSigner(account) },
};

describe.each(Object.entries(credentials))('%s is not told', (_name, credential) => {
  const read = (options: object) =>
    new AgentMarket({ baseUrl: service.url, maxRetries: 0, ...credential, ...options }).orders
      .get('ord_1')
      .catch((error) => error);

  it('by a fetch that quotes what it was given', async () => {
    const error = await read({ fetch: quoting });
    expect(error).toMatchObject({ name: 'NetworkError', cause: expect.any(Error) });
    expectNoSecret(error);
  });

  it('by a service that quotes what it was sent', async () => {
    const secret = Object.values(credential)[0];
    service.answer(
      failure(401, 'invalid_credentials', { error: `${secret} is not good`, details: [secret] }),
    );
    expectNoSecret(await read({}));
  });
});

describe('what cannot be sent is not quoted', () => {
  it.each([
    ['a key', { apiKey: `${KEY}\nx` }],
    ['a token', { token: `${TOKEN}\nx` }],
    ['a header', { headers: { Authorization: `Bearer ${TOKEN}\nx` } }],
  ])('%s', async (_name, options) => {
    const market = new AgentMarket({ baseUrl: service.url, ...options });
    const error = await market.orders.get('ord_1').catch((failed) => failed);
    expect(error.name).toBe('UsageError');
    expectNoSecret(error);
  });
});

describe('whoever is asked and fails is not quoted', () => {
  const quotes = () => Promise.reject(new Error(`cannot use ${PRIVATE_KEY} and ${KEY}`));
  const market = () => new AgentMarket({ baseUrl: service.url, maxRetries: 0 });
  const hire = async (payment: ReturnType<typeof payWith>) => {
    service.answer(demand(offer()));
    return market()
      .x402.pay({ service_id: 'svc_1', brief: 'A mug' }, { payment })
      .catch((error) => error);
  };

  it.each([
    ['a signer', { signer: { address: account.address, sign: quotes } }],
    ['what fetches a token', { token: quotes }],
  ])('%s', async (_name, credential) => {
    const error = await market()
      .orders.get('ord_1', { credential })
      .catch((failed) => failed);
    expect(error).toMatchObject({ name: 'CredentialError', code: 'credential_failed', status: 0 });
    expectNoSecret(error);
  });

  it('a payment handler', async () => {
    expectNoSecret(await hire(quotes));
  });

  it('an account that signs', async () => {
    const payer = accountPayer({ ...account, signTypedData: quotes }, { chainId: 8453 });
    expectNoSecret(await hire(payWith(payer, { maxUsd: '30' })));
  });

  it('a node, in whose address its key is', async () => {
    const transport = http(`${service.url}/v2/${NODE_KEY}`, { retryCount: 0 });
    const wallet = createWalletClient({ account, chain: baseSepolia, transport });
    const payer: Payer = { ...walletPayer(wallet), network: 'eip155:8453', asset: offer().asset };
    const error = await hire(payWith(payer, { maxUsd: '30' }));
    expect(error.name).toBe('TransferFailedError');
    expect(error.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(shown(error)).not.toContain(error.secret);
    expectNoSecret(error);
  });
});

it('neither a client nor a failed payment shows its secrets when it is printed', async () => {
  const market = new AgentMarket({ baseUrl: service.url, apiKey: KEY, token: TOKEN, maxRetries: 0 });
  for (const secret of SECRETS) expect(inspect(market, { depth: 10 })).not.toContain(secret);
  service.answer(failure(409, 'order_changed'));
  const payment = { 'X-PAYMENT': '0x1', 'X-Payment-Secret': 'secret-of-a-transfer' };
  const error = await market.x402
    .pay({ service_id: 'svc_1', brief: 'A mug' }, { payment })
    .catch((failed) => failed);
  expect(error.payment).toEqual(payment);
  expect(shown(error)).not.toContain('secret-of-a-transfer');
});
