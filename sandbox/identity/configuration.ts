import type { DatabaseSync } from 'node:sqlite';
import { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Secrets } from '../folder/secrets.ts';
import type { Accounts } from './accounts.ts';
import { renderErrorPage } from './pages.ts';
import { createStorageAdapter } from './storage.ts';
import { CLIENT_ID, SCOPE, TOKEN_TTL_SECONDS } from './tokens.ts';

export interface IdentityOptions {
  issuer: string;
  audience: string;
  /** The audience of tokens, unless the client names another resource. */
  baseUrl: string;
  /** The redirect URI for connecting MCP clients. */
  appUrl: string;
  secrets: Secrets['identity'];
  accounts: Accounts;
  db: DatabaseSync;
}

const DAY_SECONDS = 24 * 3600;
const PROFILE_CLAIMS = ['name', 'preferred_username', 'picture', 'twitter_username', 'wallets'];

export function buildConfiguration(options: IdentityOptions): Configuration {
  const { secrets, accounts, db } = options;
  return {
    adapter: createStorageAdapter(db),
    jwks: { keys: [secrets.signingKey as never] },
    cookies: { keys: [secrets.cookieKey] },
    clients: [buildPublicClient(options)],
    clientDefaults: { id_token_signed_response_alg: secrets.signingKey.alg },
    claims: { openid: ['sub'], profile: PROFILE_CLAIMS, email: ['email'] },
    conformIdTokenClaims: false,
    clientBasedCORS: () => true,
    pkce: { required: () => true },
    interactions: { policy: buildPromptPolicy(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => {
      const claims = accounts.find(sub);
      return claims && { accountId: sub, claims: () => ({ ...claims }) };
    },
    loadExistingGrant: grantRequestedScopes,
    extraTokenClaims: (_ctx, token) => {
      const sub = 'accountId' in token ? token.accountId : undefined;
      return sub ? { ...accounts.find(sub) } : undefined;
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      ...buildFeatures(options),
    },
    ttl: {
      AccessToken: TOKEN_TTL_SECONDS,
      AuthorizationCode: 60,
      IdToken: TOKEN_TTL_SECONDS,
      Interaction: TOKEN_TTL_SECONDS,
      RefreshToken: 14 * DAY_SECONDS,
      Session: 14 * DAY_SECONDS,
      Grant: 14 * DAY_SECONDS,
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html';
      ctx.body = renderErrorPage(description ?? error);
    },
  };
}

/** Access tokens always have a resource, which makes them JWTs that the API can read. */
function buildFeatures({ audience, baseUrl, secrets }: IdentityOptions): Configuration['features'] {
  return {
    registration: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: (_ctx, _client, oneOf) => oneOf?.[0] ?? baseUrl,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: SCOPE,
        audience,
        accessTokenTTL: TOKEN_TTL_SECONDS,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: secrets.signingKey.alg } },
      }),
    },
  };
}

function buildPublicClient({ baseUrl, appUrl }: IdentityOptions) {
  return {
    client_id: CLIENT_ID,
    client_name: 'Agent Market',
    token_endpoint_auth_method: 'none' as const,
    redirect_uris: [`${baseUrl}/callback`, `${appUrl}/api/oauth/callback`, `${appUrl}/signed-in`],
  };
}

/** A user who just entered a name is not asked for consent. */
function buildPromptPolicy() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

async function grantRequestedScopes({ oidc }: KoaContextWithOIDC) {
  const { client, session, params, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const id = session.grantIdFor(client.clientId);
  const known = id ? await provider.Grant.find(id) : undefined;
  const grant = known ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  const scope = String(params?.scope ?? 'openid');
  grant.addOIDCScope(scope);
  for (const resource of Object.keys(oidc.resourceServers ?? {})) grant.addResourceScope(resource, scope);
  await grant.save();
  return grant;
}
