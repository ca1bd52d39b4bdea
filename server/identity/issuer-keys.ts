import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { UnavailableError } from '../foundation/platform/errors.ts';
import { discoverProvider } from './provider-discovery.ts';

export interface IssuerKeysOptions {
  issuer: string;
  /** Found by OIDC discovery if omitted. */
  jwksUrl: string | undefined;
}

const TIMEOUT_MS = 5_000;
/** Cooldown for unknown key ids: made-up ones must not cause traffic to the provider. */
const COOLDOWN_MS = 30_000;
const CACHE_MS = 10 * 60_000;

/** The provider's public keys, fetched on first use and cached. */
export class IssuerKeys {
  readonly #options: IssuerKeysOptions;
  #keySet: Promise<JWTVerifyGetKey> | undefined;

  constructor(options: IssuerKeysOptions) {
    this.#options = options;
  }

  /** The key that a token names. Throws UnavailableError if the provider is unreachable. */
  readonly resolve: JWTVerifyGetKey = async (header, token) => {
    try {
      return await (await this.#getKeySet())(header, token);
    } catch (error) {
      throw isTokenError(error) ? error : providerUnavailableError(error);
    }
  };

  async #getKeySet(): Promise<JWTVerifyGetKey> {
    this.#keySet ??= this.#findKeySet();
    try {
      return await this.#keySet;
    } catch (error) {
      this.#keySet = undefined;
      throw error;
    }
  }

  async #findKeySet(): Promise<JWTVerifyGetKey> {
    const url = this.#options.jwksUrl ?? (await discoverJwksUrl(this.#options.issuer));
    return createRemoteJWKSet(new URL(url), {
      timeoutDuration: TIMEOUT_MS,
      cooldownDuration: COOLDOWN_MS,
      cacheMaxAge: CACHE_MS,
    });
  }
}

/** Throws if the provider's keys are unavailable. */
export async function assertIssuerReachable({ issuer, jwksUrl }: IssuerKeysOptions): Promise<void> {
  const url = jwksUrl ?? (await discoverJwksUrl(issuer));
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the JWKS endpoint responded with ${response.status}`);
}

async function discoverJwksUrl(issuer: string): Promise<string> {
  const { jwks_uri: address } = await discoverProvider(issuer);
  if (typeof address !== 'string') throw new Error('discovery names no jwks_uri');
  return address;
}

const TOKEN_ERRORS = [
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSENotSupported,
  errors.JWSInvalid,
];

function isTokenError(error: unknown): boolean {
  return TOKEN_ERRORS.some((kind) => error instanceof kind);
}

export function providerUnavailableError(cause: unknown): UnavailableError {
  return new UnavailableError('unavailable', 'The identity provider is unavailable. Try again shortly.', {
    headers: { 'Retry-After': '5' },
    cause,
  });
}
