import { describe, expect, it } from 'vitest';
import type { Credential } from '../../../generated/routes.gen.ts';
import { UnauthorizedError } from '../../../server/foundation/platform/errors.ts';
import type { Caller } from '../../../server/identity/caller.ts';
import { createAdminKeyAuthenticator } from '../../../server/operations/credentials/admin-key.ts';
import type {
  Authenticator,
  CredentialRequest,
} from '../../../server/operations/credentials/authenticator.ts';
import { parseBearerToken } from '../../../server/operations/credentials/bearer.ts';
import { CredentialStage } from '../../../server/operations/credentials/credential-stage.ts';
import { createAgentCaller } from '../../support/server/agent-caller.ts';

const ADMIN_KEY = 'k'.repeat(32);
const request = (headers: Record<string, string> = {}): CredentialRequest => ({
  isRead: true,
  headers,
  bearer: parseBearerToken(headers),
  query: {},
  cookies: {},
  params: {},
  body: undefined,
  sender: '192.0.2.1',
});
const bearer = (token: string) => request({ authorization: `Bearer ${token}` });

/** Sent by the header of its name: `good`, or anything else for a bad one. */
function byHeader(credential: Credential, caller: Caller): Authenticator {
  return {
    credential,
    authenticate({ headers }) {
      const sent = headers[credential];
      if (sent === undefined) return null;
      if (sent !== 'good') throw new UnauthorizedError('invalid_credentials', `Bad ${credential}`);
      return caller;
    },
  };
}

const agent: Caller = createAgentCaller('agt_1');
const wallet: Caller = { kind: 'wallet', wallet: '0x1', chain: 'base' };
const stage = new CredentialStage([
  byHeader('api_key', agent),
  byHeader('wallet', wallet),
  createAdminKeyAuthenticator(ADMIN_KEY),
]);
const rule = (required: boolean, ...accepted: Credential[]) =>
  stage.forRoute({ credentials: { accepted, required } });

describe('an operation', () => {
  it('that asks for nothing costs nothing', () => {
    expect(rule(false)).toBeUndefined();
  });

  it('takes the first credential of its list that was sent, in the order of the contract', async () => {
    const both = request({ api_key: 'good', wallet: 'good' });
    expect(await rule(true, 'wallet', 'api_key')?.identify(both)).toBe(wallet);
    expect(await rule(true, 'api_key', 'wallet')?.identify(both)).toBe(agent);
    expect(await rule(true, 'idp', 'wallet', 'api_key')?.identify(request({ api_key: 'good' }))).toBe(agent);
  });

  it('does not look at credentials it does not accept', async () => {
    expect(await rule(false, 'wallet')?.identify(request({ api_key: 'bad' }))).toEqual({ kind: 'anonymous' });
  });

  it('refuses a bad credential even when a good one follows, or none is needed', async () => {
    const mixed = request({ wallet: 'bad', api_key: 'good' });
    await expect(rule(false, 'wallet', 'api_key')?.identify(mixed)).rejects.toThrow('Bad wallet');
  });

  it('that needs one says which it takes when none was sent', async () => {
    await expect(rule(true, 'wallet', 'api_key')?.identify(request())).rejects.toMatchObject({
      status: 401,
      code: 'missing_credentials',
      message: 'Credentials are required. Send one of: a wallet signature, an agent API key.',
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
    await expect(rule(true, 'wallet')?.identify(bearer('whatever'))).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('cannot have two authenticators for one credential', () => {
    expect(() => new CredentialStage([byHeader('idp', agent), byHeader('idp', agent)])).toThrow('Two');
  });
});

describe('the admin key', () => {
  const identify = (sent: CredentialRequest) => rule(true, 'admin_key')?.identify(sent);

  it('is the configured one, whatever the case of the scheme', async () => {
    expect(await identify(bearer(ADMIN_KEY))).toEqual({ kind: 'admin' });
    expect(await identify(request({ authorization: `bearer ${ADMIN_KEY}` }))).toEqual({ kind: 'admin' });
  });

  it.each([`${ADMIN_KEY}x`, ADMIN_KEY.slice(1), 'K'.repeat(32)])('is not %s', async (token) => {
    await expect(identify(bearer(token))).rejects.toMatchObject({ status: 401, code: 'invalid_credentials' });
  });

  it('leaves agent keys and JWTs to others', () => {
    const admin = createAdminKeyAuthenticator(ADMIN_KEY);
    expect(admin.authenticate(bearer('market_abcdef'))).toBeNull();
    expect(admin.authenticate(bearer('eyJh.eyJz.c2ln'))).toBeNull();
  });

  it('is nobody while none is configured', () => {
    const none = createAdminKeyAuthenticator(undefined);
    expect(() => none.authenticate(bearer(''.padEnd(32, 'k')))).toThrow(UnauthorizedError);
  });
});
