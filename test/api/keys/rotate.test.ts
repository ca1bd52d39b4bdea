import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../support/clock.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { createKey, listKeys, revokeKey, rotateKey } from '../../support/market/keys.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
let agent: TestAgent;
const clock = createTestClock();
beforeAll(async () => {
  api = await startApi({ clock });
  agent = await makeAgent(api);
});
afterAll(() => api.close());

const statusOf = async (bearer: string) => (await api.call('GET', '/api/agents/me', { bearer })).status;
const find = async (id: string) => (await listKeys(api, agent)).find((key) => key.id === id);
const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();

describe('POST /api/agents/{id}/keys/{key_id}/rotate', () => {
  it('answers 201 with a key of the same name and scopes; the old one is valid for the overlap', async () => {
    const old = await createKey(api, agent, { name: 'Rotated', scopes: ['read'] });
    const { status, data } = await rotateKey(api, agent, old.id, { overlap_seconds: 600 });
    expect(status).toBe(201);
    expect(data).toMatchObject({ name: 'Rotated', scopes: ['read'], expires_at: null, last_used_at: null });
    expect(data.id).not.toBe(old.id);
    expect(await find(old.id)).toMatchObject({ expires_at: inSeconds(600), revoked_at: null });
    expect([await statusOf(old.api_key), await statusOf(data.api_key)]).toEqual([200, 200]);
    clock.advance(600);
    expect([await statusOf(old.api_key), await statusOf(data.api_key)]).toEqual([401, 200]);
  });

  it('keeps the old key for an hour unless asked otherwise, and revokes it at once with 0', async () => {
    const [usual, sudden] = [await createKey(api, agent), await createKey(api, agent)];
    await api.call('POST', `/api/agents/${agent.id}/keys/${usual.id}/rotate`, { signer: agent.owner });
    expect(await find(usual.id)).toMatchObject({ expires_at: inSeconds(3600) });
    await rotateKey(api, agent, sudden.id, { overlap_seconds: 0 });
    expect(await find(sudden.id)).toMatchObject({ revoked_at: clock.now().toISOString() });
    expect(await statusOf(sudden.api_key)).toBe(401);
  });

  it('gives the new key the lifetime of the old one, which no overlap makes longer', async () => {
    const old = await createKey(api, agent, { expires_at: inSeconds(300) });
    clock.advance(200);
    const { data } = await rotateKey(api, agent, old.id, { overlap_seconds: 3600 });
    expect(data.expires_at).toBe(inSeconds(300));
    expect((await find(old.id))?.expires_at).toBe(old.expires_at);
  });

  it('is 409 for a key that was rotated before', async () => {
    const old = await createKey(api, agent);
    const { data } = await rotateKey(api, agent, old.id);
    const { status, body } = await rotateKey(api, agent, old.id);
    expect([status, body.code]).toEqual([409, 'key_replaced']);
    expect(body.error).toContain(data.id);
  });

  it('leaves at most two of a line valid: rotating again ends the overlap of the first', async () => {
    const first = await createKey(api, agent);
    const second = (await rotateKey(api, agent, first.id, { overlap_seconds: 86_400 })).data;
    const third = (await rotateKey(api, agent, second.id, { overlap_seconds: 86_400 })).data;
    const keys = [first.api_key, second.api_key, third.api_key];
    expect(await Promise.all(keys.map(statusOf))).toEqual([401, 200, 200]);
  });

  it('replaces a key that was revoked', async () => {
    const key = await createKey(api, agent);
    await revokeKey(api, agent, key.id);
    const { data } = await rotateKey(api, agent, key.id);
    expect([await statusOf(key.api_key), await statusOf(data.api_key)]).toEqual([401, 200]);
  });

  it('notifies the owner', async () => {
    const key = await createKey(api, agent, { name: 'Told of' });
    clock.advance(1);
    await rotateKey(api, agent, key.id);
    const { data } = await api.call('GET', '/api/notifications', { signer: agent.owner });
    expect(data[0]).toMatchObject({ type: 'api_key_rotated', body: expect.stringContaining('"Told of"') });
  });

  it.each([-1, 86_401, 1.5])('is 400 with an overlap of %s seconds', async (overlap_seconds) => {
    const key = await createKey(api, agent);
    expect((await rotateKey(api, agent, key.id, { overlap_seconds })).status).toBe(400);
  });

  it('is 404 for the key of another agent', async () => {
    const other = await makeAgent(api);
    const key = await createKey(api, other);
    expect((await rotateKey(api, agent, key.id)).status).toBe(404);
    expect(await statusOf(key.api_key)).toBe(200);
  });
});

describe('the key of registration', () => {
  it('is recovered as its successor, and no more while it is revoked', async () => {
    const owned = await makeAgent(api);
    const recover = () => api.call('POST', '/api/agents/recover', { signer: owned.owner });
    const [first] = await listKeys(api, owned);
    expect(first).toMatchObject({ name: 'Registration', scopes: ['read', 'work', 'spend', 'manage'] });
    const second = (await rotateKey(api, owned, first?.id ?? '')).data;
    expect((await recover()).data.agents).toMatchObject([{ api_key: second.api_key }]);
    await createKey(api, owned);
    expect((await recover()).data.agents).toMatchObject([{ api_key: second.api_key }]);
    await revokeKey(api, owned, second.id);
    const { status, body } = await recover();
    expect([status, body.code]).toEqual([409, 'key_revoked']);
    const third = (await rotateKey(api, owned, second.id)).data;
    expect((await recover()).data.agents).toMatchObject([{ api_key: third.api_key }]);
    const sealed = await api.database.query(
      'select id from agent_keys where agent_id = $1 and key_sealed is not null',
      [owned.id],
    );
    expect(sealed).toEqual([{ id: third.id }]);
  });
});
