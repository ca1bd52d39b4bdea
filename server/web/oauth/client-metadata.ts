import type { Client } from 'oidc-provider';
import type { components } from '../../../generated/types.gen.ts';
import { ClientAuthMethod, GrantType } from '../../../generated/vocabulary.gen.ts';
import { isRedirectUri } from './redirect-uri.ts';

type Metadata = components['schemas']['OAuthClientRequest'];

const MAX_NAME_LENGTH = 100;
const MAX_REDIRECT_URIS = 10;

export const CLIENT_AUTH_METHODS: readonly ClientAuthMethod[] = Object.values(ClientAuthMethod);
export const GRANT_TYPES: readonly GrantType[] = Object.values(GrantType);

/**
 * A client's metadata for the library, whoever described it. Only the code flow. Unsupported values are replaced, as
 * RFC 7591 allows, because many clients register with a list of all that they know.
 */
export function toProviderMetadata(given: Metadata) {
  const { redirect_uris, client_name, client_uri, logo_uri, token_endpoint_auth_method: method } = given;
  return {
    redirect_uris,
    application_type: applicationType(redirect_uris),
    grant_types: toGrantTypes(given.grant_types ?? []),
    response_types: ['code'],
    token_endpoint_auth_method: CLIENT_AUTH_METHODS.find((supported) => supported === method) ?? 'none',
    ...(client_name !== undefined && { client_name }),
    ...(client_uri !== undefined && { client_uri }),
    ...(logo_uri !== undefined && { logo_uri }),
  };
}

/** Every flow begins with a code. A client that names none of ours gets both. */
function toGrantTypes(asked: readonly string[]): readonly GrantType[] {
  const supported = GRANT_TYPES.filter((type) => asked.includes(type));
  if (supported.length === 0) return GRANT_TYPES;
  return GRANT_TYPES.filter((type) => type === 'authorization_code' || supported.includes(type));
}

/** Native apps listen on any free port, as RFC 8252 allows; web sites do not. */
function applicationType(redirectUris: readonly string[]): 'web' | 'native' {
  return redirectUris.every((uri) => uri.toLowerCase().startsWith('https:')) ? 'web' : 'native';
}

/** The relevant part of a client's document; undefined without a redirect URI. */
export function parseClientDocument(document: Record<string, unknown>): Metadata | undefined {
  const { redirect_uris: uris, client_name: name, token_endpoint_auth_method: method } = document;
  if (
    !Array.isArray(uris) ||
    uris.length === 0 ||
    uris.length > MAX_REDIRECT_URIS ||
    !uris.every(isRedirectUriString)
  ) {
    return undefined;
  }
  // a client with public metadata has no secret
  if (method !== undefined && method !== 'none') return undefined;
  const isName = typeof name === 'string' && name.trim() !== '';
  return { redirect_uris: uris, ...(isName && { client_name: name.trim().slice(0, MAX_NAME_LENGTH) }) };
}

function isRedirectUriString(uri: unknown): uri is string {
  return typeof uri === 'string' && isRedirectUri(uri);
}

/** How a client is displayed. The host of a URL id cannot be forged. */
export function describeClient({ clientId, clientName }: Client) {
  const url = clientId.startsWith('https://') ? URL.parse(clientId) : undefined;
  return { name: clientName ?? url?.host ?? 'Unnamed client', host: url?.host };
}
