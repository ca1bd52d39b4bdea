const TIMEOUT_MS = 5_000;

export interface ProviderDocument {
  issuer?: unknown;
  jwks_uri?: unknown;
  authorization_endpoint?: unknown;
  token_endpoint?: unknown;
  userinfo_endpoint?: unknown;
  token_endpoint_auth_methods_supported?: unknown;
}

/** The metadata of an OIDC issuer. Throws if it is unreachable or names another issuer. */
export async function discoverProvider(issuer: string): Promise<ProviderDocument> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`discovery responded with ${response.status}`);
  const document = (await response.json()) as ProviderDocument;
  if (document.issuer !== issuer) throw new Error('discovery names another issuer than IDP_ISSUER');
  return document;
}
