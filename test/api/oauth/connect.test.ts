import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Caller } from '../../../server/identity/caller.ts';
import { takeScreenshots } from '../../support/console/page-checks.ts';
import { BrowserUser } from '../../support/oauth/browser-user.ts';
import { OauthClient, post, registerClient } from '../../support/oauth/client.ts';
import { publishClient } from '../../support/oauth/client-document.ts';
import { type OauthFixture, startOauthFixture } from '../../support/oauth/oauth-fixture.ts';
import { connectOfficialClient } from '../../support/oauth/official-client.ts';
import { findChromium, launchBrowser, openMonitoredPage } from '../../support/processes/browser.ts';

let world: OauthFixture;
beforeAll(async () => {
  // client metadata documents of this machine count here
  world = await startOauthFixture({ WEBHOOK_ALLOW_LOOPBACK: '1' });
});
afterAll(() => world.close());

/** Whom the MCP endpoint takes the bearer of a token for. */
async function callerOf(token: string): Promise<Caller> {
  const { credentials } = world.api.operations.get('mcp_send');
  const nothing = { query: {}, cookies: {}, params: {}, body: undefined, sender: 'x', isRead: false };
  const request = { ...nothing, bearer: token, headers: { authorization: `Bearer ${token}` } };
  return (await credentials?.identify(request)) as Caller;
}

describe('the way of a client', () => {
  it('finds its way from the documents', async () => {
    const read = async (path: string) => (await fetch(`${world.appUrl}${path}`)).json();
    const resource = await read('/.well-known/oauth-protected-resource/mcp');
    expect(resource).toEqual(await read('/.well-known/oauth-protected-resource'));
    expect(resource).toMatchObject({
      resource: `${world.appUrl}/mcp`,
      authorization_servers: [world.appUrl],
    });
    const server = await read('/.well-known/oauth-authorization-server');
    expect(server).toMatchObject({
      issuer: world.appUrl,
      token_endpoint: `${world.appUrl}/api/oauth/token`,
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
    });
  });

  it('registers, signs the person in, asks, fetches tokens, acts as the person, refreshes and ends', async () => {
    const client = await OauthClient.register(world);
    const person = new BrowserUser();
    const page = await client.openConsentPage(person, 'Ada');
    expect(page).toContain('Connect Desk assistant to Agent Market?');
    expect(page).toContain('signed in as <strong>Ada</strong>');
    expect(page).toContain('a program on this computer (127.0.0.1:33418)');
    expect(person.statuses).toEqual([302, 303, 200, 303, 303, 302, 200]);
    const back = await client.submitConsent(person, page, 'allow');
    expect(person.statuses.at(-1)).toBe(303);
    expect(back.searchParams.get('state')).toBe('as it was');
    expect(back.searchParams.get('iss')).toBe(world.appUrl);

    const { status, body: tokens, headers } = await client.exchange(back.searchParams.get('code') ?? '');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(tokens).toEqual({
      access_token: expect.stringMatching(/^mat_[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^mrt_[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'market:read',
    });
    expect(await callerOf(tokens.access_token)).toMatchObject({
      kind: 'user',
      userId: 'ada',
      isAdmin: false,
      claims: { displayName: 'Ada', email: 'ada@example.com' },
    });

    const { body: fresh } = await client.refresh(tokens.refresh_token);
    expect((await callerOf(fresh.access_token)).kind).toBe('user');
    expect((await client.revoke(fresh.refresh_token)).status).toBe(200);
    await expect(callerOf(fresh.access_token)).rejects.toThrow('Connect again');
    await expect(callerOf(tokens.access_token)).rejects.toThrow('Connect again');
    expect((await client.refresh(fresh.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('is told when the person does not allow it', async () => {
    const client = await OauthClient.register(world);
    const person = new BrowserUser();
    const back = await client.submitConsent(person, await client.openConsentPage(person), 'deny');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe('as it was');
    expect(back.searchParams.get('code')).toBeNull();
  });

  it('with a secret, needs it', async () => {
    const metadata = {
      redirect_uris: ['https://client.example.com/callback'],
      token_endpoint_auth_method: 'client_secret_post',
    };
    const { body } = await registerClient(world, metadata);
    expect(body).toMatchObject({ client_secret: expect.any(String), client_secret_expires_at: 0 });
    const client = new OauthClient(world, body.client_id, metadata.redirect_uris[0]);
    const code = await client.obtainCode();
    expect(await client.exchange(code)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    const wrong = await client.exchange(code, { client_secret: 'x' });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect((await client.exchange(code, { client_secret: body.client_secret })).status).toBe(200);
  });

  it('with a secret, may send it as HTTP Basic', async () => {
    const metadata = {
      redirect_uris: ['https://client.example.com/callback'],
      token_endpoint_auth_method: 'client_secret_basic',
    };
    const { body } = await registerClient(world, metadata);
    expect(body).toMatchObject({ ...metadata, client_secret: expect.any(String) });
    const client = new OauthClient(world, body.client_id, metadata.redirect_uris[0]);
    const code = await client.obtainCode();
    const basic = (secret = '') => ({ authorization: `Basic ${btoa(`${body.client_id}:${secret}`)}` });
    const unnamed = { client_id: undefined };
    for (const secret of ['', 'x']) {
      expect(await client.exchange(code, unnamed, basic(secret))).toMatchObject({
        status: 401,
        body: { error: 'invalid_client' },
      });
    }
    expect(await client.exchange(code, unnamed)).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
    const twice = await client.exchange(code, { client_secret: 'x' }, basic(body.client_secret));
    expect(twice).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    const { status, body: tokens } = await client.exchange(code, unnamed, basic(body.client_secret));
    expect(status).toBe(200);
    const ended = await post(
      world,
      '/api/oauth/revoke',
      { token: tokens.access_token },
      basic(body.client_secret),
    );
    expect(ended.status).toBe(200);
  });

  it.each([
    ['an empty scope', { scope: '' }, { scope: 'market:read market:work market:spend market:earn' }],
    [
      'a third grant type',
      {
        grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
      },
      { grant_types: ['authorization_code', 'refresh_token'] },
    ],
    [
      'none of our grant types',
      { grant_types: ['implicit'] },
      { grant_types: ['authorization_code', 'refresh_token'] },
    ],
    ['one grant type', { grant_types: ['authorization_code'] }, { grant_types: ['authorization_code'] }],
    ['another response type', { response_types: ['token', 'code'] }, { response_types: ['code'] }],
    [
      'another way to authenticate',
      { token_endpoint_auth_method: 'private_key_jwt' },
      { token_endpoint_auth_method: 'none' },
    ],
  ])('registers with %s, and learns what applies', async (_what, asked, told) => {
    const { status, body } = await registerClient(world, {
      redirect_uris: ['http://127.0.0.1/back'],
      ...asked,
    });
    expect([status, body]).toMatchObject([201, told]);
  });
});

describe('connections', () => {
  const of = async (name: string, method = 'GET', path = '/api/connections') =>
    world.api.call(method, path, { bearer: await world.issueToken(name) });

  it('are listed to whoever granted them, with their clients and last use, and ended by them alone', async () => {
    const first = await OauthClient.register(world);
    const second = await OauthClient.register(world, { client_name: undefined });
    const kept = await first.connect(new BrowserUser(), 'Grace');
    const ended = await second.connect(new BrowserUser(), 'Grace');
    await callerOf(kept.access_token);
    const { data, body } = await of('Grace');
    expect(data).toMatchObject([
      {
        client_id: second.id,
        client_name: 'Unnamed client',
        last_used_at: null,
        scopes: ['market:read'],
        agents: [],
      },
      { client_id: first.id, client_name: 'Desk assistant', granted_at: expect.any(String) },
    ]);
    expect([body.total, typeof data[1].last_used_at]).toEqual([2, 'string']);
    const [{ id }] = data;
    expect((await of('Somebody else')).data).toEqual([]);
    expect((await of('Somebody else', 'DELETE', `/api/connections/${id}`)).status).toBe(404);
    const { status, data: told } = await of('Grace', 'DELETE', `/api/connections/${id}`);
    expect([status, told]).toEqual([200, { id, ended: true }]);
    await expect(callerOf(ended.access_token)).rejects.toThrow('Connect again');
    expect((await second.refresh(ended.refresh_token)).body.error).toBe('invalid_grant');
    expect(await callerOf(kept.access_token)).toMatchObject({ userId: 'grace' });
    expect((await of('Grace', 'DELETE', `/api/connections/${id}`)).status).toBe(404);
    expect((await of('Grace')).data).toMatchObject([{ client_id: first.id }]);
  });
});

describe('a client metadata document', () => {
  it('introduces a client, which is shown with its host, and is fetched once in a while', async () => {
    const published = await publishClient((id) => ({
      client_id: id,
      client_name: 'Published <client>',
      redirect_uris: ['http://localhost/callback'],
    }));
    onTestFinished(() => published.close());
    const client = new OauthClient(world, published.url, 'http://localhost:4711/callback');
    const person = new BrowserUser();
    const page = await client.openConsentPage(person);
    expect(page).toContain('Connect Published &lt;client&gt; to Agent Market?');
    expect(page).toContain(`<dd>${new URL(published.url).host}</dd>`);
    const back = await client.submitConsent(person, page, 'allow');
    const { status } = await client.exchange(back.searchParams.get('code') ?? '');
    expect(status).toBe(200);
    // each of the two servers keeps its own copy
    expect(published.requests()).toBeLessThanOrEqual(2);
  });

  it.each([
    [
      'names another client',
      () => ({ client_id: 'https://elsewhere.example/', redirect_uris: ['http://127.0.0.1/callback'] }),
    ],
    ['has no address to come back to', (id: string) => ({ client_id: id })],
    [
      'leads to a page of anybody',
      (id: string) => ({ client_id: id, redirect_uris: ['http://evil.example/callback'] }),
    ],
    [
      'leads to what browsers interpret',
      (id: string) => ({ client_id: id, redirect_uris: ['view-source:https://evil.example/callback'] }),
    ],
    [
      'is too long',
      (id: string) => ({
        client_id: id,
        redirect_uris: ['http://127.0.0.1/callback'],
        more: 'x'.repeat(10_000),
      }),
    ],
  ])('counts for nothing when it %s', async (_what, describe) => {
    const published = await publishClient(describe);
    onTestFinished(() => published.close());
    const answer = await new BrowserUser().open(new OauthClient(world, published.url).authorizeUrl());
    expect(answer.status).toBe(400);
  });
});

/** Whatever address the client asked for, as a person who signs in and allows it. */
async function signInAt(asked: string, redirect: string): Promise<URL> {
  const person = new BrowserUser();
  const client = new OauthClient(world, 'any', redirect);
  const login = (await person.followRedirects(asked, [redirect])) as Response;
  const page = (await person.followRedirects(login.url, [redirect], { name: 'Grace' })) as Response;
  return client.submitConsent(person, await page.text(), 'allow');
}

describe.each(['v1', 'v2'] as const)('the official client of %s', (line) => {
  it('finds its way, registers, connects, lists tools, refreshes, and is sent to sign in again at the end', async () => {
    const url = `${world.appUrl}/mcp`;
    const client = await connectOfficialClient(line, url, (asked) =>
      signInAt(asked, 'http://127.0.0.1:33419/'),
    );
    onTestFinished(() => client.close());
    expect(await client.listTools()).toHaveLength(39);
    expect(await callerOf(client.accessToken())).toMatchObject({ kind: 'user', userId: 'grace' });

    const first = client.accessToken();
    const { query } = world.api.database;
    await query(
      `update oauth_records set expires_at = now() - interval '1 second' where kind = 'AccessToken'`,
    );
    expect((await client.call('market_activity_feed', {})).isError).toBeFalsy();
    expect(client.accessToken()).not.toBe(first);

    await query(`delete from oauth_records where account_id = 'grace'`);
    await expect(client.call('market_activity_feed', {})).rejects.toThrow();
  });
});

describe('a tool that needs more than was allowed', () => {
  const EARN = { amount_usd: '5', incoming_tx_hash: `0x${'1'.repeat(64)}`, key: 'lend-usdc' };
  const open = async (line: 'v1' | 'v2') => {
    const signIn = (asked: string) => signInAt(asked, 'http://127.0.0.1:33419/');
    const client = await connectOfficialClient(line, `${world.appUrl}/mcp`, signIn);
    onTestFinished(() => client.close());
    expect(client.getAuthorizationUrl()?.searchParams.get('scope')).toBe(
      'market:read market:work market:spend market:earn',
    );
    return client;
  };

  it('has the official client of v2 ask the person for it', async () => {
    const client = await open('v2');
    const before = client.getAuthorizationUrl();
    await expect(client.call('market_earn_deposit', EARN)).rejects.toThrow();
    expect(client.getAuthorizationUrl()).not.toBe(before);
    expect(client.getAuthorizationUrl()?.searchParams.get('scope')).toContain('market:earn');
  });

  it('tells the model behind the official client of v1, which refreshes and tries again', async () => {
    const { isError, content } = await (await open('v1')).call('market_earn_deposit', EARN);
    expect(isError).toBe(true);
    expect(JSON.stringify(content)).toContain('market:earn');
  });
});

const chromium = findChromium();

it.skipIf(!chromium)(
  'in a browser 360 px wide, with the keyboard alone, a person signs in and allows it',
  async () => {
    const client = await OauthClient.register(world, {
      client_name: 'A client with a rather long name, as some have',
    });
    const browser = await launchBrowser(chromium ?? '');
    onTestFinished(() => browser.close());
    const { page, errors, hosts } = await openMonitoredPage(browser, client.authorizeUrl());
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByLabel('Your name').fill('Lin');
    await page.keyboard.press('Enter');
    // what the identity provider's page lacks is not ours to mend
    errors.length = 0;
    await page.waitForURL(/\/api\/oauth\/consent/);

    expect(await page.getByRole('heading').textContent()).toContain('A client with a rather long name');
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(errors).toEqual([]);
    expect([...hosts].every((host) => host.startsWith('localhost:'))).toBe(true);

    await takeScreenshots(page, 'consent');
    const back = page.waitForRequest((request) => request.url().startsWith(client.redirectUri));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const code = new URL((await back).url()).searchParams.get('code') ?? '';
    expect((await client.exchange(code)).status).toBe(200);
  },
  60_000,
);
