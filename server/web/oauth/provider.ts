import { generateKeyPairSync } from 'node:crypto';
import Provider, { type Configuration, errors, interactionPolicy, type JWK } from 'oidc-provider';
import { randomBase62 } from '../../foundation/platform/random.ts';
import { OAUTH_SCOPES } from '../../identity/oauth/scopes.ts';
import { type AdapterOptions, createAdapter } from './adapter.ts';
import type { ClientDocumentFetcher } from './client-document-fetcher.ts';
import { CLIENT_AUTH_METHODS } from './client-metadata.ts';
import { PATHS } from './paths.ts';
import { assertKnownScopes, NO_SCOPE_REQUESTED } from './requested-scopes.ts';

export interface ProviderOptions extends AdapterOptions {
  appUrl: string;
  /** The only resource that tokens are issued for. */
  resource: string;
  documents: ClientDocumentFetcher;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long a user has for signing in and deciding. */
export const INTERACTION_TTL_SECONDS = 15 * 60;

/** The OAuth protocol: clients, scopes and tokens. */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(options.appUrl, buildConfiguration(options));
  // it is only called in process, with headers that we write
  provider.proxy = true;
  return provider;
}

function buildConfiguration(options: ProviderOptions): Configuration {
  return {
    adapter: (model: string) => createAdapter(model, options),
    // tokens are opaque and nothing is signed, but the library requires a key
    jwks: { keys: [generatePlaceholderKey()] },
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    cookies: { short: { signed: false }, long: { signed: false } },
    clientAuthMethods: [...CLIENT_AUTH_METHODS],
    responseTypes: ['code'],
    scopes: ['openid'],
    extraParams: [NO_SCOPE_REQUESTED],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    revokeGrantPolicy: () => true,
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId }) }),
    interactions: {
      policy: interactionPolicy.base(),
      url: (_ctx, { uid }) => `${PATHS.consent}?interaction=${uid}`,
    },
    routes: {
      authorization: PATHS.authorize,
      token: PATHS.token,
      registration: PATHS.register,
      revocation: PATHS.revoke,
    },
    features: buildFeatures(options),
    fetch: options.documents.fetch,
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      Grant: 180 * DAY,
      Interaction: INTERACTION_TTL_SECONDS,
      RefreshToken: 30 * DAY,
      Session: INTERACTION_TTL_SECONDS,
    },
    renderError: (ctx, out) => {
      ctx.body = out;
    },
  };
}

function buildFeatures({ resource, documents }: ProviderOptions): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    registration: {
      enabled: true,
      initialAccessToken: false,
      issueRegistrationAccessToken: false,
      idFactory: () => `mcp_${randomBase62(15)}`,
      secretFactory: () => `mcs_${randomBase62()}`,
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => resource,
      useGrantedResource: () => true,
      getResourceServerInfo: (ctx, indicator) => {
        assertKnownScopes(ctx.oidc.params?.scope);
        if (indicator !== resource) throw new errors.InvalidTarget(`only ${resource} is served here`);
        return { scope: OAUTH_SCOPES.join(' '), audience: resource, accessTokenFormat: 'opaque' };
      },
    },
    clientIdMetadataDocument: {
      enabled: true,
      ack: 'draft-02',
      allowFetch: (_ctx, clientId) => documents.canFetch(clientId),
      cacheDuration: { min: 60, max: DAY },
    },
  };
}

function generatePlaceholderKey(): JWK {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' } as JWK;
}
