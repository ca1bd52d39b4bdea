import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, OAuthGrant } from '../../../server/identity/caller.ts';
import { uniqueName } from '../../support/market/factories.ts';
import { BrowserUser } from '../../support/oauth/browser-user.ts';
import { OauthClient, registerClient } from '../../support/oauth/client.ts';
import { type OauthFixture, startOauthFixture } from '../../support/oauth/oauth-fixture.ts';

const ALL = ['market:read', 'market:work', 'market:spend', 'market:earn'];

let world: OauthFixture;
let client: OauthClient;
beforeAll(async () => {
  world = await startOauthFixture();
  client = await OauthClient.register(world);
});
afterAll(() => world.close());

async function registerAgent(owner: string): Promise<{ agent_id: string; name: string }> {
  const name = uniqueName();
  const { data, text } = await world.api.call('POST', '/api/agents/register', {
    body: { name, description: 'Does what the tests ask of it' },
    bearer: await world.issueToken(owner),
  });
  expect(data?.agent_id, text).toBeDefined();
  return { ...data, name };
}

async function grantOf(token: string): Promise<OAuthGrant | undefined> {
  const { credentials } = world.api.operations.get('mcp_send');
  const nothing = { query: {}, cookies: {}, params: {}, body: undefined, sender: 'x', isRead: false };
  const request = { ...nothing, bearer: token, headers: { authorization: `Bearer ${token}` } };
  const caller = (await credentials?.identify(request)) as Caller;
  return caller.kind === 'user' ? caller.grant : undefined;
}

const boxes = (page: string, name: string) =>
  [
    ...page.matchAll(new RegExp(`<input type="checkbox" name="${name}" value="([^"]*)"( checked)?>`, 'g')),
  ].map(([, value, checked]) => [value, checked !== undefined]);

describe('the scopes of a connection', () => {
  it('are named in the documents and by registration', async () => {
    for (const path of ['oauth-protected-resource', 'oauth-authorization-server']) {
      const answer = await fetch(`${world.appUrl}/.well-known/${path}`);
      expect(await answer.json()).toMatchObject({ scopes_supported: ALL });
    }
    const redirect_uris = ['http://127.0.0.1/back'];
    expect((await registerClient(world, { redirect_uris })).body).toMatchObject({ scope: ALL.join(' ') });
    expect((await registerClient(world, { redirect_uris, scope: 'market:work' })).body).toMatchObject({
      scope: 'market:work',
    });
  });

  it('are offered as far as they were asked for; what spends money is ticked by the person', async () => {
    const page = await client.openConsentPage(new BrowserUser(), 'Ada', ALL.join(' '));
    expect(page).toContain('name="scope" value="market:read"');
    expect(boxes(page, 'scope')).toEqual([
      ['market:work', true],
      ['market:spend', false],
      ['market:earn', false],
    ]);
    expect(page).toContain('Deposit into Earn');
    const less = await client.openConsentPage(new BrowserUser(), 'Ada', 'market:read market:work');
    expect(boxes(less, 'scope')).toEqual([['market:work', true]]);
    expect(less).not.toContain('market:spend');
  });

  it('are market:read where nothing was asked for, unless the person ticks more', async () => {
    const page = await client.openConsentPage(new BrowserUser(), 'Ada');
    expect(boxes(page, 'scope').every(([, checked]) => !checked)).toBe(true);
    expect((await client.connect(new BrowserUser(), 'Ada')).scope).toBe('market:read');
    const more = await client.connect(new BrowserUser(), 'Ada', { scopes: ['market:read', 'market:spend'] });
    expect(more.scope).toBe('market:read market:spend');
  });

  it('are those that the person left ticked', async () => {
    const asked = { scope: ALL.join(' '), scopes: ['market:read', 'market:earn'] };
    const tokens = await client.connect(new BrowserUser(), 'Ada', asked);
    expect(tokens.scope).toBe('market:read market:earn');
    expect(await grantOf(tokens.access_token)).toMatchObject({
      scopes: ['market:read', 'market:earn'],
      agentIds: [],
    });
    const { body } = await client.refresh(tokens.refresh_token);
    expect(body.scope).toBe('market:read market:earn');
  });

  it('are not more than were asked for, whatever form is sent', async () => {
    const person = new BrowserUser();
    const page = await client.openConsentPage(person, 'Ada', 'market:read');
    const sent = { scopes: ['market:read', 'market:spend'] };
    await expect(client.submitConsent(person, page, 'allow', sent)).resolves.toMatchObject({ status: 400 });
  });

  it('are read and work for clients that ask for market, and offline_access is no scope of its own', async () => {
    const tokens = await client.connect(new BrowserUser(), 'Ada', { scope: 'market offline_access' });
    expect(tokens.scope).toBe('market:read market:work');
    const { status } = await client.refresh(tokens.refresh_token, { scope: 'market' });
    expect(status).toBe(200);
  });

  it.each(['market:admin', 'market:read openid', 'nonsense'])('cannot be %s', async (scope) => {
    const back = (await new BrowserUser().followRedirects(client.authorizeUrl({ scope }), [
      client.redirectUri,
    ])) as URL;
    expect(back.searchParams.get('error')).toBe('invalid_scope');
    expect(back.searchParams.get('state')).toBe('as it was');
  });

  it('are narrowed by a refresh, never widened', async () => {
    const tokens = await client.connect(new BrowserUser(), 'Ada', { scope: 'market:read market:work' });
    const wider = await client.refresh(tokens.refresh_token, { scope: 'market:read market:spend' });
    expect(wider).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
    const unknown = await client.refresh(tokens.refresh_token, { scope: 'market:admin' });
    expect(unknown).toMatchObject({ status: 400, body: { error: 'invalid_scope' } });
    const { status, body } = await client.refresh(tokens.refresh_token, { scope: 'market:read' });
    expect([status, body.scope]).toEqual([200, 'market:read']);
    expect((await grantOf(body.access_token))?.scopes).toEqual(['market:read']);
    const { body: full } = await client.refresh(body.refresh_token);
    expect(full.scope).toBe('market:read market:work');
  });
});

describe('the agents of a connection', () => {
  it('are chosen by the person; the only one is ticked already', async () => {
    const only = await registerAgent('Lone');
    const page = await client.openConsentPage(new BrowserUser(), 'Lone');
    expect(boxes(page, 'agent')).toEqual([[only.agent_id, true]]);
    const second = await registerAgent('Lone');
    const again = await client.openConsentPage(new BrowserUser(), 'Lone');
    expect(boxes(again, 'agent')).toEqual([
      [second.agent_id, false],
      [only.agent_id, false],
    ]);
    const tokens = await client.connect(new BrowserUser(), 'Lone', { agents: [second.agent_id] });
    expect((await grantOf(tokens.access_token))?.agentIds).toEqual([second.agent_id]);
    const { data } = await world.api.call('GET', '/api/connections', {
      bearer: await world.issueToken('Lone'),
    });
    expect(data[0]).toMatchObject({
      scopes: ['market:read'],
      agents: [{ id: second.agent_id, name: second.name }],
    });
  });

  it('are the own ones', async () => {
    const other = await registerAgent('Somebody else');
    const person = new BrowserUser();
    const page = await client.openConsentPage(person, 'Ada');
    const sent = { agents: [other.agent_id] };
    await expect(client.submitConsent(person, page, 'allow', sent)).resolves.toMatchObject({ status: 400 });
  });
});

it('connections from before there were several scopes read and work for every agent', async () => {
  const tokens = await client.connect(new BrowserUser(), 'Ada');
  const { query } = world.api.database;
  await query(
    `update oauth_records set payload = jsonb_set(payload, '{scope}', '"market"') where payload ? 'scope'`,
  );
  await query(
    `update oauth_records set payload = jsonb_set(payload - 'agentIds' - 'rejected', '{resources}',
      (select jsonb_object_agg(key, 'market') from jsonb_each(payload -> 'resources'))) where kind = 'Grant'`,
  );
  expect(await grantOf(tokens.access_token)).toMatchObject({
    scopes: ['market:read', 'market:work'],
    agentIds: null,
  });
  const { body } = await client.refresh(tokens.refresh_token, { scope: 'market' });
  expect(body.scope).toBe('market:read market:work');
  expect((await client.refresh(body.refresh_token)).body.scope).toBe('market:read market:work');
});
