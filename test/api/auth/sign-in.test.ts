import { afterAll, beforeAll, expect, test } from 'vitest';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const signIn = async (claims: { sub: string; [claim: string]: unknown }) =>
  api.call('POST', '/api/auth/user', { bearer: await api.idp.signToken(claims) });

test('the first sign-in creates the user, links the wallets of the token and says so', async () => {
  const [solana, evm] = [solanaSigner(), evmSigner()];
  const { status, data } = await signIn({
    sub: 'ada',
    preferred_username: 'ada',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    picture: 'https://example.com/ada.png',
    twitter_username: '@ada_makes',
    wallets: [solana.address, { address: evm.address }],
  });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    user: {
      idp_user_id: 'ada',
      username: 'ada',
      display_name: 'Ada Lovelace',
      google_email: 'ada@example.com',
      avatar_url: 'https://example.com/ada.png',
      twitter_username: 'ada_makes',
      bio: null,
    },
    is_new: true,
    backfilled: 0,
  });
  expect(data.user.created_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(data.wallets).toHaveLength(2);
  expect(data.wallets).toContainEqual(expect.objectContaining({ address: solana.address, chain: 'solana' }));
  expect(data.wallets).toContainEqual(expect.objectContaining({ address: evm.address, chain: 'base' }));
});

test('a later sign-in refreshes what the token says and keeps what it leaves out', async () => {
  await signIn({ sub: 'bob', preferred_username: 'bob', email: 'bob@example.com' });
  const { data } = await signIn({ sub: 'bob', name: 'Bob the Builder' });
  expect(data).toMatchObject({
    user: { username: 'bob', display_name: 'Bob the Builder', google_email: 'bob@example.com' },
    is_new: false,
    backfilled: 0,
  });
});

test('a token that says nothing but who it is makes a user named by the subject', async () => {
  const { data } = await signIn({ sub: 'nobody|42' });
  expect(data.user).toMatchObject({ username: 'nobody|42', display_name: 'nobody|42', avatar_url: null });
  expect(data.user).not.toHaveProperty('twitter_username');
  expect(data.user).not.toHaveProperty('google_email');
});

test('claims that make no sense are left out rather than stored', async () => {
  const { status, data } = await signIn({
    sub: 'odd',
    preferred_username: 7,
    name: `${'x'.repeat(201)}`,
    picture: 'javascript:alert(1)',
    twitter_username: 'not a handle',
    wallets: ['0x123', null, {}, 'O0Il', 4],
  });
  expect(status).toBe(200);
  expect(data.user).toMatchObject({ username: 'odd', display_name: 'odd', avatar_url: null });
  expect(data.wallets).toEqual([]);
});

test('of many first sign-ins at once one is new, and all answer alike', async () => {
  const wallets = [solanaSigner().address];
  const token = await api.idp.signToken({ sub: 'crowd', wallets });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => api.call('POST', '/api/auth/user', { bearer: token })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(answers.filter(({ data }) => data.is_new)).toHaveLength(1);
  for (const { data } of answers) expect(data.wallets).toHaveLength(1);
});

test('a wallet stays with the person who linked it first, whatever its spelling', async () => {
  const { address } = evmSigner();
  await signIn({ sub: 'first', wallets: [address] });
  const { data } = await signIn({ sub: 'second', wallets: [address.toLowerCase()] });
  expect(data.wallets).toEqual([]);
});

test('a body is not needed; one that is sent must be JSON of sane size', async () => {
  const bearer = await api.idp.signToken({ sub: 'bodies' });
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    api.call('POST', '/api/auth/user', { bearer, body, headers });
  expect((await send({})).status).toBe(200);
  expect((await send('{')).body.code).toBe('malformed_json');
  expect((await send('[]')).body.code).toBe('validation_failed');
  expect((await send('a=b', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await send({ padding: 'x'.repeat(1024 * 1024) })).status).toBe(413);
});
