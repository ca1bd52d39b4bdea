import { createPublicKey, type JsonWebKey, randomUUID } from 'node:crypto';
import { type CryptoKey, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import type { SigningKey } from '../folder/secrets.ts';
import type { IdentityClaims } from './accounts.ts';

export const TOKEN_TTL_SECONDS = 3600;
/** Predefined clients; others register themselves. */
export const CLIENT_ID = 'agent-market';
export const SCOPE = 'openid profile email';

interface TokenOptions {
  issuer: string;
  audience: string;
  signingKey: SigningKey;
}

const CLAIMS = ['sub', 'preferred_username', 'name', 'email', 'picture', 'twitter_username', 'wallets'];

/** Issues access tokens as the provider does after a sign-in, and verifies them. */
export class AccessTokens {
  readonly #options: TokenOptions;
  readonly #privateKey: Promise<CryptoKey>;
  readonly #publicKey: Promise<CryptoKey>;

  constructor(options: TokenOptions) {
    const { signingKey } = options;
    this.#options = options;
    this.#privateKey = importJWK(signingKey) as Promise<CryptoKey>;
    this.#publicKey = importJWK(toPublicKey(signingKey), signingKey.alg) as Promise<CryptoKey>;
  }

  async mint(claims: IdentityClaims): Promise<string> {
    const { issuer, audience, signingKey } = this.#options;
    return new SignJWT({ ...claims, client_id: CLIENT_ID, scope: SCOPE })
      .setProtectedHeader({ alg: signingKey.alg, typ: 'at+jwt', kid: signingKey.kid })
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

function toPublicKey(key: JWK): JWK {
  return createPublicKey({ key: key as JsonWebKey, format: 'jwk' }).export({ format: 'jwk' }) as JWK;
}
