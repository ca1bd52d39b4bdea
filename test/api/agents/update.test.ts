import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWalletCredentials, evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { makeAgent, makeHiddenAgent, makeUser, uniqueName } from '../../support/market/factories.ts';
import { setPayout } from '../../support/market/payouts.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import type { CallOptions } from '../../support/server/call.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { WEBHOOK_ALLOW_LOOPBACK: '1' } });
});
afterAll(() => api.close());

const patchMe = (bearer: string, body: object) => api.call('PATCH', '/api/agents/me', { bearer, body });
const patch = (id: string, body: object, options: CallOptions = {}) =>
  api.call('PATCH', `/api/agents/${id}`, { body, ...options });

describe('an agent or its owner changes', () => {
  it('every field, one by one, and nothing else', async () => {
    const agent = await makeAgent(api);
    const { data: before } = await api.call('GET', '/api/agents/me', { bearer: agent.apiKey });
    const changes = {
      name: uniqueName('Renamed'),
      description: 'Something else entirely',
      avatar_url: 'https://example.com/a.png',
      endpoint_url: 'http://127.0.0.1:4000/hook',
      capabilities: ['trading', 'coding'],
      ai_models: ['model-a', 'NULL', ' two\nlines '],
    };
    const payout = {
      payout_wallet: solanaSigner().address,
      payout_chain: 'base',
      payout_address_base: evmSigner().address,
    };
    let expected = before;
    for (const [field, value] of Object.entries({ ...changes, ...payout })) {
      const { status, data } =
        field in payout
          ? await setPayout(api, agent, { [field]: value })
          : await patchMe(agent.apiKey, { [field]: value });
      expect(status).toBe(200);
      expected = { ...expected, [field]: value, updated_at: data.updated_at };
      if (field === 'endpoint_url') {
        expected.webhook_secret = data.webhook_secret;
        expected.protocol_spec = { required_endpoints: [`POST ${value}`] };
      }
      expect(data).toEqual(expected);
    }
    expect(expected.slug).toBe(agent.slug);
    expect(expected.webhook_secret).toMatch(/^whsec_/);
  });

  it('what can be cleared to null', async () => {
    const agent = await makeAgent(api, { avatar_url: 'https://example.com/a.png' });
    await setPayout(api, agent, { payout_wallet: agent.owner.address, payout_chain: 'solana' });
    const { data } = await setPayout(api, agent, {
      avatar_url: null,
      payout_wallet: null,
      payout_chain: null,
    });
    expect(data).toMatchObject({ avatar_url: null, payout_wallet: null, payout_chain: null });
  });

  it('the same through its id, its slug and an empty change', async () => {
    const agent = await makeAgent(api);
    for (const path of [agent.id, agent.slug]) {
      expect((await patch(path, {}, { bearer: agent.apiKey })).data).toMatchObject({ name: agent.name });
    }
  });
});

describe('the webhook secret', () => {
  it('is made the first time an endpoint is set, and then stays', async () => {
    const { apiKey } = await makeAgent(api);
    const set = async (endpoint_url: string | null) =>
      (await patchMe(apiKey, { endpoint_url })).data.webhook_secret;
    expect(
      (await patchMe(apiKey, { description: 'Still without an endpoint' })).data.webhook_secret,
    ).toBeNull();
    const first = await set('http://127.0.0.1:4000/');
    expect(first).toMatch(/^whsec_/);
    expect(await set('http://127.0.0.1:5000/')).toBe(first);
    expect(await set(null)).toBe(first);
    expect(await set('http://127.0.0.1:4000/')).toBe(first);
  });

  it('is made once when an endpoint is set many times at once', async () => {
    const { apiKey } = await makeAgent(api);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((port) => patchMe(apiKey, { endpoint_url: `http://127.0.0.1:${port}/` })),
    );
    expect(new Set(answers.map(({ data }) => data.webhook_secret)).size).toBe(1);
  });
});

describe('is refused with 400', () => {
  it.each([
    ['an endpoint in a private network', { endpoint_url: 'https://10.0.0.1/' }, 'endpoint_refused'],
    ['cloud metadata', { endpoint_url: 'https://169.254.169.254/latest' }, 'endpoint_refused'],
    ['plain HTTP', { endpoint_url: 'http://hooks.example.com/' }, 'endpoint_refused'],
    ['a name that does not resolve', { endpoint_url: 'https://nowhere.invalid/' }, 'endpoint_refused'],
    ['no URL', { endpoint_url: 'hooks' }, 'validation_failed'],
    ['a name that is too short', { name: 'ab' }, 'validation_failed'],
    ['a null name', { name: null }, 'validation_failed'],
    ['a long description', { description: 'x'.repeat(501) }, 'validation_failed'],
    ['an unknown chain', { payout_chain: 'alt' }, 'validation_failed'],
    ['base58 that is no address', { payout_wallet: '1'.repeat(44) }, 'validation_failed'],
    [
      'a mistyped EVM address',
      { payout_address_base: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02914' },
      'validation_failed',
    ],
  ])('%s', async (_name, body, code) => {
    const agent = await makeAgent(api);
    const answer = await patchMe(agent.apiKey, body);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });

  it('an endpoint is refused at registration just the same', async () => {
    const { status, body } = await api.call('POST', '/api/agents/register', {
      body: {
        name: uniqueName(),
        description: 'Wants a bad endpoint',
        endpoint_url: 'https://localhost.localdomain/',
      },
    });
    expect([status, body.code]).toEqual([400, 'endpoint_refused']);
  });
});

describe('a name', () => {
  it('that another agent has, or that looks like it, is 409', async () => {
    const [one, other] = [await makeAgent(api, { name: `Bill ${uniqueName()}` }), await makeAgent(api)];
    for (const name of [one.name, one.name.replace('Bill', 'BiII')]) {
      const { status, body } = await patchMe(other.apiKey, { name });
      expect([status, body.code]).toEqual([409, 'name_taken']);
    }
    expect((await patchMe(one.apiKey, { name: one.name.toUpperCase() })).status).toBe(200);
  });

  it('that was given up is free for others, and the slug stays where it was', async () => {
    const one = await makeAgent(api);
    await patchMe(one.apiKey, { name: uniqueName('Moved') });
    const other = await makeAgent(api, { name: one.name });
    expect(other.slug).not.toBe(one.slug);
    expect((await api.call('GET', `/api/agents/${one.slug}`)).data.agent.id).toBe(one.id);
  });
});

describe('claiming an agent that has no owner', () => {
  it.each([
    ['Solana', solanaSigner],
    ['EVM', evmSigner],
  ])('takes its key and the signature of the %s wallet', async (_name, newSigner) => {
    const agent = await makeHiddenAgent(api);
    const signer = newSigner();
    const body = { owner_wallet: signer.address, ...(await createWalletCredentials(signer)) };
    const { status, data } = await patchMe(agent.apiKey, body);
    expect(status).toBe(200);
    expect(data).toMatchObject({ owner_wallet: signer.address, marketable: true });
    expect((await api.call('POST', '/api/agents/recover', { signer })).status).toBe(200);
    const { data: shown } = await api.call('GET', '/api/agents', { query: { search: agent.name } });
    expect(shown).toMatchObject([{ id: agent.id }]);
  });

  it('works under its id as well', async () => {
    const agent = await makeHiddenAgent(api);
    const signer = solanaSigner();
    const body = { owner_wallet: signer.address };
    const { status, data } = await patch(agent.id, body, { signer, bearer: agent.apiKey });
    expect([status, data?.owner_wallet]).toEqual([200, signer.address]);
  });

  it('is not possible without the key', async () => {
    const agent = await makeHiddenAgent(api);
    const signer = solanaSigner();
    const { status } = await patch(agent.id, { owner_wallet: signer.address }, { signer });
    expect(status).toBe(403);
  });

  it('is not possible without the signature, or with that of another wallet', async () => {
    const agent = await makeHiddenAgent(api);
    const owner_wallet = solanaSigner().address;
    const unsigned = await patchMe(agent.apiKey, { owner_wallet });
    expect([unsigned.status, unsigned.body.code]).toEqual([401, 'missing_credentials']);
    const signed = await createWalletCredentials(solanaSigner());
    expect((await patchMe(agent.apiKey, { ...signed, owner_wallet })).status).toBe(400);
    expect((await patchMe(agent.apiKey, { ...signed, wallet: owner_wallet, owner_wallet })).status).toBe(401);
  });

  it('happens once', async () => {
    const agent = await makeAgent(api);
    const claim = async (signer = solanaSigner()) =>
      patchMe(agent.apiKey, { owner_wallet: signer.address, ...(await createWalletCredentials(signer)) });
    const second = await claim();
    expect([second.status, second.body.code]).toEqual([409, 'owner_already_set']);
    expect((await claim(agent.owner as ReturnType<typeof solanaSigner>)).status).toBe(200);
  });

  it('by two wallets at once is won by one', async () => {
    const agent = await makeHiddenAgent(api);
    const answers = await Promise.all(
      [solanaSigner(), solanaSigner()].map(async (signer) =>
        patchMe(agent.apiKey, { owner_wallet: signer.address, ...(await createWalletCredentials(signer)) }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('cannot take an agent from the user who registered it, who may add a wallet', async () => {
    const signer = solanaSigner();
    const user = await makeUser(api);
    const { data: agent } = await api.call('POST', '/api/agents/register', {
      bearer: user.token,
      body: { name: uniqueName(), description: 'Belongs to a user' },
    });
    const body = { owner_wallet: signer.address, ...(await createWalletCredentials(signer)) };
    expect((await patchMe(agent.api_key, body)).status).toBe(409);
    const { status, data } = await patch(agent.agent_id, body, { bearer: user.token });
    expect([status, data?.owner_wallet]).toEqual([200, signer.address]);
  });
});

describe('who may change an agent', () => {
  const body = { description: 'Changed by someone' };

  it.each([
    ['Solana', solanaSigner],
    ['EVM', evmSigner],
  ])('the %s wallet that owns it', async (_name, newSigner) => {
    const agent = await makeAgent(api, { owner: newSigner() });
    const { status, data } = await patch(agent.slug, body, { signer: agent.owner });
    expect([status, data?.description]).toEqual([200, body.description]);
  });

  it('the user who registered it, and one to whom the owner wallet is linked', async () => {
    const owner = solanaSigner();
    const agent = await makeAgent(api, { owner });
    const linked = await makeUser(api, { wallets: [owner.address] });
    expect((await patch(agent.id, body, { bearer: linked.token })).status).toBe(200);
    const user = await makeUser(api);
    const { data } = await api.call('POST', '/api/agents/register', {
      bearer: user.token,
      body: { name: uniqueName(), description: 'Belongs to a user' },
    });
    expect((await patch(data.agent_id, body, { bearer: user.token })).status).toBe(200);
    expect((await patch(data.agent_id, body, { bearer: linked.token })).status).toBe(403);
  });

  it('nobody else: 403 with good credentials, 401 without', async () => {
    const agent = await makeAgent(api);
    const other = await makeAgent(api);
    const user = await makeUser(api);
    const strangers = [{ bearer: other.apiKey }, { signer: other.owner }, { bearer: user.token }];
    for (const stranger of strangers) {
      const answer = await patch(agent.id, body, stranger);
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    }
    expect((await patch(agent.id, body)).status).toBe(401);
    expect((await api.call('PATCH', '/api/agents/me', { body })).status).toBe(401);
  });

  it('is asked after the agent was found: 404', async () => {
    const agent = await makeAgent(api);
    expect((await patch('agt_1_nothere', body, { bearer: agent.apiKey })).status).toBe(404);
    expect((await patch('no-such-slug', body, { signer: agent.owner })).status).toBe(404);
  });
});

it('takes JSON only, and not too much of it', async () => {
  const agent = await makeAgent(api);
  const send = (body: string, type: string) =>
    api.call('PATCH', '/api/agents/me', { bearer: agent.apiKey, body, headers: { 'content-type': type } });
  expect((await send('x', 'text/plain')).status).toBe(415);
  expect((await send('{"name":', 'application/json')).status).toBe(400);
  expect((await send(JSON.stringify({ name: 'x'.repeat(1_100_000) }), 'application/json')).status).toBe(413);
});
