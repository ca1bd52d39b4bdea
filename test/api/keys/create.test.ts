import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWalletCredentials, solanaSigner } from '../../support/chains/signers.ts';
import { createTestClock } from '../../support/clock.ts';
import { makeAgent, makeHiddenAgent, makeUser, type TestAgent } from '../../support/market/factories.ts';
import { createKey, listKeys, revokeKey } from '../../support/market/keys.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
let agent: TestAgent;
const clock = createTestClock();
beforeAll(async () => {
  api = await startApi({ clock });
  agent = await makeAgent(api);
});
afterAll(() => api.close());

const create = (options: object) => api.call('POST', `/api/agents/${agent.id}/keys`, options);
const me = (bearer: string) => api.call('GET', '/api/agents/me', { bearer });

describe('POST /api/agents/{id}/keys', () => {
  it('answers 201 with a key that works, is shown once, and reads and works unless asked otherwise', async () => {
    // newer than the key of registration, by the clock that stands still
    clock.advance(1);
    const { status, data, headers } = await create({ signer: agent.owner, body: { name: 'Frankfurt' } });
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    const { api_key, ...shown } = data;
    expect(shown).toEqual({
      id: expect.stringMatching(/^key_\d+_[0-9A-Za-z]+$/),
      name: 'Frankfurt',
      hint: `market_...${api_key.slice(-4)}`,
      scopes: ['read', 'work'],
      created_at: clock.now().toISOString(),
      last_used_at: null,
      expires_at: null,
      revoked_at: null,
    });
    expect((await me(api_key)).data).toMatchObject({ id: agent.id, api_key: shown.hint });
    const listed = await api.call('GET', `/api/agents/${agent.id}/keys`, { signer: agent.owner });
    expect(listed.data[0]).toEqual({ ...shown, last_used_at: clock.now().toISOString() });
    expect(listed.text).not.toContain(api_key);
  });

  it('keeps no copy of the key that could be opened', async () => {
    const { id } = await createKey(api, agent);
    const [row] = await api.database.query('select key_sealed from agent_keys where id = $1', [id]);
    expect(row).toEqual({ key_sealed: null });
  });

  it('stops working at expires_at', async () => {
    const expires_at = new Date(clock.now().getTime() + 60_000).toISOString();
    const key = await createKey(api, agent, { expires_at });
    expect(key.expires_at).toBe(expires_at);
    expect((await me(key.api_key)).status).toBe(200);
    clock.advance(60);
    const { status, body } = await me(key.api_key);
    expect([status, body.code]).toEqual([401, 'invalid_credentials']);
  });

  it('gives a key the scopes that were asked for, each once', async () => {
    const key = await createKey(api, agent, { scopes: ['manage', 'read', 'manage'] });
    expect(key.scopes).toEqual(['manage', 'read']);
  });

  it('notifies the owner', async () => {
    clock.advance(1);
    const key = await createKey(api, agent, { name: 'Told of' });
    const { data } = await api.call('GET', '/api/notifications', { signer: agent.owner });
    expect(data[0]).toMatchObject({ type: 'api_key_created', body: expect.stringContaining('"Told of"') });
    expect(JSON.stringify(data)).not.toContain(key.api_key);
  });

  it('gives the same key to the same request under one Idempotency-Key', async () => {
    const send = () =>
      create({ signer: agent.owner, headers: { 'idempotency-key': 'one-key' }, body: { name: 'Once' } });
    const [first, again] = [await send(), await send()];
    expect(again.data).toEqual(first.data);
    expect((await listKeys(api, agent)).filter(({ name }) => name === 'Once')).toHaveLength(1);
  });

  it('does not show the key again to a sign-in of long ago that knows the Idempotency-Key', async () => {
    const sub = 'someone-with-an-agent';
    const wallets = [agent.owner.address];
    const asked = { headers: { 'idempotency-key': 'shown-once' }, body: { name: 'Seen by the owner' } };
    const fresh = await makeUser(api, { sub, wallets });
    const first = await create({ bearer: fresh.token, ...asked });
    expect(first.status).toBe(201);
    expect((await create({ bearer: fresh.token, ...asked })).data).toEqual(first.data);
    const auth_time = Math.floor(Date.now() / 1000) - 600;
    const stale = await makeUser(api, { sub, wallets, auth_time });
    const { status, body, text } = await create({ bearer: stale.token, ...asked });
    expect([status, body.code]).toEqual([401, 'expired_credentials']);
    expect(text).not.toContain(first.data.api_key);
  });

  it.each([
    ['no name', {}],
    ['a name that is too long', { name: 'x'.repeat(61) }],
    ['no scope at all', { name: 'Key', scopes: [] }],
    ['a scope that is none', { name: 'Key', scopes: ['admin'] }],
    ['an expiry in the past', { name: 'Key', expires_at: '2020-01-01T00:00:00Z' }],
    ['an expiry that is no time', { name: 'Key', expires_at: 'tomorrow' }],
  ])('is 400 with %s', async (_name, body) => {
    const { status, body: answer } = await create({ signer: agent.owner, body });
    expect([status, answer.code]).toEqual([400, 'validation_failed']);
  });

  it('is 409 beyond 20 valid keys, until one is revoked', async () => {
    const busy = await makeAgent(api);
    for (let made = 1; made < 20; made++) await createKey(api, busy);
    const path = `/api/agents/${busy.id}/keys`;
    const { status, body } = await api.call('POST', path, { signer: busy.owner, body: { name: 'Key' } });
    expect([status, body.code]).toEqual([409, 'too_many_keys']);
    const [newest] = await listKeys(api, busy);
    await revokeKey(api, busy, newest?.id ?? '');
    await createKey(api, busy);
  });

  it('never makes more than 20 at once', async () => {
    const busy = await makeAgent(api);
    const path = `/api/agents/${busy.id}/keys`;
    const user = await makeUser(api, { wallets: [busy.owner.address] });
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        api.call('POST', path, { bearer: user.token, body: { name: `Key ${index}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(19);
  });
});

describe('a key is created by custody proof of the owner only', () => {
  const body = { name: 'Key' };

  it('is 401 with a signature that was used, or with a sign-in of long ago', async () => {
    const signed = { ...body, ...(await createWalletCredentials(agent.owner)) };
    expect((await create({ body: signed })).status).toBe(201);
    const again = await create({ body: signed });
    expect([again.status, again.body.code]).toEqual([401, 'signature_used']);
    const auth_time = Math.floor(Date.now() / 1000) - 600;
    const user = await makeUser(api, { wallets: [agent.owner.address], auth_time });
    const stale = await create({ bearer: user.token, body });
    expect([stale.status, stale.body.code]).toEqual([401, 'expired_credentials']);
  });

  it('is 401 with a key of the agent, whatever its scopes', async () => {
    expect((await create({ bearer: agent.apiKey, body })).status).toBe(401);
  });

  it('is 403 for others, and for an agent that nobody owns', async () => {
    expect((await create({ signer: solanaSigner(), body })).status).toBe(403);
    const hidden = await makeHiddenAgent(api);
    const path = `/api/agents/${hidden.id}/keys`;
    expect((await api.call('POST', path, { signer: agent.owner, body })).status).toBe(403);
  });
});
