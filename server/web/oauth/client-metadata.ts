import type { Client } from 'oidc-provider';
import type { components } from '../../../generated/types.gen.ts';
import { isRedirectUri } from './redirect-uri.ts';

type Metadata = components['schemas']['OAuthClientRequest'];

const MAX_NAME_LENGTH = 100;
const MAX_REDIRECT_URIS = 10;

/** What the library is told of a client, whoever described it. One scope, the code flow, and nothing else. */
export function toProviderMetadata(given: Metadata) {
  const { redirect_uris, client_name, client_uri, logo_uri, token_endpoint_auth_method = 'none' } = given;
  return {
    redirect_uris,
    application_type: applicationType(redirect_uris),
    grant_types: given.grant_types ?? ['authorization_code', 'refresh_token'],
    response_types: given.response_types ?? ['code'],
    token_endpoint_auth_method,
    ...(client_name !== undefined && { client_name }),
    ...(client_uri !== undefined && { client_uri }),
    ...(logo_uri !== undefined && { logo_uri }),
  };
}

/** Programs on a person's machine listen on whatever port is free, which RFC 8252 lets them; sites do not. */
function applicationType(redirectUris: readonly string[]): 'web' | 'native' {
  return redirectUris.every((uri) => uri.toLowerCase().startsWith('https:')) ? 'web' : 'native';
}

/** What counts of a document that a client publishes; undefined where it names no address to come back to. */
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
  // whoever publishes everything has no secret
  if (method !== undefined && method !== 'none') return undefined;
  const isName = typeof name === 'string' && name.trim() !== '';
  return { redirect_uris: uris, ...(isName && { client_name: name.trim().slice(0, MAX_NAME_LENGTH) }) };
}

function isRedirectUriString(uri: unknown): uri is string {
  return typeof uri === 'string' && isRedirectUri(uri);
}

/** As which a client introduces itself. Whoever is known by an address cannot make its host up. */
export function describeClient({ clientId, clientName }: Client) {
  const url = clientId.startsWith('https://') ? URL.parse(clientId) : undefined;
  return { name: clientName ?? url?.host ?? 'Unnamed client', host: url?.host };
}
