import type { Credential } from '../../../generated/routes.gen.ts';
import type { Caller } from '../../identity/caller.ts';
import type { UserSessions } from '../../identity/user-sessions.ts';
import type { Authenticator, CredentialRequest } from './authenticator.ts';
import { isJwt } from './bearer.ts';
import { readBodyFields } from './request-fields.ts';
import type { TrustedOrigins } from './trusted-origins.ts';

const COOKIE = 'idp-token';

/** A user signed in with the identity provider. A cookie counts only from our own origins. */
export function createIdentityAuthenticator(
  sessions: UserSessions,
  ownOrigins: TrustedOrigins,
): Authenticator {
  return createTokenAuthenticator('idp', ownOrigins, (token) => sessions.requireUser(token));
}

/** The same for administrators. */
export function createAdminSessionAuthenticator(
  sessions: UserSessions,
  ownOrigins: TrustedOrigins,
): Authenticator {
  return createTokenAuthenticator('admin_session', ownOrigins, (token) => sessions.requireAdmin(token));
}

function createTokenAuthenticator(
  credential: Credential,
  ownOrigins: TrustedOrigins,
  identify: (token: string) => Promise<Caller>,
): Authenticator {
  return {
    credential,
    authenticate(request) {
      const token = findToken(request, ownOrigins);
      return token === undefined ? null : identify(token);
    },
    isAmbient: (request) => isFromCookie(request, ownOrigins),
    explainIgnored(request) {
      if (!request.cookies[COOKIE] || ownOrigins.isSameOrigin(request)) return undefined;
      return `The cookie ${COOKIE} counts only for requests from ${ownOrigins}; from elsewhere send the token as Authorization: Bearer`;
    },
  };
}

/** Header, then cookie, then body. A bearer token of another format is another credential. */
function findToken(request: CredentialRequest, ownOrigins: TrustedOrigins): string | undefined {
  if (isFromCookie(request, ownOrigins)) return request.cookies[COOKIE];
  return hasBearerJwt(request) ? request.bearer : findBodyToken(request);
}

function hasBearerJwt({ bearer }: CredentialRequest): boolean {
  return bearer !== undefined && isJwt(bearer);
}

function isFromCookie(request: CredentialRequest, ownOrigins: TrustedOrigins): boolean {
  return !hasBearerJwt(request) && Boolean(request.cookies[COOKIE]) && ownOrigins.isSameOrigin(request);
}

function findBodyToken(request: CredentialRequest): string | undefined {
  const { idp_access_token: token } = readBodyFields(request);
  return typeof token === 'string' && token !== '' ? token : undefined;
}
