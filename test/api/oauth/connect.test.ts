import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../server/identity/caller.ts';
import { OauthClient, register } from '../../support/oauth/client.ts';
import { type OauthWorld, startOauthWorld } from '../../support/oauth/oauth-world.ts';
import { Person } from '../../support/oauth/person.ts';

let world: OauthWorld;
beforeAll(async () => {
  world = await startOauthWorld();
});
afterAll(() => world.close());

/** Whom the MCP endpoint takes the bearer of a token for. */
async function callerOf(token: string): Promise<Caller> {
  const { credentials } = world.api.operations.find('mcp_send');
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
    const person = new Person();
    const page = await client.question(person, 'Ada');
    expect(page).toContain('Connect Desk assistant to Agent Market?');
    expect(page).toContain('signed in as <strong>Ada</strong>');
    expect(page).toContain('a program on this computer (127.0.0.1:33418)');
    expect(person.statuses).toEqual([302, 303, 200, 303, 303, 302, 200]);
    const back = await client.decide(person, page, 'allow');
    expect(person.statuses.at(-1)).toBe(303);
    expect(back.searchParams.get('state')).toBe('as it was');
    expect(back.searchParams.get('iss')).toBe(world.appUrl);

    const { status, body: tokens, headers } = await client.exchange(back.searchParams.get('code') ?? '');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(tokens).toEqual({
      access_token: expect.stringMatching(/^mat_\w{43}$/),
      refresh_token: expect.stringMatching(/^mrt_\w{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'market',
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
    await expect(callerOf(fresh.access_token)).rejects.toThrow('connect again');
    await expect(callerOf(tokens.access_token)).rejects.toThrow('connect again');
    expect((await client.refresh(fresh.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('is told when the person does not allow it', async () => {
    const client = await OauthClient.register(world);
    const person = new Person();
    const back = await client.decide(person, await client.question(person), 'deny');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe('as it was');
    expect(back.searchParams.get('code')).toBeNull();
  });

  it('with a secret, needs it', async () => {
    const metadata = {
      redirect_uris: ['https://client.example.com/callback'],
      token_endpoint_auth_method: 'client_secret_post',
    };
    const { body } = await register(world, metadata);
    expect(body).toMatchObject({ client_secret: expect.any(String), client_secret_expires_at: 0 });
    const client = new OauthClient(world, body.client_id, metadata.redirect_uris[0]);
    const code = await client.code();
    expect(await client.exchange(code)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    const wrong = await client.exchange(code, { client_secret: 'x' });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect((await client.exchange(code, { client_secret: body.client_secret })).status).toBe(200);
  });
});
