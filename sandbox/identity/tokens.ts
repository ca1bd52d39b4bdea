import { randomUUID } from 'node:crypto';
import { type CryptoKey, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import type { IdentityClaims } from './accounts.ts';

export const TOKEN_TTL_SECONDS = 3600;
export const SIGNING_ALGORITHM = 'RS256';
/** Predefined clients; others register themselves. */
export const CLIENT_ID = 'agent-market';
export const SCOPE = 'openid profile email';

interface TokenOptions {
  issuer: string;
  audience: string;
  signingKey: JWK;
}

const CLAIMS = ['sub', 'preferred_username', 'name', 'email', 'picture', 'twitter_username', 'wallets'];

/** Issues access tokens as the provider does after a sign-in, and verifies them. */
export class AccessTokens {
  readonly #options: TokenOptions;
  readonly #privateKey: Promise<CryptoKey>;
  readonly #publicKey: Promise<CryptoKey>;

  constructor(options: TokenOptions) {
    const { kty, n, e, alg } = options.signingKey;
    this.#options = options;
    this.#privateKey = importJWK(options.signingKey, SIGNING_ALGORITHM) as Promise<CryptoKey>;
    this.#publicKey = importJWK({ kty, n, e, alg } as JWK, SIGNING_ALGORITHM) as Promise<CryptoKey>;
  }

  async mint(claims: IdentityClaims): Promise<string> {
    const { issuer, audience, signingKey } = this.#options;
    return new SignJWT({ ...claims, client_id: CLIENT_ID, scope: SCOPE })
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'at+jwt', kid: signingKey.kid ?? '' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_TTL_SECONDS}s`)
      .sign(await this.#privateKey);
  }

  /** The claims of a token of ours; undefined for any other text. */
  async verify(token: string): Promise<Partial<IdentityClaims> | undefined> {
    const { issuer, audience } = this.#options;
    try {
      const { payload } = await jwtVerify(token, await this.#publicKey, { issuer, audience, typ: 'at+jwt' });
      return Object.fromEntries(
        CLAIMS.filter((name) => name in payload).map((name) => [name, payload[name]]),
      );
    } catch {
      return undefined;
    }
  }
}
