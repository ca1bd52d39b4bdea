import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import { isAdminKey } from '../../identity/admin-key.ts';
import type { Authenticator } from './authenticator.ts';
import { isApiKey, isJwt } from './bearer.ts';

export function createAdminKeyAuthenticator(adminKey: string | undefined): Authenticator {
  return {
    credential: 'admin_key',
    authenticate({ bearer: token }) {
      if (token === undefined) return null;
      if (isAdminKey(token, adminKey)) return { kind: 'admin' };
      if (isApiKey(token) || isJwt(token)) return null;
      throw new UnauthorizedError('invalid_credentials', 'The bearer token is not valid here.', {
        headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      });
    },
  };
}
