import { errors, type JWTPayload, jwtVerify } from 'jose';
import { UnauthorizedError, UnavailableError } from '../platform/errors.ts';
import { type IdentityClaims, readClaims } from './identity-claims.ts';
import { IssuerKeys, type IssuerKeysOptions } from './issuer-keys.ts';

export interface IdentityTokensOptions extends IssuerKeysOptions {
  audience: string;
  algorithms: readonly string[];
}

const CLOCK_TOLERANCE_SECONDS = 5;
const CHALLENGE = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };

/** Access tokens of the configured identity provider. */
export class IdentityTokens {
  readonly #options: IdentityTokensOptions;
  readonly #keys: IssuerKeys;

  constructor(options: IdentityTokensOptions) {
    this.#options = options;
    this.#keys = new IssuerKeys(options);
  }

  /** Throws 401 for a token that is not good, 503 when the provider's keys cannot be had. */
  async verify(token: string): Promise<IdentityClaims> {
    const claims = readClaims(await this.#payload(token));
    if (!claims) throw invalid('The identity token names nobody');
    return claims;
  }

  async #payload(token: string): Promise<JWTPayload> {
    const { issuer, audience, algorithms } = this.#options;
    try {
      const { payload } = await jwtVerify(token, this.#keys.resolve, {
        issuer,
        audience,
        algorithms: [...algorithms],
        requiredClaims: ['sub', 'exp'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      return payload;
    } catch (error) {
      throw refusal(error);
    }
  }
}

function refusal(error: unknown): Error {
  if (error instanceof UnavailableError) return error;
  if (error instanceof errors.JWTExpired) {
    return new UnauthorizedError('expired_credentials', 'The identity token has expired: sign in again', {
      headers: CHALLENGE,
    });
  }
  if (error instanceof errors.JWTClaimValidationFailed) {
    return invalid(`The identity token does not fit: its claim "${error.claim}" is not what is expected`);
  }
  return invalid('The identity token does not verify');
}

function invalid(message: string): UnauthorizedError {
  return new UnauthorizedError('invalid_credentials', message, { headers: CHALLENGE });
}
