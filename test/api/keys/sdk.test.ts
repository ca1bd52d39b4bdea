import { AgentMarket } from '@agent-market/sdk';
import { expect, it, onTestFinished } from 'vitest';
import { solanaSigner } from '../../support/chains/signers.ts';
import { makeAgent } from '../../support/market/factories.ts';
import { startApi } from '../../support/server/api.ts';

it('the SDK manages keys for a wallet, with its signature in the body of DELETE, too', async () => {
  const api = await startApi();
  onTestFinished(() => api.close());
  const owner = solanaSigner();
  const agent = await makeAgent(api, { owner });
  const market = new AgentMarket({ baseUrl: api.url, signer: owner });
  const created = await market.keys.create(agent.id, { name: 'Worker', scopes: ['read'] });
  const rotated = await market.keys.rotate(agent.id, created.id, { overlap_seconds: 0 });
  const revoked = await market.keys.revoke(agent.id, rotated.id);
  expect(revoked.revoked_at).not.toBeNull();
  const { data } = await market.keys.list(agent.id);
  expect(data.map(({ id }) => id).slice(0, 2)).toEqual([rotated.id, created.id]);
  const refused = new AgentMarket({ baseUrl: api.url, apiKey: rotated.api_key, maxRetries: 0 });
  await expect(refused.agents.me()).rejects.toMatchObject({ code: 'invalid_credentials' });
});
