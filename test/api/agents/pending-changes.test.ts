import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import { createWalletCredentials, evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { makeAgent, makeHiddenAgent, makeUser, type TestAgent } from '../../support/market/factories.ts';
import { setPayout } from '../../support/market/payouts.ts';
import { type Api, startApi } from '../../support/server/api.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const clock = new OffsetClock();

let api: Api;
beforeAll(async () => {
  api = await startApi({ clock, env: { ROLE: 'all', WEBHOOK_ALLOW_LOOPBACK: '1' } });
});
afterAll(() => api.close());

const newAddress = () => evmSigner().address;
const byKey = async (agent: { apiKey: string }, body: object) =>
  (await api.call('PATCH', '/api/agents/me', { body, bearer: agent.apiKey })).data;
const me = async (agent: { apiKey: string }) =>
  (await api.call('GET', '/api/agents/me', { bearer: agent.apiKey })).data;
const stop = (agent: { id: string }, change: string, options: object) =>
  api.call('DELETE', `/api/agents/${agent.id}/pending-changes/${change}`, options);
const notices = async ({ owner }: TestAgent) =>
  (await api.call('GET', '/api/notifications', { signer: owner })).data as { type: string; body: string }[];
const applyDue = async (seconds: number) => {
  clock.advance(seconds);
  await api.parts.sweeps.runAll(clock.now());
  await api.parts.relay.relayDue();
};

describe('without custody proof', () => {
  it('a redirect waits for 24 hours, and the owner is told at once', async () => {
    const agent = await makeAgent(api);
    const value = newAddress();
    const asked = clock.now().getTime();
    const data = await byKey(agent, { payout_wallet: value, description: 'Changed at the same time' });
    expect(data).toMatchObject({ payout_wallet: null, description: 'Changed at the same time' });
    const [change] = data.pending_changes;
    expect(data.pending_changes).toEqual([
      {
        id: expect.stringMatching(/^chg_/),
        field: 'payout_wallet',
        value,
        effective_at: expect.any(String),
        requested_by: `agent:${agent.id}`,
      },
    ]);
    expect(Date.parse(change.effective_at) - asked).toBeGreaterThanOrEqual(DAY * 1000);
    expect((await me(agent)).pending_changes).toEqual(data.pending_changes);
    const told = (await notices(agent)).find(({ type }) => type === 'payout_change_requested');
    expect(told?.body).toContain(value);
    expect(told?.body).toContain(change.id);
  });

  it('is what comes with a stale session, a query signature or a replayed one', async () => {
    const agent = await makeAgent(api);
    const user = await makeUser(api, { wallets: [agent.owner.address] });
    const old = Math.floor(Date.now() / 1000) - 301;
    const stale = await api.idp.signToken({ sub: user.id, auth_time: old });
    const signed = await createWalletCredentials(agent.owner);
    const query = { ...signed };
    const path = `/api/agents/${agent.id}`;
    const body = () => ({ payout_wallet: newAddress() });
    const answers = [
      await api.call('PATCH', path, { body: body(), bearer: stale }),
      await api.call('PATCH', path, { body: body(), query }),
      await api.call('PATCH', path, { body: { ...body(), ...signed } }),
    ];
    for (const { status, data } of answers) {
      expect(status).toBe(200);
      expect(data).toMatchObject({ payout_wallet: null, pending_changes: [{ field: 'payout_wallet' }] });
    }
    const fresh = await api.call('PATCH', path, { body: body(), bearer: user.token });
    expect(fresh.data).toMatchObject({ payout_wallet: expect.any(String), pending_changes: [] });
  });

  it('one change of a field is pending at most, and asking for the same again does not delay it', async () => {
    const agent = await makeAgent(api);
    const [first, second] = [newAddress(), newAddress()];
    const { pending_changes: before } = await byKey(agent, { payout_wallet: first, payout_chain: 'base' });
    expect(before).toHaveLength(2);
    clock.advance(HOUR);
    expect((await byKey(agent, { payout_wallet: first })).pending_changes).toEqual(before);
    const { pending_changes: after } = await byKey(agent, { payout_wallet: second });
    expect(after.map(({ field, value }: Record<string, string>) => [field, value])).toEqual([
      ['payout_chain', 'base'],
      ['payout_wallet', second],
    ]);
    // what is so already needs no change
    expect((await byKey(agent, { payout_wallet: null, payout_chain: null })).pending_changes).toEqual([]);
    const many = await Promise.all([1, 2, 3, 4, 5].map(() => byKey(agent, { payout_wallet: newAddress() })));
    for (const data of many) expect(data.pending_changes.length).toBeLessThanOrEqual(1);
    expect((await me(agent)).pending_changes).toHaveLength(1);
  });

  it('is in force after 24 hours, before and after a worker has seen to it', async () => {
    const agent = await makeAgent(api);
    const value = newAddress();
    await byKey(agent, { payout_wallet: value });
    clock.advance(DAY - 60);
    expect((await me(agent)).payout_wallet).toBeNull();
    clock.advance(60);
    expect(await me(agent)).toMatchObject({ payout_wallet: value, pending_changes: [] });
    await applyDue(0);
    await expect
      .poll(() => api.database.query('select payout_wallet from agents where id = $1', [agent.id]))
      .toEqual([{ payout_wallet: value }]);
    expect(await me(agent)).toMatchObject({ payout_wallet: value, pending_changes: [] });
    expect((await notices(agent)).map(({ type }) => type)).toContain('payout_address_changed');
  });

  it('is at once while nobody owns the agent, or payouts have nowhere to go', async () => {
    const hidden = await makeHiddenAgent(api);
    for (const value of [newAddress(), newAddress()]) {
      const data = await byKey(hidden, { payout_wallet: value });
      expect(data).toMatchObject({ payout_wallet: value, pending_changes: [] });
    }
    const user = await makeUser(api);
    const { data: made } = await api.call('POST', '/api/agents/register', {
      body: { name: `Owned by ${user.id}`.slice(0, 40), description: 'Owned by a person without a wallet' },
      bearer: user.token,
    });
    const agent = { apiKey: made.api_key };
    const [first, second] = [newAddress(), newAddress()];
    expect(await byKey(agent, { payout_wallet: first })).toMatchObject({
      payout_wallet: first,
      pending_changes: [],
    });
    expect(await byKey(agent, { payout_wallet: second })).toMatchObject({
      payout_wallet: first,
      pending_changes: [{ value: second }],
    });
    const { data: told } = await api.call('GET', '/api/notifications', { bearer: user.token });
    expect(told.map(({ type }: { type: string }) => type).sort()).toEqual([
      'payout_address_changed',
      'payout_change_requested',
    ]);
  });

  it('a new endpoint counts at once, and the owner is told of it', async () => {
    const agent = await makeAgent(api);
    const endpoint_url = 'http://127.0.0.1:4000/hook';
    expect((await byKey(agent, { endpoint_url })).endpoint_url).toBe(endpoint_url);
    await byKey(agent, { endpoint_url });
    const told = (await notices(agent)).filter(({ type }) => type === 'endpoint_url_changed');
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toContain(endpoint_url);
  });
});

describe('the owner', () => {
  it('stops a change, by signature in the body or the query, or signed in', async () => {
    const agent = await makeAgent(api);
    const user = await makeUser(api, { wallets: [agent.owner.address] });
    const stale = await api.idp.signToken({ sub: user.id, auth_time: Math.floor(Date.now() / 1000) - 3000 });
    for (const credential of [
      { body: await createWalletCredentials(agent.owner) },
      { signer: agent.owner },
      { bearer: user.token },
      { bearer: stale },
    ]) {
      const { pending_changes } = await byKey(agent, { payout_wallet: newAddress() });
      const { id } = pending_changes[0];
      const { status, data } = await stop(agent, id, credential);
      expect([status, data]).toEqual([200, { id, status: 'cancelled' }]);
      expect((await stop(agent, id, credential)).status).toBe(200);
      expect((await me(agent)).pending_changes).toEqual([]);
    }
    await applyDue(DAY);
    expect((await me(agent)).payout_wallet).toBeNull();
  });

  it('sees what is pending, as the agent does, and nobody else', async () => {
    const agent = await makeAgent(api);
    const { pending_changes } = await byKey(agent, { payout_wallet: newAddress() });
    const list = (options: object) => api.call('GET', `/api/agents/${agent.id}/pending-changes`, options);
    for (const options of [{ signer: agent.owner }, { bearer: agent.apiKey }]) {
      const { status, body } = await list(options);
      expect([status, body.data, body.total]).toEqual([200, pending_changes, 1]);
    }
    expect((await list({ signer: solanaSigner() })).status).toBe(403);
    expect((await list({ bearer: (await makeAgent(api)).apiKey })).status).toBe(403);
    expect((await list({})).status).toBe(401);
    const shown = await api.call('GET', `/api/agents/${agent.id}`);
    expect(shown.text).not.toContain('pending_changes');
    expect(shown.text).not.toContain(pending_changes[0].value);
  });

  it('with custody proof takes the place of what is pending', async () => {
    const agent = await makeAgent(api);
    await byKey(agent, { payout_wallet: newAddress() });
    const own = newAddress();
    const { data } = await setPayout(api, agent, { payout_wallet: own });
    expect(data).toMatchObject({ payout_wallet: own, pending_changes: [] });
    await applyDue(DAY);
    expect((await me(agent)).payout_wallet).toBe(own);
  });

  it('adds a wallet with a fresh session only: it could take the payouts', async () => {
    const user = await makeUser(api);
    const { data: made } = await api.call('POST', '/api/agents/register', {
      body: { name: `Of ${user.id}`.slice(0, 40), description: 'Owned by a person without a wallet' },
      bearer: user.token,
    });
    const thief = solanaSigner();
    const body = { owner_wallet: thief.address, ...(await createWalletCredentials(thief)) };
    const stale = await api.idp.signToken({ sub: user.id, auth_time: Math.floor(Date.now() / 1000) - 301 });
    const path = `/api/agents/${made.agent_id}`;
    const refused = await api.call('PATCH', path, { body, bearer: stale });
    expect([refused.status, refused.body.code]).toEqual([401, 'expired_credentials']);
    expect((await api.call('PATCH', '/api/agents/me', { body, bearer: made.api_key })).status).toBe(409);
    expect((await api.call('GET', path)).data.agent.owner_wallet).toBeNull();
    const added = await api.call('PATCH', path, { body, bearer: user.token });
    expect(added.data.owner_wallet).toBe(thief.address);
  });
});

describe('stopping is refused', () => {
  it('to the key of the agent, to others and to nobody', async () => {
    const agent = await makeAgent(api);
    const { pending_changes } = await byKey(agent, { payout_wallet: newAddress() });
    const { id } = pending_changes[0];
    const answers = await Promise.all([
      stop(agent, id, { bearer: agent.apiKey }),
      stop(agent, id, { signer: solanaSigner() }),
      stop(agent, id, {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 401]);
    expect((await me(agent)).pending_changes).toHaveLength(1);
  });

  it('with 404 for a change of another agent, or none', async () => {
    const [agent, other] = [await makeAgent(api), await makeAgent(api)];
    const { pending_changes } = await byKey(other, { payout_wallet: newAddress() });
    for (const id of [pending_changes[0].id, 'chg_1_none']) {
      expect((await stop(agent, id, { signer: agent.owner })).status).toBe(404);
    }
    expect((await me(other)).pending_changes).toHaveLength(1);
  });

  it('with 409 once the change is in force', async () => {
    const agent = await makeAgent(api);
    const { pending_changes } = await byKey(agent, { payout_wallet: newAddress() });
    clock.advance(DAY);
    const { status, body } = await stop(agent, pending_changes[0].id, { signer: agent.owner });
    expect([status, body.code]).toEqual([409, 'change_in_force']);
    expect((await me(agent)).payout_wallet).not.toBeNull();
  });
});
