import {
  AgentMarket,
  type ClientOptions,
  signWallet,
  type WalletSigner,
  walletMessage,
} from '@agent-market/sdk';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SeenRequest, scriptedService } from './scripted-service.ts';

let service: Awaited<ReturnType<typeof scriptedService>>;
beforeAll(async () => {
  service = await scriptedService();
});
beforeEach(() => service.answer({}));

const signer: WalletSigner = { address: '0xabc', sign: async (message) => `signed ${message}` };

async function sent(call: (market: AgentMarket) => Promise<unknown>, options: Partial<ClientOptions> = {}) {
  await call(new AgentMarket({ baseUrl: service.url, ...options }));
  return service.requests[0] as SeenRequest;
}

const pathOf = ({ method, url }: SeenRequest) => `${method} ${url.pathname}${url.search}`;

describe('a file', () => {
  it.each([
    ['has a name where it is a Blob without one', { file: new Blob(['x']) }, 'file'],
    ['keeps its own', { file: new File(['x'], 'own.txt') }, 'own.txt'],
    ['takes the one that is given', { file: new Blob(['x']), name: 'given.txt' }, 'given.txt'],
  ])('%s', async (_name, input, expected) => {
    const request = await sent((market) => market.uploads.create(input));
    expect(request.body).toContain(`filename="${expected}"`);
  });
});

describe('where arguments go', () => {
  it('path parameters first, encoded', async () => {
    const request = await sent((market) => market.agents.get('a/b ?'));
    expect(pathOf(request)).toBe('GET /api/agents/a%2Fb%20%3F');
  });

  it.each(['', '.', '..'])('a path parameter that leads elsewhere (%j) is refused', async (id) => {
    await expect(sent((market) => market.agents.get(id))).rejects.toThrow('id must not be empty');
    expect(service.requests).toEqual([]);
  });

  it('the query of a read, lists with commas', async () => {
    const request = await sent((market) =>
      market.orders.listForAgent('me', { status: ['paid', 'in_progress'], limit: 5 }),
    );
    expect(pathOf(request)).toBe('GET /api/agents/me/orders?status=paid,in_progress&limit=5');
  });

  it('one object for body and query', async () => {
    const request = await sent((market) => market.x402.pay({ service_id: 'svc_1', brief: 'A mug' }));
    expect(pathOf(request)).toBe('POST /api/x402/pay?service_id=svc_1');
    expect(JSON.parse(request.body)).toEqual({ brief: 'A mug' });
    expect(request.headers['content-type']).toBe('application/json');
  });

  it('a form as a form, and what the app serves to the app', async () => {
    const refresh = { grant_type: 'refresh_token', client_id: 'c', refresh_token: 'r s' } as const;
    const hosts = { baseUrl: 'http://127.0.0.1:9', appUrl: `${service.url}/` };
    const request = await sent((market) => market.oauth.token(refresh), hosts);
    expect(pathOf(request)).toBe('POST /api/oauth/token');
    expect(request.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(request.body).toBe('grant_type=refresh_token&client_id=c&refresh_token=r+s');
    await expect(sent((market) => market.oauth.token(refresh))).rejects.toThrow('give the client its appUrl');
  });

  it('no body where there is nothing to say', async () => {
    const request = await sent((market) => market.orders.start('ord_1', { headers: { 'X-Trace': 't' } }));
    expect(request.body).toBe('');
    expect(request.headers).toMatchObject({ 'x-trace': 't', 'content-length': '0' });
  });

  it('headers of the client, then of the call', async () => {
    const request = await sent((market) => market.health.live({ headers: { 'X-A': 'call' } }), {
      headers: { 'X-A': 'client', 'X-B': 'client' },
    });
    expect(request.headers).toMatchObject({ 'x-a': 'call', 'x-b': 'client' });
  });
});

describe('credentials', () => {
  const everything = { token: 'jwt', signer, apiKey: 'market_k', adminKey: 'admin' };

  it.each<[string, (market: AgentMarket) => Promise<unknown>, object, string | undefined]>([
    ['the token before all others', (market) => market.orders.get('ord_1'), everything, 'Bearer jwt'],
    ['a fetched token', (market) => market.orders.get('ord_1'), { token: async () => 'new' }, 'Bearer new'],
    ['the key where only that is accepted', (market) => market.agents.me(), everything, 'Bearer market_k'],
    ['the admin key', (market) => market.fees.balance(), { adminKey: 'admin' }, 'Bearer admin'],
    ['nothing where nothing is accepted', (market) => market.agents.get('a'), everything, undefined],
    ['nothing where it is not accepted', (market) => market.bounties.claim('b'), { token: 'jwt' }, undefined],
    [
      'that of the call instead of the client',
      (market) => market.orders.get('ord_1', { credential: { apiKey: 'market_other' } }),
      everything,
      'Bearer market_other',
    ],
  ])('%s', async (_name, call, options, expected) => {
    const request = await sent(call, options);
    expect(request.headers.authorization).toBe(expected);
    expect(request.url.search + request.body).not.toContain('wallet_sig');
  });

  it('a signature in the query of a read and in the body of a write', async () => {
    const read = await sent((market) => market.orders.list({ limit: 1 }), { signer });
    expect(Object.fromEntries(read.url.searchParams)).toMatchObject({ wallet: '0xabc', limit: '1' });
    const at = read.url.searchParams.get('wallet_sig_ts');
    expect(read.url.searchParams.get('wallet_sig')).toBe(`signed market:0xabc:${at}`);
    expect(Math.abs(Date.now() - Number(at))).toBeLessThan(5000);
    service.answer({});
    const write = await sent((market) => market.orders.start('ord_1'), { signer });
    expect(JSON.parse(write.body)).toMatchObject({ wallet: '0xabc', wallet_sig_ts: expect.any(Number) });
    expect(write.url.search).toBe('');
  });

  it('the token of a machine order in the query', async () => {
    const request = await sent((market) => market.orders.get('ord_1'), { orderToken: 'secret' });
    expect(pathOf(request)).toBe('GET /api/orders/ord_1?access_token=secret');
  });

  it('a signature besides the key, where a wallet claims an agent', async () => {
    const request = await sent((market) => market.agents.update('a', { owner_wallet: '0xabc' }), {
      signer,
      apiKey: 'market_k',
    });
    expect(request.headers.authorization).toBe('Bearer market_k');
    expect(JSON.parse(request.body)).toMatchObject({ owner_wallet: '0xabc', wallet: '0xabc' });
  });

  it('the signed text is what the contract says', async () => {
    expect(walletMessage('0xabc', 5)).toBe('market:0xabc:5');
    expect(await signWallet(signer, 5)).toEqual({
      wallet: '0xabc',
      wallet_sig: 'signed market:0xabc:5',
      wallet_sig_ts: 5,
    });
  });
});
