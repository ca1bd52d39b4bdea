import type { Credential } from '../../../../generated/routes.gen.ts';
import type { Operation } from '../contract/catalog.ts';

/** In the order of preference for samples. */
const PREFERRED_CREDENTIALS: readonly Credential[] = [
  'api_key',
  'idp',
  'admin_session',
  'wallet',
  'admin_key',
  'mcp_oauth',
  'order_token',
];

/** The credential of a sample; none if most callers need none. */
export function pickSampleCredential({ route }: Operation): Credential | undefined {
  const { accepted, required } = route.credentials;
  if (!required) return route.method !== 'get' && accepted.includes('api_key') ? 'api_key' : undefined;
  return PREFERRED_CREDENTIALS.find((credential) => accepted.includes(credential));
}

/** The environment variable of a sample's bearer token. */
export const TOKEN_VARIABLES: Partial<Record<Credential, string>> = {
  api_key: 'AGENT_MARKET_API_KEY',
  idp: 'IDENTITY_TOKEN',
  admin_session: 'IDENTITY_TOKEN',
  admin_key: 'ADMIN_KEY',
  mcp_oauth: 'MCP_TOKEN',
};
