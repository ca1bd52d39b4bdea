import { errors, type JWTPayload, type JWTVerifyResult, jwtVerify } from 'jose';
import type { TokenTypeRule } from '../config/token-type-rules.ts';
import { UnauthorizedError, UnavailableError } from '../foundation/platform/errors.ts';
import { type IdentityClaims, parseClaims } from './identity-claims.ts';
import { IssuerKeys, type IssuerKeysOptions } from './issuer-keys.ts';
import { CLOCK_TOLERANCE_SECONDS } from './sign-in-age.ts';
import { isAccessToken } from './token-kind.ts';

export interface IdentityTokensOptions extends IssuerKeysOptions {
  audience: string;
  algorithms: readonly string[];
  tokenRule: TokenTypeRule;
}

const EXPIRY_TOLERANCE_SECONDS = 5;
const CHALLENGE = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };

/** Access tokens of the configured identity provider. */
export class IdentityTokens {
  readonly #options: IdentityTokensOptions;
  readonly #keys: IssuerKeys;

  constructor(options: IdentityTokensOptions) {
    this.#options = options;
    this.#keys = new IssuerKeys(options);
  }

  /** Throws 401 for an invalid token, 503 if the provider's keys are unavailable. */
  async verify(token: string): Promise<IdentityClaims> {
    const { payload, protectedHeader } = await this.#verifyJwt(token);
    if (!isAccessToken(protectedHeader, payload, this.#options.tokenRule)) {
      throw invalidTokenError(
        'This is not an access token of the identity provider. Send an access token, not an ID token.',
      );
    }
    requireIssuedInPast(payload);
    const claims = parseClaims(payload);
    if (!claims) throw invalidTokenError('The identity token names no user.');
    return claims;
  }

  async #verifyJwt(token: string): Promise<JWTVerifyResult> {
    const { issuer, audience, algorithms } = this.#options;
    try {
      return await jwtVerify(token, this.#keys.resolve, {
        issuer,
        audience,
        algorithms: [...algorithms],
        requiredClaims: ['sub', 'exp'],
        clockTolerance: EXPIRY_TOLERANCE_SECONDS,
      });
    } catch (error) {
      throw toVerificationError(error);
    }
  }
}

function requireIssuedInPast({ iat }: JWTPayload): void {
  if (iat === undefined || iat - Date.now() / 1000 <= CLOCK_TOLERANCE_SECONDS) return;
  throw invalidTokenError(
    'The identity token was issued in the future. Its claim `iat` is ahead of our clock.',
  );
}

function toVerificationError(error: unknown): Error {
  if (error instanceof UnavailableError) return error;
  if (error instanceof errors.JWTExpired) {
    return new UnauthorizedError('expired_credentials', 'The identity token has expired. Sign in again.', {
      headers: CHALLENGE,
    });
  }
  if (error instanceof errors.JWTClaimValidationFailed) {
    return invalidTokenError(
      `The identity token is not valid here: its claim \`${error.claim}\` is not as expected.`,
    );
  }
  return invalidTokenError('The signature of the identity token is not valid.');
}

function invalidTokenError(message: string): UnauthorizedError {
  return new UnauthorizedError('invalid_credentials', message, { headers: CHALLENGE });
}
