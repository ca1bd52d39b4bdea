import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const read = (wallet: string) => api.call('GET', '/api/profile', { query: { wallet } });

test('a wallet that never set a profile has one of nulls', async () => {
  const { address } = solanaSigner();
  const { status, data } = await read(address);
  expect(status).toBe(200);
  expect(data).toEqual({
    wallet: address,
    display_name: null,
    bio: null,
    avatar_url: null,
    twitter_handle: null,
    created_at: null,
    updated_at: null,
  });
});

test('anyone reads what a wallet wrote, whatever the case of its address', async () => {
  const signer = evmSigner();
  await api.call('PUT', '/api/profile', { signer, body: { display_name: 'Ada' } });
  for (const wallet of [signer.address, signer.address.toLowerCase()]) {
    const { data } = await read(wallet);
    expect(data).toMatchObject({ wallet, display_name: 'Ada' });
    expect(Date.parse(data.created_at)).toBeGreaterThan(Date.now() - 60_000);
  }
});

test('a person reads the own profile without naming a wallet', async () => {
  const { address } = solanaSigner();
  const bearer = await api.idp.signToken({ sub: 'own', wallets: [address] });
  expect((await api.call('GET', '/api/profile', { bearer })).data).toMatchObject({ wallet: null, bio: null });
  await api.call('POST', '/api/auth/user', { bearer });
  await api.call('PUT', '/api/profile', { bearer, body: { bio: 'mine' } });
  expect((await api.call('GET', '/api/profile', { bearer })).data).toMatchObject({
    wallet: address,
    bio: 'mine',
  });
});

test('a signed-in person who names a wallet reads that wallet', async () => {
  const bearer = await api.idp.signToken({ sub: 'curious' });
  const signer = solanaSigner();
  await api.call('PUT', '/api/profile', { signer, body: { bio: 'someone else' } });
  const { data } = await api.call('GET', '/api/profile', { bearer, query: { wallet: signer.address } });
  expect(data.bio).toBe('someone else');
});

test('every linked wallet shows the profile of its person', async () => {
  const wallets = [solanaSigner().address, evmSigner().address];
  const bearer = await api.idp.signToken({ sub: 'shared', wallets });
  await api.call('POST', '/api/auth/user', { bearer });
  await api.call('PUT', '/api/profile', { bearer, body: { display_name: 'One person' } });
  for (const wallet of wallets) {
    expect((await read(wallet)).data).toMatchObject({ wallet, display_name: 'One person' });
  }
});

test('without a wallet and without a token there is nothing to read', async () => {
  const { status, body } = await api.call('GET', '/api/profile');
  expect([status, body.code]).toEqual([400, 'bad_request']);
});

test.each(['', 'abc', '0x12', 'O'.repeat(40), '1'.repeat(45)])('"%s" is no wallet', async (wallet) => {
  const { status, body } = await read(wallet);
  expect([status, body.code]).toEqual([400, 'validation_failed']);
});

test('a bad token is refused, although none is needed', async () => {
  const { status } = await api.call('GET', '/api/profile', { bearer: 'a.b.c' });
  expect(status).toBe(401);
});

test('a failure inside is told as such and nothing more', async () => {
  const broken = await startApi();
  onTestFinished(() => broken.close());
  await broken.database.query('alter table profiles rename to lost');
  const { status, body } = await broken.call('GET', '/api/profile', {
    query: { wallet: evmSigner().address },
  });
  expect([status, body.code]).toEqual([500, 'internal_error']);
  expect(JSON.stringify(body)).not.toMatch(/profiles|select/);
  expect(broken.readLog().join('')).toContain(body.request_id);
});
