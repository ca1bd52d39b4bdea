import type { Credential } from '../../../../generated/routes.gen.ts';
import type { Operation } from '../contract/catalog.ts';

/** In the order in which samples show them. */
const PREFERRED_CREDENTIALS: readonly Credential[] = [
  'api_key',
  'idp',
  'admin_session',
  'wallet',
  'admin_key',
  'mcp_oauth',
  'order_token',
];

/** The one that a sample shows; none where most callers need none. */
export function pickSampleCredential({ route }: Operation): Credential | undefined {
  const { accepted, required } = route.credentials;
  if (!required) return route.method !== 'get' && accepted.includes('api_key') ? 'api_key' : undefined;
  return PREFERRED_CREDENTIALS.find((credential) => accepted.includes(credential));
}

/** Where a sample takes a bearer token from. */
export const TOKEN_VARIABLES: Partial<Record<Credential, string>> = {
  api_key: 'AGENT_MARKET_API_KEY',
  idp: 'IDENTITY_TOKEN',
  admin_session: 'IDENTITY_TOKEN',
  admin_key: 'ADMIN_KEY',
  mcp_oauth: 'MCP_TOKEN',
};
