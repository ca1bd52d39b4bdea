import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pruneOauthSweep } from '../../../server/identity/oauth/jobs.ts';
import { BrowserUser, parseHiddenFields } from '../../support/oauth/browser-user.ts';
import { OauthClient, post, registerClient } from '../../support/oauth/client.ts';
import { publishClient } from '../../support/oauth/client-document.ts';
import { type OauthFixture, startOauthFixture } from '../../support/oauth/oauth-fixture.ts';

let world: OauthFixture;
beforeAll(async () => {
  world = await startOauthFixture();
});
afterAll(() => world.close());

/** Not a browser. */
const PROGRAM = { accept: '*/*' };

const callMcp = (token: string) =>
  fetch(`${world.appUrl}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });

describe('registering', () => {
  it.each([
    [
      'an address that is not https and not this machine',
      ['http://client.example.com/back'],
      'invalid_redirect_uri',
    ],
    ['a script for an address', ['javascript:alert(1)'], 'invalid_redirect_uri'],
    ['a fragment', ['https://client.example.com/#back'], 'invalid_redirect_uri'],
    ['no address', [], 'invalid_redirect_uri'],
  ])('%s is refused', async (_what, redirect_uris, error) => {
    expect(await registerClient(world, { redirect_uris })).toMatchObject({ status: 400, body: { error } });
  });

  it.each([
    'ftp://files.example.com/back',
    'ws://client.example.com/back',
    'wss://client.example.com/back',
    'view-source:https://client.example.com/back',
    'data:text/html,hi',
    'file:///tmp/back',
    'blob:https://client.example.com/5f2b8c0d',
    'about:blank',
    'chrome://settings',
    'vbscript:msgbox',
    'mailto:me@example.com',
    'intent://back#Intent',
    'ms-settings:privacy',
    'back:/here',
    'http://localhost.evil.example/back',
    'http://127.0.0.1.evil.example/back',
    'http://0.0.0.0/back',
  ])('%s is no address to come back to', async (uri) => {
    const answer = await registerClient(world, { redirect_uris: ['http://127.0.0.1/back', uri] });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_redirect_uri' } });
  });

  it.each([
    'https://client.example.com/back',
    'http://127.0.0.1:33418/back',
    'http://localhost/back',
    'http://[::1]:1234/back',
    'cursor://anysphere.cursor-mcp/oauth/callback',
    'vscode://vscode.github-authentication/did-authenticate',
    'vscode-insiders://vscode.github-authentication/did-authenticate',
    'com.example.app:/oauth2redirect',
  ])('%s is one', async (uri) => {
    expect((await registerClient(world, { redirect_uris: [uri] })).status).toBe(201);
  });

  it('an address that was registered before it was refused leads nowhere', async () => {
    const client = await OauthClient.register(world);
    const uri = 'ftp://files.example.com/back';
    await world.api.database.query(
      `update oauth_records set payload = jsonb_set(payload, '{redirect_uris}', $1)
        where kind = 'Client' and payload ->> 'client_id' = $2`,
      [JSON.stringify([uri]), client.id],
    );
    const begun = new OauthClient(world, client.id, uri).authorizeUrl();
    const answer = await new BrowserUser().open(begun, undefined, PROGRAM);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_redirect_uri' }]);
  });

  it('a name without end is refused', async () => {
    const client_name = 'x'.repeat(101);
    const answer = await registerClient(world, { redirect_uris: ['http://127.0.0.1/back'], client_name });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_client_metadata' } });
  });

  it('a client that nobody connects with is forgotten, one that somebody does is not', async () => {
    const used = await OauthClient.register(world);
    const unused = await OauthClient.register(world);
    await used.connect();
    const { parts, database } = world.api;
    await database.query(
      `update oauth_records set expires_at = expires_at - interval '25 hours' where kind = 'Client'`,
    );
    await pruneOauthSweep.runStep(parts.orm.em.fork(), new Date(), undefined);
    expect((await new BrowserUser().open(used.authorizeUrl())).status).toBe(302);
    const gone = await new BrowserUser().open(unused.authorizeUrl(), undefined, PROGRAM);
    expect([gone.status, await gone.json()]).toEqual([
      400,
      { error: 'invalid_client', error_description: expect.any(String) },
    ]);
  });
});

describe('beginning a connection', () => {
  let client: OauthClient;
  beforeAll(async () => {
    client = await OauthClient.register(world);
  });

  it.each([
    ['another path', 'http://127.0.0.1:33418/elsewhere'],
    ['another host', 'http://127.0.0.2:33418/callback'],
    ['the host as a user name', 'http://127.0.0.1@evil.example/callback'],
    ['https', 'https://127.0.0.1:33418/callback'],
  ])('an address to come back to with %s is refused here', async (_what, redirect_uri) => {
    const answer = await new BrowserUser().open(client.authorizeUrl({ redirect_uri }), undefined, PROGRAM);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_redirect_uri' }]);
  });

  it('a person is told on a page', async () => {
    const answer = await new BrowserUser().open(client.authorizeUrl({ client_id: '<b>nobody' }));
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(page).toContain('Connection failed');
    expect(page).not.toContain('<b>');
  });

  it.each([
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['with plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for something else than a code', { response_type: 'nonsense' }, 'unsupported_response_type'],
    ['for another resource', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
  ])('%s, the client is told', async (_what, changes, error) => {
    const back = (await new BrowserUser().followRedirects(client.authorizeUrl(changes), [
      client.redirectUri,
    ])) as URL;
    expect(back.searchParams.get('error')).toBe(error);
    expect(back.searchParams.get('state')).toBe('as it was');
  });

  it.each([
    'https://127.0.0.1/client.json',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/client.json',
    'https://metadata.internal/client.json',
  ])('a client metadata document at %s is not asked for', async (client_id) => {
    const inward = new OauthClient(world, client_id).authorizeUrl();
    const answer = await new BrowserUser().open(inward, undefined, PROGRAM);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_client' }]);
  });

  it('a client metadata document on this machine is not asked for, though it is there', async () => {
    const published = await publishClient((id) => ({
      client_id: id,
      redirect_uris: ['http://127.0.0.1/callback'],
    }));
    onTestFinished(() => published.close());
    const inward = new OauthClient(world, published.url).authorizeUrl();
    expect((await new BrowserUser().open(inward)).status).toBe(400);
    const form = { grant_type: 'refresh_token', client_id: published.url, refresh_token: 'x' };
    expect((await post(world, '/api/oauth/token', form)).body.error).toBe('invalid_client');
    expect(published.requests()).toBe(0);
  });
});

describe('the browser', () => {
  const REFUSED = 'was not started in this browser';

  it('that did not begin a connection cannot sign in for it, see or allow it', async () => {
    const client = await OauthClient.register(world);
    const [victim, thief] = [new BrowserUser(), new BrowserUser()];
    const begun = (await thief.open(client.authorizeUrl())).headers.get('location') ?? '';
    // the thief has the victim sign in, which the victim's browser refuses to bring back
    const login = (await victim.followRedirects(begun, [])) as Response;
    const back = (await victim.followRedirects(login.url, [], { name: 'Victim' })) as Response;
    expect([back.status, await back.text()]).toEqual([400, expect.stringContaining(REFUSED)]);
    const page = await client.openConsentPage(thief, 'Thief');
    const { interaction = '', csrf = '' } = parseHiddenFields(page);
    const seen = await victim.open(`${world.appUrl}/api/oauth/consent?interaction=${interaction}`);
    expect([seen.status, await seen.text()]).toEqual([400, expect.stringContaining(REFUSED)]);
    const form = { interaction, csrf, decision: 'allow' };
    expect((await victim.open(`${world.appUrl}/api/oauth/consent`, form)).status).toBe(400);
  });

  it('that comes back with a code that is not good, or without one, is told', async () => {
    const client = await OauthClient.register(world);
    const person = new BrowserUser();
    const begun = new URL((await person.open(client.authorizeUrl())).headers.get('location') ?? '');
    const state = begun.searchParams.get('state') ?? '';
    const callback = `${world.appUrl}/api/oauth/callback?state=${state}`;
    const bad = await person.open(`${callback}&code=made-up`);
    expect([bad.status, await bad.text()]).toEqual([400, expect.stringContaining('rejected the sign-in')]);
    const back = (await person.followRedirects(`${callback}&error=access_denied`, [
      client.redirectUri,
    ])) as URL;
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  it('sends no form of another page', async () => {
    const client = await OauthClient.register(world);
    const person = new BrowserUser();
    const form = { ...parseHiddenFields(await client.openConsentPage(person)), decision: 'allow' };
    const url = `${world.appUrl}/api/oauth/consent`;
    const elsewhere = await person.open(url, form, { origin: 'https://evil.example' });
    const madeUp = await person.open(url, { ...form, csrf: 'made up' });
    expect([elsewhere.status, madeUp.status]).toEqual([400, 400]);
    expect((await person.open(url, form, { origin: world.appUrl })).status).toBe(303);
    expect((await person.open(url, form)).status).toBe(400);
  });

  it('is asked each time, whoever signed in before', async () => {
    const client = await OauthClient.register(world);
    const person = new BrowserUser();
    await client.obtainCode(person, 'Ada');
    expect(await client.openConsentPage(person)).toContain('signed in as <strong>Ada</strong>');
  });
});

describe('a code', () => {
  let client: OauthClient;
  beforeAll(async () => {
    client = await OauthClient.register(world);
  });

  it.each([
    ['without its verifier', { code_verifier: undefined }],
    ["with another's verifier", { code_verifier: 'x'.repeat(43) }],
    ['for another address', { redirect_uri: 'http://127.0.0.1:1/callback' }],
  ])('is not taken %s', async (_what, changes) => {
    expect(await client.exchange(await client.obtainCode(), changes)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
  });

  it('is not taken from another client', async () => {
    const other = await OauthClient.register(world);
    const stolen = await client.exchange(await client.obtainCode(), { client_id: other.id });
    expect(stolen).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('counts once: sent again, what it gave ends', async () => {
    const code = await client.obtainCode();
    const { body } = await client.exchange(code);
    expect((await client.exchange(code)).body.error).toBe('invalid_grant');
    expect((await callMcp(body.access_token)).status).toBe(401);
  });

  it('sent many times at once, it gives one set of tokens at most, and nothing lasts', async () => {
    const code = await client.obtainCode();
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.exchange(code)));
    const given = answers.filter(({ status }) => status === 200);
    expect(given.length).toBeLessThanOrEqual(1);
    for (const { body } of given) {
      expect((await callMcp(body.access_token)).status).toBe(401);
      expect((await client.refresh(body.refresh_token)).status).toBe(400);
    }
  });
});

describe('a refresh token', () => {
  it('counts once: sent again, the whole family ends', async () => {
    const client = await OauthClient.register(world);
    const first = await client.connect();
    const { body: second } = await client.refresh(first.refresh_token);
    expect((await callMcp(second.access_token)).status).toBe(200);
    expect((await client.refresh(first.refresh_token)).body.error).toBe('invalid_grant');
    expect((await client.refresh(second.refresh_token)).body.error).toBe('invalid_grant');
    expect((await callMcp(second.access_token)).status).toBe(401);
    expect((await callMcp(first.access_token)).status).toBe(401);
  });

  it('is of no use to another client, which cannot end the connection either', async () => {
    const [client, other] = [await OauthClient.register(world), await OauthClient.register(world)];
    const tokens = await client.connect();
    expect((await other.refresh(tokens.refresh_token)).body.error).toBe('invalid_grant');
    await other.revoke(tokens.refresh_token);
    expect((await callMcp(tokens.access_token)).status).toBe(200);
  });

  it('gives nothing for another resource', async () => {
    const client = await OauthClient.register(world);
    const { refresh_token } = await client.connect();
    const answer = await client.refresh(refresh_token, { resource: 'https://elsewhere.example/' });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_target' } });
  });
});

describe('an access token', () => {
  const change = (set: string) =>
    world.api.database.query(`update oauth_records set ${set} where kind = 'AccessToken'`);

  it('that has expired, or is for another resource, is refused at the MCP endpoint', async () => {
    const client = await OauthClient.register(world);
    const { access_token: token } = await client.connect();
    expect((await callMcp(token)).status).toBe(200);
    await change(`audience = 'https://elsewhere.example/mcp'`);
    const elsewhere = await callMcp(token);
    expect([elsewhere.status, elsewhere.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringContaining(`resource_metadata="${world.appUrl}/.well-known/oauth-protected-resource/mcp"`),
    ]);
    await change(`audience = '${world.appUrl}/mcp', expires_at = now() - interval '1 second'`);
    expect((await callMcp(token)).status).toBe(401);
  });

  it('is refused by the API', async () => {
    const { access_token: bearer } = await (await OauthClient.register(world)).connect();
    const answer = await world.api.call('GET', '/api/notifications', { bearer });
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid_credentials']);
  });

  it('is stored nowhere, nor are codes, secrets and refresh tokens', async () => {
    const client = await OauthClient.register(world);
    const code = await client.obtainCode();
    const { body } = await client.exchange(code);
    const [{ all }] = (await world.api.database.query(
      `select string_agg(oauth_records::text, ' ') as all from oauth_records`,
    )) as [{ all: string }];
    for (const secret of [code, body.access_token, body.refresh_token]) expect(all).not.toContain(secret);
    const log = world.api.readLog().join('\n');
    for (const secret of [code, body.access_token, body.refresh_token]) expect(log).not.toContain(secret);
  });
});

it.each(['/api/oauth/token', '/api/oauth/revoke'] as const)(
  '413: a form of more than 1 MB, to %s',
  async (path) => {
    const { status } = await post(world, path, { client_id: 'x', token: 'x'.repeat(1024 * 1024) });
    expect(status).toBe(413);
  },
);

it('413: a decision of more than 1 MB', async () => {
  const form = { interaction: 'x', csrf: 'x'.repeat(1024 * 1024), decision: 'allow' };
  expect((await new BrowserUser().open(`${world.appUrl}/api/oauth/consent`, form)).status).toBe(413);
});
