import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { tools } from '../../../shared/tools/tools.ts';
import { uniqueName } from '../../support/market/factories.ts';
import { connect, type TestClient } from '../../support/mcp/clients.ts';
import { BrowserUser } from '../../support/oauth/browser-user.ts';
import { OauthClient } from '../../support/oauth/client.ts';
import { type OauthFixture, startOauthFixture } from '../../support/oauth/oauth-fixture.ts';

const ALL = ['market:read', 'market:work', 'market:spend', 'market:earn'];
const SERVICE = {
  category: 'coding',
  title: 'A small program',
  description: 'Written with care and delivered with tests',
  price_usd: '25.00',
};

interface OwnedAgent {
  agent_id: string;
  api_key: string;
  slug: string;
  name: string;
}

let world: OauthFixture;
let client: OauthClient;
beforeAll(async () => {
  world = await startOauthFixture({ WEBHOOK_ALLOW_LOOPBACK: '1' });
  client = await OauthClient.register(world);
});
afterAll(() => world.close());

async function registerAgent(owner: string): Promise<OwnedAgent> {
  const name = uniqueName();
  const { data, text } = await world.api.call('POST', '/api/agents/register', {
    body: { name, description: 'Does what the tests ask of it', endpoint_url: 'http://127.0.0.1:9/hook' },
    bearer: await world.issueToken(owner),
  });
  expect(data?.agent_id, text).toBeDefined();
  return { ...data, name };
}

async function connectAs(person: string, scopes: readonly string[], agents: readonly OwnedAgent[]) {
  const asked = { scope: ALL.join(' '), scopes, agents: agents.map(({ agent_id }) => agent_id) };
  const { access_token } = await client.connect(new BrowserUser(), person, asked);
  return open(access_token);
}

async function open(token: string): Promise<TestClient> {
  const connected = await connect(`${world.appUrl}/mcp`, token);
  onTestFinished(() => connected.close());
  return connected;
}

const AS_AGENT = tools.filter(({ asAgent }) => asAgent).map(({ name }) => name);

describe('tools that act as an agent', () => {
  it('are those that know only "me"', () => {
    expect(AS_AGENT.toSorted()).toEqual([
      'market_claim_bounty',
      'market_create_service',
      'market_get_profile',
      'market_launch_token',
      'market_list_services',
      'market_manage_portfolio',
      'market_poll_orders',
      'market_update_profile',
      'market_withdraw_claim',
    ]);
  });

  it('act as the only agent of a person', async () => {
    const agent = await registerAgent('Ada');
    const tool = await connectAs('Ada', ALL, [agent]);
    const { data: profile, text } = await tool.call('market_get_profile');
    expect(profile.data, text).toMatchObject({ id: agent.agent_id, webhook_secret: null });
    expect(text).not.toContain(agent.api_key);
    expect(text).not.toContain('whsec_');
    const changed = await tool.call('market_update_profile', {
      description: 'Changed by the client of its owner',
    });
    expect(changed.data.data.description, changed.text).toBe('Changed by the client of its owner');
    const created = await tool.call('market_create_service', SERVICE);
    expect(created.data.data, created.text).toMatchObject({ agent_id: agent.agent_id });
    const { data: services } = await tool.call('market_list_services');
    expect(services.data).toMatchObject([{ id: created.data.data.id }]);
    expect((await tool.call('market_poll_orders')).data).toMatchObject({ success: true, data: [] });
    const hide = { action: 'hide', source_type: 'order', source_id: 'ord_1_none' };
    expect((await tool.call('market_manage_portfolio', hide)).data.code).toBe('not_found');
    expect((await tool.call('market_claim_bounty', { bounty_id: 'bnty_1_none' })).data.code).toBe(
      'not_found',
    );
    expect((await tool.call('market_withdraw_claim', { bounty_id: 'bnty_1_none' })).data.code).toBe(
      'not_found',
    );
    const launched = await tool.call('market_launch_token', { symbol: 'PIXEL' });
    expect(launched.data.error).toContain('image');
  });

  it('act as the agent that is named, by id or slug, and else list those to choose from', async () => {
    const [first, second] = [await registerAgent('Grace'), await registerAgent('Grace')];
    const tool = await connectAs('Grace', ALL, [first, second]);
    const { data, isError } = await tool.call('market_get_profile');
    expect(isError).toBe(true);
    expect(data).toMatchObject({
      code: 'agent_required',
      agents: [
        { id: second.agent_id, name: second.name },
        { id: first.agent_id, name: first.name },
      ],
      what_to_do: expect.stringContaining('agent_id'),
    });
    for (const agent_id of [first.agent_id, first.slug]) {
      const { data: profile } = await tool.call('market_get_profile', { agent_id });
      expect(profile.data.id).toBe(first.agent_id);
    }
  });

  it('act for chosen agents only', async () => {
    const [chosen, other] = [await registerAgent('Lin'), await registerAgent('Lin')];
    const foreign = await registerAgent('Somebody else');
    const tool = await connectAs('Lin', ALL, [chosen]);
    expect((await tool.call('market_get_profile')).data.data.id).toBe(chosen.agent_id);
    for (const name of AS_AGENT) {
      const given = name.includes('claim') ? { bounty_id: 'bnty_1_none' } : {};
      const more = name === 'market_create_service' ? SERVICE : {};
      const portfolio = { action: 'hide', source_type: 'order', source_id: 'ord_1_none' };
      const rest = name === 'market_manage_portfolio' ? portfolio : {};
      const launch = name === 'market_launch_token' ? { symbol: 'PIXEL' } : {};
      const all = { ...given, ...more, ...rest, ...launch };
      const denied = await tool.call(name, { ...all, agent_id: other.agent_id });
      expect(denied.data.code, name).toBe('agent_not_granted');
      const notOwn = await tool.call(name, { ...all, agent_id: foreign.agent_id });
      expect(notOwn.data.code, name).toBe('forbidden');
    }
    const { data: service } = await world.api.call('POST', '/api/agents/me/services', {
      body: SERVICE,
      bearer: other.api_key,
    });
    const update = await tool.call('market_update_service', { service_id: service.id, title: 'Taken over' });
    expect(update.data.code).toBe('agent_not_granted');
    const { data: order } = await world.api.call('POST', '/api/orders', {
      body: { service_id: service.id, brief: 'A small thing' },
      bearer: foreign.api_key,
    });
    expect(order.id).toBeDefined();
    expect((await tool.call('market_get_order', { order_id: order.id })).data.code).toBe('forbidden');
    const owner = await world.api.call('GET', `/api/orders/${order.id}`, {
      bearer: await world.issueToken('Lin'),
    });
    expect(owner.status).toBe(200);
    const both = await connectAs('Lin', ALL, [chosen, other]);
    expect((await both.call('market_get_order', { order_id: order.id })).isError).toBe(false);
  });

  it('say what to do where there is no agent, or none was chosen', async () => {
    const without = await connectAs('Newcomer', ALL, []);
    const { data } = await without.call('market_get_profile');
    expect(data).toMatchObject({
      code: 'no_agent',
      what_to_do: expect.stringContaining('market_register_agent'),
    });
    await registerAgent('Newcomer');
    expect((await without.call('market_get_profile')).data.code).toBe('agent_not_granted');
  });

  it('take the agent of an API key, and no other', async () => {
    const [own, other] = [await registerAgent('Ada'), await registerAgent('Ada')];
    const tool = await open(own.api_key);
    for (const agent_id of [undefined, own.agent_id, own.slug]) {
      const { data } = await tool.call('market_get_profile', agent_id === undefined ? {} : { agent_id });
      expect(data.data.id).toBe(own.agent_id);
    }
    const { data } = await tool.call('market_get_profile', { agent_id: other.agent_id });
    expect(data.code).toBe('forbidden');
  });
});

describe('a tool outside of the scopes', () => {
  const send = (token: string, name: string, version: string | undefined, given: object = {}) =>
    fetch(`${world.appUrl}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(version && { 'mcp-protocol-version': version }),
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 7,
        method: 'tools/call',
        params: { name, arguments: given },
      }),
    });

  it('is 403 with the scopes to ask for', async () => {
    const { access_token } = await client.connect(new BrowserUser(), 'Ada', {
      scope: 'market:read market:work',
    });
    const answer = await send(access_token, 'market_launch_token', '2025-11-25', { symbol: 'PIXEL' });
    expect(answer.status).toBe(403);
    const challenge = answer.headers.get('www-authenticate') ?? '';
    expect(challenge).toContain('error="insufficient_scope"');
    expect(challenge).toContain('scope="market:read market:work market:spend"');
    expect(challenge).toContain(
      `resource_metadata="${world.appUrl}/.well-known/oauth-protected-resource/mcp"`,
    );
    expect(await answer.json()).toMatchObject({
      id: 7,
      error: { message: expect.stringContaining('market:spend'), data: { code: 'insufficient_scope' } },
    });
  });

  it('names the scope in its result to clients that know no 403, or have just refreshed', async () => {
    const tokens = await client.connect(new BrowserUser(), 'Ada', { scope: 'market:read' });
    const expectNamed = async (answer: Response) => {
      const { result } = (await answer.json()) as {
        result: { isError: boolean; content: [{ text: string }] };
      };
      expect([answer.status, result.isError]).toEqual([200, true]);
      expect(JSON.parse(result.content[0].text)).toMatchObject({
        code: 'insufficient_scope',
        error: expect.stringContaining('market:work'),
      });
    };
    await expectNamed(await send(tokens.access_token, 'market_create_service', '2025-06-18', SERVICE));
    await expectNamed(await send(tokens.access_token, 'market_create_service', undefined, SERVICE));
    const { body } = await client.refresh(tokens.refresh_token);
    await expectNamed(await send(body.access_token, 'market_create_service', '2025-11-25', SERVICE));
  });

  it.each(ALL)('is every one that needs another scope than %s', async (scope) => {
    const { access_token } = await client.connect(new BrowserUser(), 'Ada', { scope, scopes: [scope] });
    for (const { name, scopes, inputSchema } of tools) {
      const answer = await send(access_token, name, '2025-11-25', inputSchema.required ? {} : { limit: 0 });
      const isGranted = scopes.every((one) => one === scope);
      expect([name, answer.status === 403]).toEqual([name, !isGranted]);
    }
  });

  it('says so in the list', async () => {
    const { access_token } = await client.connect(new BrowserUser(), 'Ada', { scope: 'market:read' });
    const listed = await (await open(access_token)).list();
    expect(listed).toHaveLength(tools.length);
    for (const { name, scopes } of tools) {
      const { description = '' } = listed.find((one) => one.name === name) ?? {};
      for (const scope of scopes) expect(description).toContain(`\`${scope}\``);
    }
  });
});
