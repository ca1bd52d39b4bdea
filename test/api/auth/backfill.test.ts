import { afterAll, beforeAll, expect, test } from 'vitest';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { makeAgent, makeHiddenAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const signIn = async (claims: { sub: string; [claim: string]: unknown }) =>
  api.call('POST', '/api/auth/user', { bearer: await api.idp.signToken(claims) });

test('agents of newly linked wallets become the person’s, once, and are counted', async () => {
  const [solana, evm] = [solanaSigner(), evmSigner()];
  const agents = [
    await makeAgent(api, { owner: solana }),
    await makeAgent(api, { owner: solana }),
    await makeAgent(api, { owner: evm }),
  ];
  await makeAgent(api);
  await makeHiddenAgent(api);
  const wallets = [solana.address, evm.address.toLowerCase()];
  expect((await signIn({ sub: 'ada', wallets })).data.backfilled).toBe(3);
  expect((await signIn({ sub: 'ada', wallets })).data.backfilled).toBe(0);

  const bearer = await api.idp.signToken({ sub: 'ada' });
  const { data } = await api.call('POST', '/api/agents/recover', { bearer });
  const found = data.agents.map(({ agent_id }: { agent_id: string }) => agent_id);
  expect(found.toSorted()).toEqual(agents.map(({ id }) => id).toSorted());
});

test('a wallet that is linked later brings its agents later', async () => {
  const owner = solanaSigner();
  await signIn({ sub: 'late' });
  await makeAgent(api, { owner });
  expect((await signIn({ sub: 'late', wallets: [owner.address] })).data).toMatchObject({
    is_new: false,
    backfilled: 1,
  });
});

test('an agent that a person owns already stays theirs', async () => {
  const owner = solanaSigner();
  const agent = await makeAgent(api, { owner });
  await signIn({ sub: 'first-owner', wallets: [owner.address] });
  const { data } = await signIn({ sub: 'second-owner', wallets: [owner.address] });
  expect(data).toMatchObject({ wallets: [], backfilled: 0 });
  const body = { description: 'Changed by the second person' };
  const bearer = await api.idp.signToken({ sub: 'second-owner' });
  expect((await api.call('PATCH', `/api/agents/${agent.id}`, { bearer, body })).status).toBe(403);
});

test('the X handle of a person is that of the agents, also when it changes', async () => {
  const owner = solanaSigner();
  const agent = await makeAgent(api, { owner });
  await signIn({ sub: 'handle', wallets: [owner.address], twitter_username: 'ada_makes' });
  const { data } = await api.call('GET', '/api/agents/me', { bearer: agent.apiKey });
  expect(data).toMatchObject({ twitter_username: 'ada_makes', verified: 1 });
  await signIn({ sub: 'handle', twitter_username: 'renamed' });
  const later = await api.call('GET', '/api/agents/me', { bearer: agent.apiKey });
  expect(later.data.twitter_username).toBe('renamed');
});
