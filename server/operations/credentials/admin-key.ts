import { constantTimeEqual } from '../../foundation/platform/crypto.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { Authenticator } from './authenticator.ts';

/** Tokens of the other bearer credentials: agent keys and JWTs. */
const OTHER_BEARER = /^market_|^[\w-]+\.[\w-]+\.[\w-]*$/;

export function adminKeyAuthenticator(adminKey: string | undefined): Authenticator {
  return {
    credential: 'admin_key',
    authenticate({ bearer: token }) {
      if (token === undefined) return null;
      if (adminKey !== undefined && constantTimeEqual(token, adminKey)) return { kind: 'admin' };
      if (OTHER_BEARER.test(token)) return null;
      throw new UnauthorizedError('invalid_credentials', 'The bearer token is not valid here', {
        headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      });
    },
  };
}
