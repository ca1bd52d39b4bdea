import { createPublicKey, randomUUID } from 'node:crypto';
import { base64url, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { makeAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { AUDIENCE } from '../../support/server/identity-provider.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({
    env: { BASE_URL: 'https://api.market.example', APP_URL: 'https://app.market.example' },
  });
});
afterAll(() => api.close());

const signIn = (bearer: string) => api.call('POST', '/api/auth/user', { bearer });
const seconds = () => Math.floor(Date.now() / 1000);
const encode = (part: object) => base64url.encode(JSON.stringify(part));

function claims(changes: JWTPayload = {}): JWTPayload {
  return { sub: 'ada', iss: api.idp.issuer, aud: AUDIENCE, exp: seconds() + 600, ...changes };
}

describe('an identity token is accepted', () => {
  it('in the header, whatever the case of the scheme', async () => {
    const token = await api.idp.signToken({ sub: 'ada' });
    for (const authorization of [`Bearer ${token}`, `bearer ${token}`]) {
      const { status } = await api.call('POST', '/api/auth/user', { headers: { authorization } });
      expect(status).toBe(200);
    }
  });

  it('whatever its name holds', async () => {
    const bearer = await api.idp.signToken({ sub: 'grace', name: 'Half \ud83d\0 a name' });
    const { status, data } = await api.call('POST', '/api/auth/user', { bearer });
    expect(status).toBe(200);
    expect(JSON.stringify(data)).toContain('Half \ufffd a name');
  });

  it('with the scope it is for, from issuers that do not say in its header what it is', async () => {
    const bearer = await api.idp.signToken({ sub: 'ada', scope: 'openid' }, 'JWT');
    expect((await api.call('POST', '/api/auth/user', { bearer })).status).toBe(200);
  });

  it('in the cookie', async () => {
    const cookie = `theme=dark; idp-token=${await api.idp.signToken({ sub: 'ada' })}`;
    expect((await api.call('POST', '/api/auth/user', { headers: { cookie } })).status).toBe(200);
  });

  it('in the body', async () => {
    const body = { idp_access_token: await api.idp.signToken({ sub: 'ada' }) };
    expect((await api.call('POST', '/api/auth/user', { body })).status).toBe(200);
  });

  it('from the header before the cookie, and from the cookie before the body', async () => {
    const [header, cookie, body] = await Promise.all(
      ['header', 'cookie', 'body'].map((sub) => api.idp.signToken({ sub })),
    );
    const carriers = { headers: { cookie: `idp-token=${cookie}` }, body: { idp_access_token: body } };
    const both = await api.call('POST', '/api/auth/user', carriers);
    expect(both.data.user.idp_user_id).toBe('cookie');
    const all = await api.call('POST', '/api/auth/user', { ...carriers, bearer: header as string });
    expect(all.data.user.idp_user_id).toBe('header');
  });

  it('before a wallet signature', async () => {
    const bearer = await api.idp.signToken({ sub: 'precedence' });
    await api.call('PUT', '/api/profile', { bearer, signer: solanaSigner(), body: { bio: 'by token' } });
    const { data } = await api.call('GET', '/api/profile', { bearer });
    expect(data.bio).toBe('by token');
  });
});

describe('a cookie that is stale or nonsense', () => {
  const stale = async () => ({
    cookie: `idp-token=${await api.idp.signToken({ sub: 'ada', exp: seconds() - 600 })}`,
  });
  const NONSENSE = { cookie: 'idp-token=nonsense' };

  it('does not hide a good wallet signature or API key', async () => {
    const signer = evmSigner();
    for (const headers of [await stale(), NONSENSE]) {
      const { status, data } = await api.call('PUT', '/api/profile', {
        signer,
        headers,
        body: { bio: 'signed' },
      });
      expect([status, data?.wallet]).toEqual([200, signer.address]);
      const { apiKey } = await makeAgent(api);
      expect((await api.call('GET', '/api/orders', { bearer: apiKey, headers })).status).toBe(200);
    }
  });

  it('does not break what anyone may read', async () => {
    for (const headers of [await stale(), NONSENSE]) {
      expect((await api.call('GET', '/api/agents', { headers })).status).toBe(200);
    }
  });

  it('is 401 where nothing else says who calls', async () => {
    for (const headers of [await stale(), NONSENSE]) {
      const answer = await api.call('GET', '/api/orders', { headers });
      expect(answer).toMatchObject({
        status: 401,
        body: { code: expect.stringMatching(/^(expired|invalid)_credentials$/) },
      });
    }
  });
});

describe('the cookie', () => {
  const OWN = 'https://app.market.example';
  const OTHER = 'https://other.market.example';

  async function withCookie(headers: Record<string, string>) {
    return { headers: { cookie: `idp-token=${await api.idp.signToken({ sub: 'ada' })}`, ...headers } };
  }

  it.each([
    [{ origin: 'https://api.market.example' }],
    [{ origin: OWN, 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ referer: `${OWN}/orders?page=2`, 'sec-fetch-site': 'same-site' }],
    [{ referer: `${OWN}/` }],
    [{}],
  ])('is taken from our own pages and from programs: %o', async (headers) => {
    expect((await api.call('POST', '/api/auth/user', await withCookie(headers))).status).toBe(200);
    expect((await api.call('GET', '/api/orders', await withCookie(headers))).status).toBe(200);
  });

  it.each([
    [{ origin: OTHER }],
    [{ origin: 'null' }],
    [{ origin: '' }],
    [{ origin: 'http://app.market.example' }],
    [{ origin: `${OWN}.evil.example` }],
    [{ origin: OTHER, referer: `${OWN}/`, 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ referer: `${OTHER}/?${OWN}` }],
    [{ referer: 'nonsense' }],
  ])('counts for nothing when another site makes the browser send it: %o', async (headers) => {
    for (const [method, path] of [
      ['POST', '/api/auth/user'],
      ['POST', '/api/agents/register'],
      ['GET', '/api/orders'],
    ] as const) {
      const { status, body } = await api.call(method, path, await withCookie(headers));
      expect([status, body.code]).toEqual([401, 'invalid_credentials']);
      expect(body.error).toContain(`only for requests from https://api.market.example and ${OWN}`);
    }
  });

  it('from elsewhere takes nothing from other credentials, nor from what anyone may read', async () => {
    const carriers = await withCookie({ origin: OTHER });
    const bearer = await api.idp.signToken({ sub: 'grace' });
    for (const more of [{ bearer }, { body: { idp_access_token: bearer } }]) {
      const { data } = await api.call('POST', '/api/auth/user', { ...carriers, ...more });
      expect(data.user.idp_user_id).toBe('grace');
    }
    const signer = solanaSigner();
    expect((await api.call('GET', '/api/orders', { ...carriers, signer })).status).toBe(200);
    const query = { wallet: signer.address };
    expect((await api.call('GET', '/api/profile', { ...carriers, query })).status).toBe(200);
  });
});

describe('an identity token is refused', () => {
  async function expectRefused(token: string, code = 'invalid_credentials') {
    const { status, body, headers } = await signIn(token);
    expect([status, body.code]).toEqual([401, code]);
    expect(headers.get('www-authenticate')).toContain('Bearer');
  }

  it('without a signature (alg none)', async () => {
    await expectRefused(`${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims())}.`);
  });

  it('signed with the public key as an HMAC secret', async () => {
    const jwk = api.idp.publicKey();
    const pem = createPublicKey({ key: jwk as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    for (const secret of [String(pem), JSON.stringify(jwk)]) {
      const token = new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: jwk.kid as string });
      await expectRefused(await token.sign(Buffer.from(secret)));
    }
  });

  it('signed with another key, under a known and an unknown key id, or with the key attached', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const known = api.idp.publicKey().kid as string;
    const jwk = await exportJWK(publicKey);
    for (const header of [{ kid: known }, { kid: randomUUID() }, { kid: known, jwk }, {}]) {
      await expectRefused(
        await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', ...header }).sign(privateKey),
      );
    }
  });

  it.each([
    ['from another issuer', { iss: 'https://login.example.com' }],
    ['for another audience', { aud: 'someone-else' }],
    ['without an audience', { aud: undefined }],
    ['not valid yet', { nbf: seconds() + 60 }],
    ['that never expires', { exp: undefined }],
    ['with an empty subject', { sub: '' }],
    ['with a subject that is no text', { sub: 7 }],
    ['with a subject of 201 characters', { sub: 'x'.repeat(201) }],
  ])('%s', async (_name, changes) => {
    await expectRefused(await api.idp.signToken({ ...claims(), ...changes } as JWTPayload & { sub: string }));
  });

  it.each([{}, { nonce: 'n' }, { at_hash: 'h', scope: 'openid' }])(
    'that is an ID token of the same issuer for the same audience: %o',
    async (marks) => {
      await expectRefused(await api.idp.signToken({ sub: 'ada', ...marks }, 'JWT'));
    },
  );

  it('that has expired, and says so', async () => {
    await expectRefused(await api.idp.signToken({ sub: 'ada', exp: seconds() - 10 }), 'expired_credentials');
  });

  it('with a changed payload', async () => {
    const [header, , signature] = (await api.idp.signToken({ sub: 'ada' })).split('.');
    await expectRefused([header, encode(claims({ sub: 'eve' })), signature].join('.'));
  });

  it.each(['x', 'a.b', 'a.b.c', '..', 'é'])('that is no token at all: %s', async (token) => {
    const { status } = await api.call('POST', '/api/auth/user', { body: { idp_access_token: token } });
    expect(status).toBe(401);
  });

  it('that is empty says nothing', async () => {
    const query = { wallet: solanaSigner().address };
    const headers = { authorization: '' };
    expect((await api.call('GET', '/api/profile', { query, headers })).status).toBe(200);
    const { status, body } = await api.call('POST', '/api/auth/user', { headers });
    expect([status, body.code]).toEqual([401, 'missing_credentials']);
  });

  it('also where none is needed', async () => {
    const query = { wallet: solanaSigner().address };
    for (const bearer of ['garbage', 'a.b.c', await api.idp.signToken({ sub: 'ada', exp: seconds() - 10 })]) {
      expect((await api.call('GET', '/api/profile', { query, bearer })).status).toBe(401);
    }
    expect((await api.call('GET', '/api/profile', { query })).status).toBe(200);
  });
});

test('no token at all is answered with what could be sent', async () => {
  const { status, body, headers } = await api.call('POST', '/api/auth/user');
  expect([status, body.code]).toEqual([401, 'missing_credentials']);
  expect(body.error).toContain('an identity-provider token');
  expect(headers.get('www-authenticate')).toBe('Bearer');
});

describe('the keys of the provider', () => {
  it('are fetched once, not for every token nor for made-up key ids', async () => {
    const own = await startApi();
    onTestFinished(() => own.close());
    const { privateKey } = await generateKeyPair('RS256');
    for (let i = 0; i < 5; i++) {
      const bearer = await own.idp.signToken({ sub: 'ada' });
      expect((await own.call('POST', '/api/auth/user', { bearer })).status).toBe(200);
      const forged = new SignJWT({ sub: 'ada' }).setProtectedHeader({ alg: 'RS256', kid: randomUUID() });
      const answer = await own.call('POST', '/api/auth/user', { bearer: await forged.sign(privateKey) });
      expect(answer.status).toBe(401);
    }
    expect(own.idp.countKeyRequests()).toBe(1);
  });

  it('may be named by configuration instead of discovery, and out of reach are 503, not 401', async () => {
    const own = await startApi({ env: { IDP_JWKS_URL: `${api.idp.issuer}/jwks` } });
    onTestFinished(() => own.close());
    const bearer = await api.idp.signToken({ sub: 'ada', iss: own.idp.issuer });
    expect((await own.call('POST', '/api/auth/user', { bearer })).status).toBe(200);

    const down = await startApi();
    onTestFinished(() => down.close());
    const good = await down.idp.signToken({ sub: 'ada' });
    await down.idp.stop();
    const { status, body, headers } = await down.call('POST', '/api/auth/user', { bearer: good });
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(headers.get('retry-after')).toBe('5');
  });
});
