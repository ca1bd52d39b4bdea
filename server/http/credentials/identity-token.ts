import type { IdentityTokens } from '../../identity/identity-tokens.ts';
import { ForbiddenError } from '../../platform/errors.ts';
import { type Authenticator, bearerToken, type CredentialRequest } from './authenticator.ts';
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
    authenticate: (request) => identify(request, sessions),
  };
}

/** The same, for people who run this service. */
export function adminSessionAuthenticator(sessions: IdentitySessions): Authenticator {
  return {
    credential: 'admin_session',
    async authenticate(request) {
      const caller = await identify(request, sessions);
      if (caller && !caller.isAdmin) throw new ForbiddenError('forbidden', 'This is for administrators');
      return caller;
    },
  };
}

type UserCaller = Extract<Caller, { kind: 'user' }>;

async function identify(request: CredentialRequest, sessions: IdentitySessions): Promise<UserCaller | null> {
  const token = findToken(request);
  if (token === undefined) return null;
  const claims = await sessions.tokens.verify(token);
  const { userId } = claims;
  return { kind: 'user', userId, isAdmin: sessions.adminUserIds.includes(userId), claims };
}

/** Header, then cookie, then body. A bearer token of another shape is another credential. */
function findToken(request: CredentialRequest): string | undefined {
  const bearer = bearerToken(request.headers);
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
