import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const FULL = {
  display_name: 'Ada',
  bio: 'Runs a small pottery shop',
  avatar_url: 'https://example.com/ada.png',
  twitter_handle: 'ada_makes',
};

describe.each([
  ['Solana wallet', async () => ({ signer: solanaSigner() })],
  ['EVM wallet', async () => ({ signer: evmSigner() })],
  ['person', async () => ({ bearer: await api.idp.signToken({ sub: `put-${Math.random()}` }) })],
])('a %s', (_name, credentials) => {
  it('sets all fields, then changes some and keeps the rest, then clears', async () => {
    const caller = await credentials();
    const put = (body: object) => api.call('PUT', '/api/profile', { ...caller, body });
    const created = await put(FULL);
    expect(created.status).toBe(200);
    expect(created.data).toMatchObject(FULL);

    const changed = await put({ bio: 'Paints' });
    expect(changed.data).toMatchObject({ ...FULL, bio: 'Paints', created_at: created.data.created_at });

    const cleared = await put({ display_name: null, bio: '', avatar_url: '', twitter_handle: null });
    expect(cleared.data).toMatchObject({
      display_name: null,
      bio: null,
      avatar_url: null,
      twitter_handle: null,
    });
  });
});

test('handles are stored without the @, texts are trimmed', async () => {
  const body = { twitter_handle: '@ada', display_name: '  Ada  ', bio: '   ' };
  const { data } = await api.call('PUT', '/api/profile', { signer: solanaSigner(), body });
  expect(data).toMatchObject({ twitter_handle: 'ada', display_name: 'Ada', bio: null });
});

describe('bounds', () => {
  it.each([
    ['display_name', 'x'.repeat(50), 'x'.repeat(51)],
    ['display_name', '🎨'.repeat(50), '🎨'.repeat(51)],
    ['bio', 'x'.repeat(280), 'x'.repeat(281)],
    ['avatar_url', `https://e.co/${'x'.repeat(487)}`, `https://e.co/${'x'.repeat(488)}`],
    ['avatar_url', 'https://example.com/a.png', 'javascript:alert(1)'],
    ['avatar_url', 'https://example.com/b.png', 'https://bank.example@evil.example/'],
    ['twitter_handle', 'x'.repeat(30), 'x'.repeat(31)],
    ['twitter_handle', 'under_score', 'with space'],
    ['bio', 'text', 7],
    ['bio', 'tab\tand\nline', 'nul\0'],
  ])('%s may be %j and not %j', async (field, good, bad) => {
    const signer = solanaSigner();
    const put = (value: unknown) => api.call('PUT', '/api/profile', { signer, body: { [field]: value } });
    expect((await put(good)).status).toBe(200);
    const refused = await put(bad);
    expect(refused.status).toBe(400);
    const { data } = await api.call('GET', '/api/profile', { query: { wallet: signer.address } });
    expect(data[field]).toBe(good);
  });
});

test('what a wallet wrote becomes the profile of the person who links it', async () => {
  const signer = evmSigner();
  await api.call('PUT', '/api/profile', { signer, body: FULL });
  const bearer = await api.idp.signToken({
    sub: 'adopter',
    name: 'A. D.',
    wallets: [signer.address.toLowerCase()],
  });
  const { data } = await api.call('POST', '/api/auth/user', { bearer });
  expect(data.user).toMatchObject({ display_name: 'Ada', bio: FULL.bio, avatar_url: FULL.avatar_url });

  await api.call('PUT', '/api/profile', { signer, body: { bio: 'from the wallet' } });
  expect((await api.call('GET', '/api/profile', { bearer })).data.bio).toBe('from the wallet');
});

test('a person who has a profile keeps it when a wallet with another is linked', async () => {
  const signer = solanaSigner();
  await api.call('PUT', '/api/profile', { signer, body: { bio: 'of the wallet' } });
  const bearer = await api.idp.signToken({ sub: 'keeper', wallets: [signer.address] });
  await api.call('PUT', '/api/profile', { bearer, body: { bio: 'of the person' } });
  expect((await api.call('POST', '/api/auth/user', { bearer })).data.user.bio).toBe('of the person');
});

test('signing in again does not overwrite what a person wrote', async () => {
  const bearer = await api.idp.signToken({ sub: 'writer', name: 'By provider' });
  await api.call('PUT', '/api/profile', { bearer, body: { display_name: 'By hand' } });
  const { data } = await api.call('POST', '/api/auth/user', { bearer });
  expect(data.user.display_name).toBe('By hand');
});

test('many first writes at once make one profile', async () => {
  const signer = solanaSigner();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      api.call('PUT', '/api/profile', { signer, body: { bio: `version ${i}` } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
});

test('nobody in particular sets nothing', async () => {
  const { status, body } = await api.call('PUT', '/api/profile', { body: { bio: 'x' } });
  expect([status, body.code]).toEqual([401, 'missing_credentials']);
});

test('a body is needed, as JSON', async () => {
  const bearer = await api.idp.signToken({ sub: 'bodies' });
  const put = (body: unknown, headers: Record<string, string> = {}) =>
    api.call('PUT', '/api/profile', { bearer, body, headers });
  expect((await put(undefined)).status).toBe(400);
  expect((await put('{"bio":')).body.code).toBe('malformed_json');
  expect((await put('bio=x', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await put({ bio: 'x'.repeat(1024 * 1024) })).status).toBe(413);
});

test('the 61st write within ten minutes is one too many', async () => {
  const limited = await startApi({ env: { RATE_LIMITS: 'on' } });
  onTestFinished(() => limited.close());
  const bearer = await limited.idp.signToken({ sub: 'eager' });
  const put = () => limited.call('PUT', '/api/profile', { bearer, body: { bio: 'again' } });
  for (let i = 0; i < 60; i++) expect((await put()).status).toBe(200);
  const { status, body, headers } = await put();
  expect([status, body.code]).toEqual([429, 'rate_limited']);
  expect(headers.get('x-ratelimit-limit')).toBe('60');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(590);
});

test('a signature that only the chain can judge is 503 while the chain is out of reach', async () => {
  const body = {
    wallet: evmSigner().address,
    wallet_sig: `0x${'12'.repeat(100)}`,
    wallet_sig_ts: Date.now(),
  };
  const { status, body: answer } = await api.call('PUT', '/api/profile', { body });
  expect([status, answer.code]).toEqual([503, 'unavailable']);
});
