import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose';
import { UnauthorizedError, UnavailableError } from '../foundation/platform/errors.ts';
import { type IdentityClaims, parseClaims } from './identity-claims.ts';
import { IssuerKeys, providerUnavailableError } from './issuer-keys.ts';
import { discoverProvider } from './provider-discovery.ts';

export interface ProviderLoginOptions {
  issuer: string;
  jwksUrl: string | undefined;
  algorithms: readonly string[];
  /** Our client registration at the provider. */
  clientId: string;
  clientSecret: string | undefined;
  scope: string;
  /** The redirect URI. */
  redirectUri: string;
}

/** Binds the provider's response to the request; known only to us. */
export interface LoginSecrets {
  nonce: string;
  verifier: string;
}

interface Endpoints {
  authorization: string;
  token: string;
  userinfo: string | undefined;
  /** How the secret is sent to the token endpoint. */
  secretInBody: boolean;
}

interface ProviderTokens {
  id_token: string;
  access_token?: string;
}

const TIMEOUT_MS = 10_000;
const CLOCK_TOLERANCE_SECONDS = 5;

/** Signs users in at the identity provider, by the authorization code flow of OpenID Connect. */
export class ProviderLogin {
  readonly #options: ProviderLoginOptions;
  readonly #keys: IssuerKeys;
  #endpoints: Promise<Endpoints> | undefined;

  constructor(options: ProviderLoginOptions) {
    this.#options = options;
    this.#keys = new IssuerKeys(options);
  }

  /** The authorization URL. Throws 503 if the provider's metadata is unavailable. */
  async buildAuthorizationUrl(state: string, { nonce, verifier }: LoginSecrets): Promise<string> {
    const { authorization } = await this.#getEndpoints();
    const { clientId, scope, redirectUri } = this.#options;
    const url = new URL(authorization);
    const asked = {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope,
      state,
      nonce,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
    return url.href;
  }

  /** The signed-in user. Throws 401 if the code is invalid, 503 if the provider is unreachable. */
  async complete(code: string, secrets: LoginSecrets): Promise<IdentityClaims> {
    const tokens = await this.#exchange(code, secrets.verifier);
    const said = await this.#verifyIdToken(tokens.id_token, secrets.nonce);
    const more = await this.#fetchUserinfo(tokens.access_token);
    const claims = parseClaims(more.sub === said.sub ? { ...more, ...said } : said);
    if (!claims) throw signInRejectedError('The identity provider named no user.');
    return claims;
  }

  async #exchange(code: string, verifier: string): Promise<ProviderTokens> {
    const { token, secretInBody } = await this.#getEndpoints();
    const { clientId, clientSecret, redirectUri } = this.#options;
    const inHeader = clientSecret !== undefined && !secretInBody;
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...(!inHeader && { client_id: clientId }),
      ...(clientSecret !== undefined && secretInBody && { client_secret: clientSecret }),
    });
    const headers = inHeader ? { authorization: encodeBasicAuth(clientId, clientSecret) } : {};
    const response = await fetchFromProvider(token, { method: 'POST', body, headers });
    if (response.status >= 500)
      throw providerUnavailableError(new Error(`the token endpoint: ${response.status}`));
    const answer = (await response.json().catch(() => ({}))) as Partial<ProviderTokens>;
    if (!response.ok || typeof answer.id_token !== 'string') {
      throw signInRejectedError('The identity provider rejected the sign-in.', answer);
    }
    return answer as ProviderTokens;
  }

  async #verifyIdToken(idToken: string, nonce: string) {
    const { issuer, clientId, algorithms } = this.#options;
    const { payload } = await jwtVerify(idToken, this.#keys.resolve, {
      issuer,
      audience: clientId,
      algorithms: [...algorithms],
      requiredClaims: ['sub', 'exp', 'nonce'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    }).catch((error: unknown) => {
      throw error instanceof UnavailableError ? error : signInRejectedError(WRONG_ID_TOKEN, error);
    });
    if (payload.nonce !== nonce) throw signInRejectedError(WRONG_ID_TOKEN);
    return payload;
  }

  /** Many providers put the profile only there. Without it, the user is still identified. */
  async #fetchUserinfo(accessToken: string | undefined): Promise<Record<string, unknown>> {
    const { userinfo } = await this.#getEndpoints();
    if (!userinfo || typeof accessToken !== 'string') return {};
    const response = await fetchFromProvider(userinfo, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const isJson = response.ok && response.headers.get('content-type')?.includes('application/json');
    return isJson ? ((await response.json().catch(() => ({}))) as Record<string, unknown>) : {};
  }

  async #getEndpoints(): Promise<Endpoints> {
    this.#endpoints ??= discoverEndpoints(this.#options.issuer);
    try {
      return await this.#endpoints;
    } catch (error) {
      this.#endpoints = undefined;
      throw providerUnavailableError(error);
    }
  }
}

const WRONG_ID_TOKEN = 'The ID token of the identity provider is not for this sign-in.';

async function discoverEndpoints(issuer: string): Promise<Endpoints> {
  const found = await discoverProvider(issuer);
  const { authorization_endpoint: authorization, token_endpoint: token, userinfo_endpoint: userinfo } = found;
  if (typeof authorization !== 'string' || typeof token !== 'string') {
    throw new Error('discovery names no authorization_endpoint or token_endpoint');
  }
  const methods = found.token_endpoint_auth_methods_supported;
  const secretInBody = Array.isArray(methods) && !methods.includes('client_secret_basic');
  return {
    authorization,
    token,
    userinfo: typeof userinfo === 'string' ? userinfo : undefined,
    secretInBody,
  };
}

async function fetchFromProvider(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    throw providerUnavailableError(error);
  }
}

/** RFC 6749, 2.3.1: both parts are form-encoded first. */
function encodeBasicAuth(clientId: string, secret: string): string {
  const encoded = [clientId, secret].map((part) => new URLSearchParams({ '': part }).toString().slice(1));
  return `Basic ${Buffer.from(encoded.join(':')).toString('base64')}`;
}

function signInRejectedError(message: string, cause?: unknown): UnauthorizedError {
  return new UnauthorizedError('invalid_credentials', message, { cause });
}
