import { beforeAll, describe, expect, it } from 'vitest';
import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import type { ChainAdapter } from '../../../server/chain/types.ts';
import { uniqueName } from '../../support/market/factories.ts';
import { createPayer, type Payer } from '../../support/payments/payments.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let payer: Payer;
beforeAll(async () => {
  payer = await createPayer('base-mainnet');
});

describe('where payers have to sign', () => {
  it('a payment without a signature is 401 and stays unspent', async () => {
    const strict = await startApi({ chains: true, env: { X402_REQUIRE_PAYER_SIGNATURE: '1' } });
    try {
      const reference = await payer.pay(
        strict.parts.chains.get('base-mainnet')?.treasury as string,
        1_000_000n,
      );
      const call = (options: object) =>
        strict.call('POST', '/api/agents/register', {
          body: { name: uniqueName(), description: 'Signs what it pays' },
          headers: { 'X-PAYMENT': reference },
          ...options,
        });
      const unsigned = await call({});
      expect([unsigned.status, unsigned.body.code]).toEqual([401, 'missing_credentials']);
      expect((await call({ signer: payer.signer })).status).toBe(201);
    } finally {
      await strict.close();
    }
  });
});

it('does not take a payment that is more than a day old', async () => {
  const clock = new OffsetClock();
  const later = await startApi({ chains: true, clock });
  try {
    const { treasury } = later.parts.chains.get('base-mainnet') as ChainAdapter;
    const reference = await payer.pay(treasury, 1_000_000n);
    clock.advance(25 * 3600);
    const { status, body } = await later.call('POST', '/api/agents/register', {
      body: { name: uniqueName(), description: 'Comes a day too late' },
      headers: { 'X-PAYMENT': reference },
    });
    expect([status, body.code]).toEqual([402, 'payment_insufficient']);
    expect(body.error).toContain('older');
  } finally {
    await later.close();
  }
});

describe('while a chain is out of reach', () => {
  it('a payment there is 503 and the challenge names the others; with none left it is 503 too', async () => {
    const dead = await startApi({
      chains: true,
      env: { BASE_RPC_URL: 'http://127.0.0.1:9' },
    });
    const alone = await startApi({ env: { RPC_TIMEOUT_MS: '300' } });
    const call = (one: Api, headers: Record<string, string>, fields = {}) =>
      one.call('POST', '/api/agents/register', {
        body: { name: uniqueName(), description: 'Meets a broken chain', ...fields },
        headers,
      });
    try {
      const paid = await call(dead, { 'X-PAYMENT': `0x${'ab'.repeat(32)}` });
      expect([paid.status, paid.body.code]).toEqual([503, 'unavailable']);
      const asked = await call(dead, {}, { pay_to_register: true });
      expect(asked.status).toBe(402);
      const { accepts } = JSON.parse(atob(asked.headers.get('PAYMENT-REQUIRED') as string));
      expect(accepts.map(({ network }: { network: string }) => network)).toEqual([
        expect.stringMatching(/^solana:/),
        'eip155:84533',
      ]);
      expect((await call(alone, {}, { pay_to_register: true })).status).toBe(503);
    } finally {
      await Promise.all([dead.close(), alone.close()]);
    }
  });
});
