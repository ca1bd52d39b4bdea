import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWalletCredentials, evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { makeAgent, makeHiddenAgent, makeUser, uniqueName } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const recover = (options = {}) => api.call('POST', '/api/agents/recover', options);

describe('the key of an agent', () => {
  it.each([
    ['Solana', solanaSigner],
    ['EVM', evmSigner],
  ])('comes back unchanged to the %s wallet that owns it', async (_name, newSigner) => {
    const owner = newSigner();
    const agent = await makeAgent(api, { owner });
    const { status, data } = await recover({ signer: owner });
    expect(status).toBe(200);
    expect(data.agents).toEqual([
      {
        agent_id: agent.id,
        slug: agent.slug,
        name: agent.name,
        description: expect.any(String),
        api_key: agent.apiKey,
        twitter_username: null,
        verified: 0,
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
    expect((await api.call('GET', '/api/agents/me', { bearer: agent.apiKey })).status).toBe(200);
  });

  it('comes back to the wallet however its address is spelt', async () => {
    const owner = evmSigner();
    const agent = await makeAgent(api, { owner });
    const address = owner.address.toLowerCase() as `0x${string}`;
    const { data } = await recover({ signer: { ...owner, address } });
    expect(data.agents).toMatchObject([{ api_key: agent.apiKey }]);
  });

  it('comes back to a wallet that is named owner_wallet', async () => {
    const owner = solanaSigner();
    const agent = await makeAgent(api, { owner });
    const { wallet, ...signature } = await createWalletCredentials(owner);
    const { data } = await recover({ body: { owner_wallet: wallet, ...signature } });
    expect(data.agents).toMatchObject([{ api_key: agent.apiKey }]);
  });

  it('comes back to the user who registered it, and for linked wallets', async () => {
    const owner = solanaSigner();
    const byWallet = await makeAgent(api, { owner });
    const user = await makeUser(api, { wallets: [owner.address] });
    const registered = await api.call('POST', '/api/agents/register', {
      bearer: user.token,
      body: { name: uniqueName(), description: 'Belongs to a user' },
    });
    const { data } = await recover({ bearer: user.token });
    expect(data.agents.map((agent: { api_key: string }) => agent.api_key)).toEqual([
      registered.data.api_key,
      byWallet.apiKey,
    ]);
  });

  it('can be asked for by name', async () => {
    const owner = solanaSigner();
    const agents = [await makeAgent(api, { owner }), await makeAgent(api, { owner })];
    const name = agents[0]?.name.toUpperCase();
    const { data } = await recover({ signer: owner, body: { agent_name: name } });
    expect(data.agents).toMatchObject([{ agent_id: agents[0]?.id }]);
    expect((await recover({ signer: owner, body: { agent_name: 'No such name' } })).status).toBe(404);
  });

  it('is never given to anyone else', async () => {
    const agent = await makeAgent(api);
    const hidden = await makeHiddenAgent(api);
    for (const { name } of [agent, hidden]) {
      const stranger = await recover({ signer: solanaSigner(), body: { agent_name: name } });
      expect([stranger.status, stranger.body.code]).toEqual([404, 'not_found']);
      const user = await makeUser(api);
      expect((await recover({ bearer: user.token, body: { agent_name: name } })).status).toBe(404);
    }
  });

  it('is 409 once it was revoked; other agents of the owner still have theirs', async () => {
    const owner = solanaSigner();
    const revoked = await makeAgent(api, { owner });
    await api.database.query(
      'update agent_keys set revoked_at = now(), key_sealed = null where agent_id = $1',
      [revoked.id],
    );
    const { status, body } = await recover({ signer: owner });
    expect([status, body.code]).toEqual([409, 'key_revoked']);
    const other = await makeAgent(api, { owner });
    expect((await recover({ signer: owner })).data.agents).toMatchObject([{ api_key: other.apiKey }]);
  });

  it('is not given for an agent that is gone', async () => {
    const agent = await makeAgent(api);
    await api.database.query('update agents set active = false where id = $1', [agent.id]);
    expect((await recover({ signer: agent.owner })).status).toBe(404);
  });
});

describe('without good credentials it is 401', () => {
  it.each([
    ['none', {}, 'missing_credentials'],
    ['a wallet alone', { body: { wallet: solanaSigner().address } }, 'missing_credentials'],
    ['an API key', { bearer: `market_${'x'.repeat(43)}` }, 'invalid_credentials'],
  ])('%s', async (_name, options, code) => {
    const { status, body } = await recover(options);
    expect([status, body.code]).toEqual([401, code]);
  });
});

it('is 403 with a signature in the query, which others may have read', async () => {
  const { owner } = await makeAgent(api);
  const { status, body } = await recover({ query: await createWalletCredentials(owner) });
  expect([status, body.code]).toEqual([403, 'custody_proof_required']);
});

it('refuses a name that is too long', async () => {
  const { status } = await recover({ signer: solanaSigner(), body: { agent_name: 'x'.repeat(41) } });
  expect(status).toBe(400);
});
