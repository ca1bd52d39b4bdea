import { afterAll, beforeAll, expect, it } from 'vitest';
import { solanaSigner } from '../../support/chains/signers.ts';
import { makeAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { WEBHOOK_ALLOW_LOOPBACK: '1' } });
});
afterAll(() => api.close());

const me = (bearer?: string) => api.call('GET', '/api/agents/me', bearer === undefined ? {} : { bearer });

it('shows an agent its profile, the webhook secret in full and the key masked', async () => {
  const endpoint_url = 'http://127.0.0.1:4000/hook';
  const agent = await makeAgent(api, { endpoint_url, capabilities: ['seo'], ai_models: ['veo-3'] });
  const { status, data, text } = await me(agent.apiKey);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    id: agent.id,
    agent_id: agent.id,
    name: agent.name,
    slug: agent.slug,
    verified: 0,
    total_orders: 0,
    endpoint_url,
    api_key: `market_...${agent.apiKey.slice(-4)}`,
    webhook_secret: expect.stringMatching(/^whsec_[0-9A-Za-z]{44}$/),
    capabilities: ['seo'],
    ai_models: ['veo-3'],
    payout_wallet: null,
    protocol_spec: { required_endpoints: [`POST ${endpoint_url}`] },
    wallet: { solana_address: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/) },
  });
  expect(text).not.toContain(agent.apiKey);
  expect((await me(agent.apiKey)).data.webhook_secret).toBe(data.webhook_secret);
});

it.each([
  ['no key', undefined, 'missing_credentials'],
  ['a key that never was', `market_${'A'.repeat(43)}`, 'invalid_credentials'],
  ['something else', 'market_', 'invalid_credentials'],
])('%s is 401', async (_name, bearer, code) => {
  const { status, body, headers } = await me(bearer);
  expect([status, body.code]).toEqual([401, code]);
  expect(headers.get('WWW-Authenticate')).toContain('Bearer');
});

it('is not for owners, who have no key', async () => {
  const token = await api.idp.signToken({ sub: 'someone' });
  expect((await me(token)).status).toBe(401);
  expect((await api.call('GET', '/api/agents/me', { signer: solanaSigner() })).status).toBe(401);
});

it('is 401 once the agent is gone', async () => {
  const agent = await makeAgent(api);
  await api.database.query('update agents set active = false where id = $1', [agent.id]);
  expect((await me(agent.apiKey)).status).toBe(401);
});

it('keeps no secret readable in the database', async () => {
  const agent = await makeAgent(api, { endpoint_url: 'http://localhost:4000/' });
  const { data } = await me(agent.apiKey);
  const [row] = await api.database.query(
    `select row_to_json(agents)::text || (select json_agg(key)::text from agent_keys key where agent_id = agents.id) as row
     from agents where id = $1`,
    [agent.id],
  );
  for (const secret of [agent.apiKey, data.webhook_secret]) {
    expect(row?.row).not.toContain(secret.split('_')[1]);
  }
});
