import { validateDiscoveryExtension } from '@x402/extensions/bazaar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describePaymentLock } from '../../../server/foundation/platform/payment-lock.ts';
import { BASE_CHAIN_ID } from '../../support/chains/chains.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { makeAgent, makeService } from '../../support/market/factories.ts';
import { startApi } from '../../support/server/api.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent({ chains: true });
});
afterAll(() => shop.close());

describe('the price on one network', () => {
  it.each([
    ['solana', 'solana-mainnet'],
    ['base', 'base-mainnet'],
    ['alt', 'alt-mainnet'],
  ] as const)('is told for %s, flat and in headers', async (chain, network) => {
    const { id, title } = await shop.createService({ price_usd: '0.010003' });
    const { status, body, headers } = await shop.call('GET', '/api/x402/pay', {
      query: { service_id: id, chain },
    });
    expect(status).toBe(402);
    expect(body).toMatchObject({
      version: '1',
      scheme: 'exact',
      network,
      asset: { currency: 'USDC' },
      payTo: shop.parts.chains.get(network)?.treasury,
      // 110% of 10003 is 11003.3, and never less than that
      maxAmountRequired: '11004',
      description: `${title} (${id})`,
    });
    expect(body).not.toHaveProperty('accepts');
    expect(headers.get('x-payment-scheme')).toBe('exact');
    expect(headers.get('x-payment-network')).toBe(network);
    expect(headers.get('x-payment-asset')).toBe('USDC');
  });

  it('is told for Solana unless asked otherwise', async () => {
    const { id } = await shop.createService();
    const { body } = await shop.call('GET', '/api/x402/pay', { query: { service_id: id } });
    expect(body).toMatchObject({ network: 'solana-mainnet', maxAmountRequired: '27500000' });
  });

  it.each(['service_id=svc_1_a&chain=moon', 'chain=base'])('is not told for %s', async (query) => {
    expect((await shop.call('GET', `/api/x402/pay?${query}`)).status).toBe(400);
  });
});

describe('the challenge for every client', () => {
  it('names the chains that are configured, in both versions, and how to call', async () => {
    const { id } = await shop.createService();
    const { status, body, headers } = await shop.call('GET', `/api/x402/discover/${id}`);
    expect(status).toBe(402);
    expect(body).toMatchObject({
      version: '1',
      network: 'solana-mainnet',
      x402Version: 1,
      code: 'payment_required',
    });
    expect(body.accepts.map(({ network }: { network: string }) => network)).toEqual([
      'solana-devnet',
      'base-sepolia',
    ]);
    expect(body.accepts[1]).toMatchObject({
      maxAmountRequired: '27500000',
      resource: `${shop.parts.config.baseUrl}/api/x402/discover/${id}`,
      extra: { name: expect.any(String), version: expect.any(String) },
    });
    const required = headers.get('payment-required') ?? '';
    const v2 = JSON.parse(Buffer.from(required, 'base64').toString('utf8'));
    expect(v2).toMatchObject({
      x402Version: 2,
      extensions: {
        bazaar: {
          info: {
            input: { method: 'POST' },
            output: {
              type: 'json',
              example: { order_id: expect.any(String), result_url: expect.any(String) },
            },
          },
        },
      },
    });
    expect(validateDiscoveryExtension(v2.extensions.bazaar)).toEqual({ valid: true });
    const { example } = v2.extensions.bazaar.schema.properties.output.properties;
    expect(example.required).toEqual(['order_id', 'status', 'result_url']);
    expect(v2.accepts[1]).toMatchObject({ network: `eip155:${BASE_CHAIN_ID}`, amount: '27500000' });
  });

  it('says on every network, in both versions, how a payment is locked', async () => {
    const { id } = await shop.createService();
    const { body, headers } = await shop.call('GET', `/api/x402/discover/${id}`);
    const v2 = JSON.parse(Buffer.from(headers.get('payment-required') ?? '', 'base64').toString('utf8'));
    for (const accepts of [body.accepts, v2.accepts]) {
      const [solana, ...evm] = accepts.map(({ extra }: { extra: { lock: unknown } }) => extra.lock);
      expect(solana).toEqual(describePaymentLock('memo'));
      expect(evm).toEqual(evm.map(() => describePaymentLock('calldata')));
    }
  });

  it('is not told to a secret that is too short or not visible ASCII, which is 400 and not shown again', async () => {
    const { id } = await shop.createService();
    for (const secret of ['hunter2', `hunter2 ${'x'.repeat(16)}`, 'hunter2'.repeat(20)]) {
      const inHeader = await shop.call('GET', `/api/x402/discover/${id}`, {
        headers: { 'X-Payment-Secret': secret },
      });
      const inBody = await shop.call('POST', `/api/x402/discover/${id}`, {
        body: { payment_secret: secret },
      });
      for (const { status, body } of [inHeader, inBody]) {
        expect([status, body.code]).toEqual([400, 'validation_failed']);
        expect(JSON.stringify(body)).not.toContain('hunter2');
      }
    }
  });

  it('shows the network that is asked for in the flat form', async () => {
    const { id } = await shop.createService();
    const headers = { 'X-Payment-Network': 'alt-mainnet' };
    const { body } = await shop.call('POST', `/api/x402/discover/${id}`, { headers });
    expect(body.network).toBe('alt-mainnet');
  });
});

describe('no network can be reached', () => {
  it('so nothing can be asked for', async () => {
    const alone = await startApi();
    try {
      const { id } = await makeService(alone, await makeAgent(alone));
      expect((await alone.call('GET', `/api/x402/discover/${id}`)).status).toBe(503);
      expect((await alone.call('GET', '/api/x402/pay', { query: { service_id: id } })).status).toBe(503);
      const headers = { 'X-PAYMENT': `0x${'ab'.repeat(32)}` };
      const body = { brief: 'Anything' };
      expect((await alone.call('POST', `/api/x402/discover/${id}`, { headers, body })).status).toBe(503);
    } finally {
      await alone.close();
    }
  });
});

describe('bodies', () => {
  it.each([
    ['too large', JSON.stringify({ brief: 'x'.repeat(1_100_000) }), 'application/json', 413],
    ['no JSON', '{', 'application/json', 400],
    ['of another type', '<brief/>', 'text/xml', 415],
  ])('that are %s are refused', async (_name, body, type, expected) => {
    const { id } = await shop.createService();
    for (const path of [`/api/x402/discover/${id}`, `/api/x402/pay?service_id=${id}`]) {
      const { status } = await shop.call('POST', path, { body, headers: { 'content-type': type } });
      expect(status).toBe(expected);
    }
  });
});

it('one caller too many is told to wait', async () => {
  const limited = await startApi({ env: { RATE_LIMITS: 'on' } });
  try {
    const statuses = await Promise.all(
      Array.from({ length: 31 }, async () => {
        const { status } = await limited.call('POST', '/api/x402/pay?service_id=svc_1_none');
        return status;
      }),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  } finally {
    await limited.close();
  }
});
