import { createHash, randomBytes } from 'node:crypto';
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  type JWTHeaderParameters,
  jwtVerify,
} from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadOrCreateSecrets } from '../../../sandbox/folder/secrets.ts';
import { openStateDatabase } from '../../../sandbox/folder/state-database.ts';
import { Accounts } from '../../../sandbox/identity/accounts.ts';
import { type IdentityProvider, startIdentityProvider } from '../../../sandbox/identity/provider.ts';
import { findFreePort } from '../../../sandbox/postgres/ports.ts';
import { isAccessToken } from '../../../server/identity/token-kind.ts';
import { temporaryFolder } from '../../support/processes/sandbox-process.ts';

interface Discovery {
  authorization_endpoint: string;
  token_endpoint: string;
  userinfo_endpoint: string;
  registration_endpoint: string;
  jwks_uri: string;
}

const REDIRECT = 'http://127.0.0.1:4999/callback';
const db = openStateDatabase(':memory:');
const accounts = new Accounts(db);
let provider: IdentityProvider;
let discovery: Discovery;

beforeAll(async () => {
  const folder = temporaryFolder();
  provider = await startIdentityProvider({
    port: await findFreePort(),
    audience: 'agent-market',
    baseUrl: 'http://localhost:3000',
    appUrl: 'http://localhost:3000',
    secrets: loadOrCreateSecrets(`${folder.dir}.json`).identity,
    accounts,
    db,
    onError: (error) => console.error(error),
  });
  folder.remove();
  const response = await fetch(`${provider.issuer}/.well-known/openid-configuration`);
  discovery = (await response.json()) as Discovery;
});

afterAll(() => provider.close());

/** A browser, as far as signing in needs one. */
class Browser {
  readonly #cookies = new Map<string, string>();

  async open(url: string, form?: Record<string, string>): Promise<Response> {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(new URL(url, provider.issuer), {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return response;
  }
}

const locationOf = (response: Response) => response.headers.get('location') ?? '';

async function beginSignIn(browser: Browser, change: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: 'agent-market',
    response_type: 'code',
    redirect_uri: REDIRECT,
    scope: 'openid profile email',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  });
  return { verifier, answer: await browser.open(`${discovery.authorization_endpoint}?${query}`) };
}

async function signIn(name: string, change: Record<string, string> = {}) {
  const browser = new Browser();
  const { verifier, answer } = await beginSignIn(browser, change);
  const typed = await browser.open(locationOf(answer), { name });
  const back = await browser.open(locationOf(typed));
  const code = URL.parse(locationOf(back))?.searchParams.get('code') ?? '';
  const exchange = await fetch(discovery.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'agent-market',
      redirect_uri: REDIRECT,
      code,
      code_verifier: verifier,
      ...change,
    }),
  });
  return (await exchange.json()) as { access_token: string; id_token: string };
}

const verify = (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(discovery.jwks_uri)), {
    issuer: provider.issuer,
    audience: 'agent-market',
  });

test('a person types a name and the client gets a token for the API', async () => {
  const { access_token, id_token } = await signIn('Zoë Müller');
  const person = { sub: 'zoe-muller', name: 'Zoë Müller', email: 'zoe-muller@example.com' };
  expect((await verify(access_token)).payload).toMatchObject({ ...person, preferred_username: 'zoe-muller' });
  expect((await verify(id_token)).payload).toMatchObject(person);
  const kinds = [access_token, id_token].map((token) =>
    isAccessToken(decodeProtectedHeader(token) as JWTHeaderParameters, decodeJwt(token), 'marked'),
  );
  expect(kinds).toEqual([true, false]);
  const response = await fetch(discovery.userinfo_endpoint, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(await response.json()).toEqual({ ...person, preferred_username: 'zoe-muller' });
});

test('a token made without a sign-in is of the same kind, and signing in finds the same person', async () => {
  const claims = { sub: 'idp|7', preferred_username: 'idp|7', twitter_username: 'seven', wallets: ['0x7'] };
  accounts.save(claims);
  const made = await verify(await provider.tokens.mint(claims));
  const signedIn = await verify((await signIn('idp|7')).access_token);
  expect(made.protectedHeader).toEqual(signedIn.protectedHeader);
  expect(Object.keys(made.payload).sort()).toEqual(Object.keys(signedIn.payload).sort());
  expect(signedIn.payload).toMatchObject(claims);
});

test('names in other scripts are different people', () => {
  const subjects = ['愛', '李', 'Ω', '   -  '].map((name) => accounts.signIn(name).sub);
  expect(new Set(subjects).size).toBe(4);
  expect(accounts.signIn('李').sub).toBe(subjects[1]);
});

test('an empty name is asked for again', async () => {
  const browser = new Browser();
  const { answer } = await beginSignIn(browser);
  const again = await browser.open(locationOf(answer), { name: ' ' });
  expect(again.status).toBe(400);
  expect(await again.text()).toContain('role="alert"');
});

test('a client that registers itself is shown by its name, escaped', async () => {
  const registered = await fetch(discovery.registration_endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: '<b>Shop</b>',
      redirect_uris: ['https://shop.example/back'],
      token_endpoint_auth_method: 'none',
    }),
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const browser = new Browser();
  const { answer } = await beginSignIn(browser, { client_id, redirect_uri: 'https://shop.example/back' });
  const page = await (await browser.open(locationOf(answer))).text();
  expect(page).toContain('&lt;b&gt;Shop&lt;/b&gt; asks who you are');
});

test('what could give a token away is refused', async () => {
  const elsewhere = await beginSignIn(new Browser(), { redirect_uri: 'https://evil.example/' });
  expect(elsewhere.answer.status).toBe(400);
  const { access_token } = await signIn('Ana', { code_verifier: randomBytes(32).toString('base64url') });
  expect(access_token).toBeUndefined();
  const stranger = await fetch(discovery.userinfo_endpoint, { headers: { authorization: 'Bearer x' } });
  expect(stranger.status).toBe(401);
});
