import type { IdentityTokens } from '../../identity/identity-tokens.ts';
import { ForbiddenError } from '../../platform/errors.ts';
import type { Authenticator, CredentialRequest } from './authenticator.ts';
import type { Caller } from './caller.ts';
import { bodyFields } from './fields.ts';

export interface IdentitySessions {
  tokens: IdentityTokens;
  adminUserIds: readonly string[];
}

const COOKIE = 'idp-token';
const JWT_SHAPE = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** A person who is signed in with the identity provider. */
export function identityAuthenticator(sessions: IdentitySessions): Authenticator {
  return {
    credential: 'idp',
    authenticate(request) {
      const token = findToken(request);
      return token === undefined ? null : identify(token, sessions);
    },
  };
}

/** The same, for people who run this service. */
export function adminSessionAuthenticator(sessions: IdentitySessions): Authenticator {
  return {
    credential: 'admin_session',
    authenticate(request) {
      const token = findToken(request);
      return token === undefined ? null : identifyAdmin(token, sessions);
    },
  };
}

type UserCaller = Extract<Caller, { kind: 'user' }>;

async function identify(token: string, sessions: IdentitySessions): Promise<UserCaller> {
  const claims = await sessions.tokens.verify(token);
  const { userId } = claims;
  return { kind: 'user', userId, isAdmin: sessions.adminUserIds.includes(userId), claims };
}

async function identifyAdmin(token: string, sessions: IdentitySessions): Promise<UserCaller> {
  const caller = await identify(token, sessions);
  if (!caller.isAdmin) throw new ForbiddenError('forbidden', 'This is for administrators');
  return caller;
}

/** Header, then cookie, then body. A bearer token of another shape is another credential. */
function findToken(request: CredentialRequest): string | undefined {
  const { bearer } = request;
  if (bearer !== undefined && JWT_SHAPE.test(bearer)) return bearer;
  return cookieToken(request) ?? bodyToken(request);
}

/** Browsers attach cookies to what other sites make them send; those requests are nobody's. */
function cookieToken({ cookies, headers }: CredentialRequest): string | undefined {
  return headers['sec-fetch-site'] === 'cross-site' ? undefined : cookies[COOKIE] || undefined;
}

function bodyToken(request: CredentialRequest): string | undefined {
  const { idp_access_token: token } = bodyFields(request);
  return typeof token === 'string' && token !== '' ? token : undefined;
}
