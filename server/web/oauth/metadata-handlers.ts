import type { OauthMetadataHandlers } from '../../../generated/handlers.gen.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { OAUTH_SCOPES } from '../../identity/oauth/scopes.ts';
import { CLIENT_AUTH_METHODS, GRANT_TYPES } from './client-metadata.ts';
import { PATHS, toResourceUrl } from './paths.ts';

/** Discovery documents for clients. */
export function oauthMetadataHandlers(
  appUrl: string,
  baseUrl: string,
): OauthMetadataHandlers<RequestContext> {
  const resource = {
    resource: toResourceUrl(appUrl),
    authorization_servers: [appUrl],
    scopes_supported: [...OAUTH_SCOPES],
    bearer_methods_supported: ['header' as const],
    resource_name: 'Agent Market',
  };
  const authMethods = [...CLIENT_AUTH_METHODS];
  const server = {
    issuer: appUrl,
    authorization_endpoint: `${appUrl}${PATHS.authorize}`,
    token_endpoint: `${appUrl}${PATHS.token}`,
    registration_endpoint: `${appUrl}${PATHS.register}`,
    revocation_endpoint: `${appUrl}${PATHS.revoke}`,
    scopes_supported: [...OAUTH_SCOPES],
    response_types_supported: ['code' as const],
    grant_types_supported: [...GRANT_TYPES],
    token_endpoint_auth_methods_supported: authMethods,
    revocation_endpoint_auth_methods_supported: authMethods,
    code_challenge_methods_supported: ['S256' as const],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${baseUrl}/docs/credentials/mcp-oauth`,
  };
  return {
    protectedResource: async () => ({ status: 200, body: resource }),
    protectedMcp: async () => ({ status: 200, body: resource }),
    authorizationServer: async () => ({ status: 200, body: server }),
  };
}
