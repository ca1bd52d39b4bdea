import type { OAuthErrorCode } from '../../../generated/vocabulary.gen.ts';
import { BadRequestError, UnauthorizedError } from '../../foundation/platform/errors.ts';

/** Errors with an OAuth 2 code. */
export class OAuthError extends BadRequestError {
  readonly oauthCode: OAuthErrorCode;

  constructor(oauthCode: OAuthErrorCode, message: string) {
    super('bad_request', message);
    this.oauthCode = oauthCode;
  }
}

/** Client authentication failed. */
export class OAuthClientError extends UnauthorizedError {
  readonly oauthCode = 'invalid_client' as const;

  constructor(message: string) {
    super('invalid_credentials', message);
  }
}
