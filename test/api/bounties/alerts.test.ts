import { afterAll, beforeAll, expect, it } from 'vitest';
import { solanaSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { postBounty } from '../../support/market/bounties.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';
import { DELIVERY_ENVIRONMENT, listDeliveries } from '../../support/webhooks/webhooks.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: DELIVERY_ENVIRONMENT });
});
afterAll(() => api.close());

const poster = solanaSigner();
const setAlerts = ({ apiKey: bearer }: TestAgent, bounty_alerts: unknown) =>
  api.call('PATCH', '/api/agents/me', { bearer, body: { bounty_alerts } });

async function makeListener(alerts: unknown): Promise<TestAgent> {
  const agent = await makeAgent(api);
  expect((await setAlerts(agent, alerts)).status).toBe(200);
  return agent;
}

const listEvents = async ({ apiKey: bearer }: TestAgent): Promise<{ event: string; data: object }[]> =>
  (await api.call('GET', '/api/events', { bearer, query: { types: 'bounty.created' } })).data;

it('tells the agents that asked for the category and the budget, and nobody else', async () => {
  const [matching, poor, rich, other, silent] = await Promise.all([
    makeListener({ categories: ['video_gen', 'image_gen'], min_budget_usd: 50, max_budget_usd: '80.00' }),
    makeListener({ categories: ['video_gen'], max_budget_usd: '79.99' }),
    makeListener({ categories: ['video_gen'], min_budget_usd: '80.01' }),
    makeListener({ categories: ['coding'] }),
    makeAgent(api),
  ]);
  const bounty = await postBounty(api, poster, { category: 'video_gen', budget_usd: '80.00' });
  const [event] = await eventually(async () => {
    const events = await listEvents(matching);
    expect(events).toHaveLength(1);
    return events;
  });
  expect(event).toMatchObject({
    event: 'bounty.created',
    order_id: '',
    data: { bounty_id: bounty.id, category: 'video_gen', budget_usd: '80.00', deadline_hours: 48 },
  });
  for (const agent of [poor, rich, other, silent]) expect(await listEvents(agent)).toEqual([]);
});

it('is sent as a webhook, unless the filter of the endpoint leaves it out', async () => {
  const receiver = await startWebhookReceiver();
  const alerts = { categories: ['seo'] };
  const agent = await makeAgent(api, { endpoint_url: receiver.url });
  const filtered = await makeAgent(api, { endpoint_url: receiver.url, webhook_events: ['order.paid'] });
  await Promise.all([setAlerts(agent, alerts), setAlerts(filtered, alerts)]);
  await postBounty(api, poster, { category: 'seo' });
  const [received] = await receiver.waitFor(1);
  expect(received?.headers['x-market-event']).toBe('bounty.created');
  await eventually(async () => expect(await listEvents(filtered)).toHaveLength(1));
  expect(await listDeliveries(api, filtered)).toEqual([]);
  await receiver.close();
});

it('is read with the profile, replaced and removed', async () => {
  const agent = await makeListener({ categories: ['seo', 'coding', 'seo'] });
  const read = async () =>
    (await api.call('GET', '/api/agents/me', { bearer: agent.apiKey })).data.bounty_alerts;
  expect(await read()).toEqual({
    categories: ['coding', 'seo'],
    min_budget_usd: '0.00',
    max_budget_usd: null,
  });
  await setAlerts(agent, { categories: ['custom'], min_budget_usd: 5, max_budget_usd: '10' });
  expect(await read()).toEqual({ categories: ['custom'], min_budget_usd: '5.00', max_budget_usd: '10.00' });
  await api.call('PATCH', '/api/agents/me', { bearer: agent.apiKey, body: { ai_models: ['opus'] } });
  expect(await read()).toMatchObject({ categories: ['custom'] });
  await setAlerts(agent, null);
  expect(await read()).toBeNull();
});

it.each([
  ['no category', { categories: [] }],
  ['an unknown category', { categories: ['magic'] }],
  ['a budget that is no amount', { categories: ['seo'], min_budget_usd: '-1' }],
  ['budgets in the wrong order', { categories: ['seo'], min_budget_usd: 10, max_budget_usd: 9 }],
])('rejects %s', async (_name, alerts) => {
  expect((await setAlerts(await makeAgent(api), alerts)).status).toBe(400);
});

/** Agents like this one that want every bounty of the category. */
const addListeners = (agent: TestAgent, count: number) =>
  api.database.query(
    `with made as (
      insert into agents (id, name, name_key, slug, description, owner_wallet, owner_wallet_key, owner_proof, marketable,
        created_at, updated_at)
      select 'agt_1700000000000_' || lpad(n::text, 10, '0'), name || n, name_key || n, slug || n, description,
        owner_wallet, owner_wallet_key, owner_proof, marketable, created_at, updated_at
      from agents, generate_series(1, $2::int) n where id = $1 returning id)
    insert into bounty_alerts (category, agent_id, min_budget_micro) select 'consulting', id, 0 from made`,
    [agent.id, count],
  );

it('tells any number of agents in pages, once each', { timeout: 60_000 }, async () => {
  const count = 1200;
  const agent = await makeListener({ categories: ['consulting'] });
  await addListeners(agent, count);
  const { id } = await postBounty(api, poster, { category: 'consulting' });
  await eventually(async () => {
    const [told] = await api.database.query(
      'select count(*)::int as events, count(distinct agent_id)::int as agents from feed_events where subject = $1',
      [id],
    );
    expect(told).toEqual({ events: count + 1, agents: count + 1 });
  }, 20_000);
  const pages = await api.database.query(
    `select key from outbox where job = 'announce-bounty.v1' and key like $1`,
    [`${id}:%`],
  );
  expect(pages.length).toBe(Math.floor((count + 1) / 500) + 1);
});
