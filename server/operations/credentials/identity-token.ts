import type { Credential } from '../../../generated/routes.gen.ts';
import type { Caller } from '../../identity/caller.ts';
import type { UserSessions } from '../../identity/user-sessions.ts';
import type { Authenticator, CredentialRequest } from './authenticator.ts';
import { isJwt } from './bearer.ts';
import { bodyFields } from './fields.ts';
import type { OwnOrigins } from './own-origins.ts';

const COOKIE = 'idp-token';

/** A person who is signed in with the identity provider. A cookie counts only from our own origins. */
export function identityAuthenticator(sessions: UserSessions, ownOrigins: OwnOrigins): Authenticator {
  return fromToken('idp', ownOrigins, (token) => sessions.user(token));
}

/** The same, for people who run this service. */
export function adminSessionAuthenticator(sessions: UserSessions, ownOrigins: OwnOrigins): Authenticator {
  return fromToken('admin_session', ownOrigins, (token) => sessions.admin(token));
}

function fromToken(
  credential: Credential,
  ownOrigins: OwnOrigins,
  identify: (token: string) => Promise<Caller>,
): Authenticator {
  return {
    credential,
    authenticate(request) {
      const token = findToken(request, ownOrigins);
      return token === undefined ? null : identify(token);
    },
    isAmbient: (request) => isFromCookie(request, ownOrigins),
    whyIgnored(request) {
      if (!request.cookies[COOKIE] || ownOrigins.sent(request)) return undefined;
      return `The cookie ${COOKIE} counts only for requests from ${ownOrigins}; from elsewhere send the token as Authorization: Bearer`;
    },
  };
}

/** Header, then cookie, then body. A bearer token of another shape is another credential. */
function findToken(request: CredentialRequest, ownOrigins: OwnOrigins): string | undefined {
  if (isFromCookie(request, ownOrigins)) return request.cookies[COOKIE];
  return hasToken(request) ? request.bearer : bodyToken(request);
}

function hasToken({ bearer }: CredentialRequest): boolean {
  return bearer !== undefined && isJwt(bearer);
}

function isFromCookie(request: CredentialRequest, ownOrigins: OwnOrigins): boolean {
  return !hasToken(request) && Boolean(request.cookies[COOKIE]) && ownOrigins.sent(request);
}

function bodyToken(request: CredentialRequest): string | undefined {
  const { idp_access_token: token } = bodyFields(request);
  return typeof token === 'string' && token !== '' ? token : undefined;
}
