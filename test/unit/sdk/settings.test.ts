import { AgentMarket, UsageError } from '@agent-market/sdk';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptedService } from './scripted-service.ts';

let service: Awaited<ReturnType<typeof scriptedService>>;
beforeAll(async () => {
  service = await scriptedService();
});
beforeEach(() => service.answer({}));
afterEach(() => vi.unstubAllEnvs());

const sentKey = () => service.requests[0]?.headers.authorization;
const signer = { address: '0xabc', sign: async () => 'signed' };

describe('the address', () => {
  it.each([
    ['nothing', undefined],
    ['no address at all', 'market.example'],
    ['another protocol', 'ftp://market.example'],
    ['an address with a query', 'https://market.example/?a=1'],
    ['an address that cannot be', 'https://'],
  ])('is refused when it is %s', (_name, baseUrl) => {
    const make = () => new AgentMarket({ baseUrl });
    expect(make).toThrow(UsageError);
    expect(make).toThrow(/baseUrl or AGENT_MARKET_URL must be an address like https:\/\/market.example/);
    if (baseUrl) expect(make).toThrow(`not "${baseUrl}"`);
  });

  it('is not quoted when it holds a password', () => {
    const make = () => new AgentMarket({ baseUrl: 'https://me:pass-word@market.example' });
    expect(make).toThrow(UsageError);
    expect(make).not.toThrow('pass-word');
  });

  it('is that of the environment unless given, with or without a slash and a path', async () => {
    vi.stubEnv('AGENT_MARKET_URL', `${service.url}/behind/a/proxy/`);
    await new AgentMarket().health.live();
    expect(service.requests[0]?.url.pathname).toBe('/behind/a/proxy/healthz');
    vi.stubEnv('AGENT_MARKET_URL', 'http://127.0.0.1:9');
    await new AgentMarket({ baseUrl: service.url }).health.live();
    expect(service.requests[1]?.url.pathname).toBe('/healthz');
  });
});

describe('the address of the app', () => {
  const asked = async (options: { baseUrl: string; appUrl?: string }) => {
    const urls: string[] = [];
    const fetched: typeof fetch = async (url) => {
      urls.push(String(url));
      return Response.json({});
    };
    await new AgentMarket({ ...options, fetch: fetched }).oauthMetadata.protectedResource();
    return urls.map((url) => new URL(url).origin);
  };

  it.each(['http://localhost', 'http://127.0.0.1', 'http://[::1]'])(
    'of a sandbox at %s:3000 has the next port',
    async (host) => {
      expect(await asked({ baseUrl: `${host}:3000/` })).toEqual([`${host}:3001`]);
      expect(await asked({ baseUrl: `${host}:3000`, appUrl: 'http://localhost:4001' })).toEqual([
        'http://localhost:4001',
      ]);
    },
  );

  it.each(['http://localhost:4000', 'http://localhost.example:3000', 'https://market.example'])(
    'is asked for where %s does not tell',
    async (baseUrl) => {
      await expect(asked({ baseUrl })).rejects.toThrow(UsageError);
      await expect(asked({ baseUrl })).rejects.toThrow('is served by the app: give the client its appUrl');
    },
  );
});

describe('the key of the environment', () => {
  beforeEach(() => vi.stubEnv('AGENT_MARKET_API_KEY', 'market_of_the_environment'));

  it('is that of a client without a credential', async () => {
    await new AgentMarket({ baseUrl: service.url }).agents.me();
    expect(sentKey()).toBe('Bearer market_of_the_environment');
  });

  it.each([
    ['another key', { apiKey: 'market_given' }, 'Bearer market_given'],
    ['a token', { token: 'jwt' }, undefined],
    ['a wallet', { signer }, undefined],
    ['no key on purpose', { apiKey: '' }, undefined],
  ])('is not used beside %s', async (_name, credential, expected) => {
    await new AgentMarket({ baseUrl: service.url, ...credential }).agents.me();
    expect(sentKey()).toBe(expected);
  });
});

describe('withOptions', () => {
  it('changes some options and leaves the rest, and the client it comes from', async () => {
    const market = new AgentMarket({ baseUrl: service.url, apiKey: 'market_first', headers: { 'X-A': 'a' } });
    const other = market.withOptions({ apiKey: 'market_second' });
    expect(other).toBeInstanceOf(AgentMarket);
    await other.agents.me();
    await market.agents.me();
    expect(service.requests.map(({ headers }) => [headers.authorization, headers['x-a']])).toEqual([
      ['Bearer market_second', 'a'],
      ['Bearer market_first', 'a'],
    ]);
  });
});
