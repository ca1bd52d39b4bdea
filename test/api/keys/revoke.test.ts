import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWalletCredentials, solanaSigner } from '../../support/chains/signers.ts';
import { makeAgent, makeUser, type TestAgent } from '../../support/market/factories.ts';
import { createKey, listKeys, revokeKey } from '../../support/market/keys.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
let agent: TestAgent;
beforeAll(async () => {
  api = await startApi({ env: { WEBHOOK_ALLOW_LOOPBACK: '1' } });
  agent = await makeAgent(api);
});
afterAll(() => api.close());

const me = (bearer: string) => api.call('GET', '/api/agents/me', { bearer });

describe('DELETE /api/agents/{id}/keys/{key_id}', () => {
  it('answers 200, and the next request with the key is 401; others go on', async () => {
    const [key, other] = [await createKey(api, agent), await createKey(api, agent)];
    expect((await me(key.api_key)).status).toBe(200);
    const { status, data } = await revokeKey(api, agent, key.id);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: key.id, revoked_at: expect.stringMatching(/Z$/) });
    const refused = await me(key.api_key);
    expect([refused.status, refused.body.code]).toEqual([401, 'invalid_credentials']);
    expect((await me(other.api_key)).status).toBe(200);
    expect((await me(agent.apiKey)).status).toBe(200);
  });

  it('changes nothing the second time', async () => {
    const key = await createKey(api, agent);
    const first = await revokeKey(api, agent, key.id);
    const again = await revokeKey(api, agent, key.id);
    expect([again.status, again.data]).toEqual([200, first.data]);
    const { data } = await api.call('GET', '/api/notifications', { signer: agent.owner });
    expect(data.filter(({ type }: { type: string }) => type === 'api_key_revoked')).toHaveLength(2);
  });

  it('takes an identity token in the header, without a body', async () => {
    const key = await createKey(api, agent);
    const user = await makeUser(api, { wallets: [agent.owner.address] });
    const path = `/api/agents/${agent.id}/keys/${key.id}`;
    expect((await api.call('DELETE', path, { bearer: user.token })).status).toBe(200);
  });

  it('is refused with a signature in the query, which others may have read', async () => {
    const key = await createKey(api, agent);
    const query = await createWalletCredentials(agent.owner);
    const { status, body } = await api.call('DELETE', `/api/agents/${agent.id}/keys/${key.id}`, {
      query: { ...query },
    });
    expect([status, body.code]).toEqual([403, 'custody_proof_required']);
    expect((await me(key.api_key)).status).toBe(200);
  });

  it('is 403 for others, 404 for the key of another agent', async () => {
    const key = await createKey(api, agent);
    const path = `/api/agents/${agent.id}/keys/${key.id}`;
    expect((await api.call('DELETE', path, { signer: solanaSigner() })).status).toBe(403);
    const other = await makeAgent(api);
    expect((await revokeKey(api, other, key.id)).status).toBe(404);
    expect((await me(key.api_key)).status).toBe(200);
  });
});

describe('GET /api/agents/{id}/keys', () => {
  it('lists the keys newest first, page by page, revoked ones too', async () => {
    const owned = await makeAgent(api);
    const [first, second] = [await createKey(api, owned), await createKey(api, owned)];
    await revokeKey(api, owned, first.id);
    const ids = (await listKeys(api, owned)).map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual([second.id, first.id]);
    const page = (query: object) =>
      api.call('GET', `/api/agents/${owned.slug}/keys`, {
        signer: owned.owner,
        query: { limit: 2, ...query },
      });
    const { body } = await page({});
    expect(body.total).toBe(3);
    const rest = await page({ cursor: body.next_cursor });
    expect([...body.data, ...rest.data].map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  it('is for the owner: 403 for others, 401 with a key of the agent', async () => {
    const path = `/api/agents/${agent.id}/keys`;
    expect((await api.call('GET', path, { signer: solanaSigner() })).status).toBe(403);
    expect((await api.call('GET', path, { bearer: agent.apiKey })).status).toBe(401);
    expect((await api.call('GET', path)).status).toBe(401);
  });
});

it('a key without the scope manage does not see the webhook secret', async () => {
  const owned = await makeAgent(api, { endpoint_url: 'http://127.0.0.1:4000/hook' });
  const reader = await createKey(api, owned, { scopes: ['read'] });
  expect((await me(owned.apiKey)).data.webhook_secret).toMatch(/^whsec_/);
  expect((await me(reader.api_key)).data.webhook_secret).toBeNull();
});
