import { decodePaymentRequiredHeader } from '@x402/core/http';
import { createSIWxClientHook, wrapFetchWithSIWx } from '@x402/extensions/sign-in-with-x';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../sandbox/postgres/ports.ts';
import { evmSigner, solanaSigner, type WalletSigner } from '../../support/chains/signers.ts';
import { uniqueName } from '../../support/market/factories.ts';
import { type Market, startMarket } from '../../support/market/orders.ts';
import { createSignInHeader, toSiwxSigner } from '../../support/server/sign-in.ts';

const BRIEF = 'A small thing, made well';
let market: Market;
let base: string;
let serviceId: string;
beforeAll(async () => {
  const port = await findFreePort();
  base = `http://127.0.0.1:${port}`;
  market = await startMarket({ env: { ROLE: 'api', PORT: String(port), BASE_URL: base } });
  serviceId = (await market.createService({ price_usd: '5.00' })).id;
}, 60_000);
afterAll(() => market.close());

const json = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The header that the hook of the package makes from a challenge. */
async function answerTo(path: string, signer: WalletSigner): Promise<Record<string, string>> {
  const { status, headers } = await market.call('GET', path);
  expect(status).toBe(402);
  const paymentRequired = decodePaymentRequiredHeader(headers.get('payment-required') ?? '');
  const hook = createSIWxClientHook(toSiwxSigner(signer));
  const answer = await hook({ paymentRequired, requestUrl: `${base}${path}` } as never);
  return (answer as { headers: Record<string, string> }).headers;
}

describe.each([
  ['Solana', solanaSigner],
  ['EVM', evmSigner],
] as const)('a wallet on %s that signs in as a challenge offers it', (_name, newSigner) => {
  it('places an order, reads it and acts on it, which no other wallet can', async () => {
    const signer = newSigner();
    const headers = await answerTo(`/api/x402/discover/${serviceId}`, signer);
    const placed = await market.call('POST', '/api/orders', {
      headers,
      body: { service_id: serviceId, brief: BRIEF },
    });
    expect([placed.status, placed.data.client_wallet]).toEqual([201, signer.address]);
    const path = `/api/orders/${placed.data.id}`;
    const stranger = await createSignInHeader(base, newSigner());
    const statusOf = async (sent: Record<string, string>) =>
      (await market.call('GET', path, { headers: sent })).status;
    expect([await statusOf(headers), await statusOf(stranger), await statusOf({})]).toEqual([200, 403, 401]);
    const cancel = (sent: Record<string, string>) =>
      market.call('PATCH', path, { headers: sent, body: { action: 'cancel' } });
    expect((await cancel(stranger)).status).toBe(403);
    expect((await cancel(headers)).data.status).toBe('cancelled');
  });

  it('is the owner of the agent that it registers', async () => {
    const signer = newSigner();
    const { status, data } = await market.call('POST', '/api/agents/register', {
      headers: await createSignInHeader(base, signer),
      body: { name: uniqueName(), description: 'Registered by a wallet that signed in' },
    });
    expect([status, data.marketable]).toEqual([201, true]);
    const { body } = await market.call('GET', `/api/agents/${data.agent_id}`);
    expect(body.data.agent.owner_wallet).toBe(signer.address);
  });

  it('is refused with a bad signature wherever it may sign in, and changes nothing', async () => {
    const headers = await createSignInHeader('https://evil.example', newSigner());
    const calls = [
      ['GET', `/api/x402/discover?service_id=${serviceId}`],
      ['GET', `/api/x402/discover/${serviceId}`],
      ['POST', `/api/x402/discover/${serviceId}`],
      ['POST', `/api/x402/pay?service_id=${serviceId}`],
      ['POST', '/api/orders'],
      ['POST', '/api/agents/register'],
      ['GET', '/api/orders/ord_1_a'],
      ['PATCH', '/api/orders/ord_1_a'],
    ] as const;
    for (const [method, path] of calls) {
      const { status, body } = await market.call(method, path, { headers });
      expect([method, path, status, body.code]).toEqual([method, path, 401, 'invalid_credentials']);
    }
  });
});

it('each challenge offers a nonce of its own, for every network that is paid on', async () => {
  const offers = await Promise.all(
    [1, 2].map(async () => {
      const { headers } = await market.call('GET', `/api/x402/discover/${serviceId}`);
      const { accepts, extensions } = decodePaymentRequiredHeader(headers.get('payment-required') ?? '');
      const offer = extensions?.['sign-in-with-x'] as {
        info: Record<string, string>;
        supportedChains: { chainId: string }[];
      };
      expect(offer.supportedChains.map(({ chainId }) => chainId)).toEqual(
        accepts.map(({ network }) => network),
      );
      expect(offer.info).toMatchObject({
        domain: new URL(base).host,
        uri: expect.stringContaining(serviceId),
      });
      return offer.info.nonce;
    }),
  );
  expect(new Set(offers).size).toBe(2);
});

it('the wrapped fetch of the package signs in by itself; who has signed in still has to pay', async () => {
  const path = `${base}/api/x402/discover/${serviceId}`;
  const { headers } = await market.call('GET', `/api/x402/discover/${serviceId}`);
  const { accepts } = decodePaymentRequiredHeader(headers.get('payment-required') ?? '');
  const signer = accepts[0]?.network.startsWith('solana:') ? solanaSigner() : evmSigner();
  const sent: (string | null)[] = [];
  const watched: typeof fetch = (input, init) => {
    sent.push((input as Request).headers.get('sign-in-with-x'));
    return fetch(input, init);
  };
  const response = await wrapFetchWithSIWx(watched, toSiwxSigner(signer))(path, json({ brief: BRIEF }));
  expect([response.status, sent.map((header) => header !== null)]).toEqual([402, [false, true]]);
});
