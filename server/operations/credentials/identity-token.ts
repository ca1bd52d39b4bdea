import type { Credential } from '../../../generated/routes.gen.ts';
import { ForbiddenError } from '../../foundation/platform/errors.ts';
import type { Caller } from '../../identity/caller.ts';
import type { IdentityTokens } from '../../identity/identity-tokens.ts';
import type { Authenticator, CredentialRequest } from './authenticator.ts';
import { bodyFields } from './fields.ts';
import type { OwnOrigins } from './own-origins.ts';

export interface IdentitySessions {
  tokens: IdentityTokens;
  /** From where a cookie is taken. */
  ownOrigins: OwnOrigins;
  adminUserIds: readonly string[];
}

const COOKIE = 'idp-token';
const JWT_SHAPE = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** A person who is signed in with the identity provider. */
export function identityAuthenticator(sessions: IdentitySessions): Authenticator {
  return fromToken('idp', sessions, identify);
}

/** The same, for people who run this service. */
export function adminSessionAuthenticator(sessions: IdentitySessions): Authenticator {
  return fromToken('admin_session', sessions, identifyAdmin);
}

type UserCaller = Extract<Caller, { kind: 'user' }>;
type Identify = (token: string, sessions: IdentitySessions) => Promise<UserCaller>;

function fromToken(credential: Credential, sessions: IdentitySessions, identify: Identify): Authenticator {
  const { ownOrigins } = sessions;
  return {
    credential,
    authenticate(request) {
      const token = findToken(request, ownOrigins);
      return token === undefined ? null : identify(token, sessions);
    },
    whyIgnored(request) {
      if (!request.cookies[COOKIE] || ownOrigins.sent(request)) return undefined;
      return `The cookie ${COOKIE} counts only for requests from ${ownOrigins}; from elsewhere send the token as Authorization: Bearer`;
    },
  };
}

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
function findToken(request: CredentialRequest, ownOrigins: OwnOrigins): string | undefined {
  const { bearer, cookies } = request;
  if (bearer !== undefined && JWT_SHAPE.test(bearer)) return bearer;
  const cookie = cookies[COOKIE];
  return cookie && ownOrigins.sent(request) ? cookie : bodyToken(request);
}

function bodyToken(request: CredentialRequest): string | undefined {
  const { idp_access_token: token } = bodyFields(request);
  return typeof token === 'string' && token !== '' ? token : undefined;
}
