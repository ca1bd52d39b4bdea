import type { McpTokens } from '../../identity/oauth/mcp-tokens.ts';
import type { Authenticator } from './authenticator.ts';
import { isApiKey } from './bearer.ts';

/** A person's tool client. Whatever is no API key is meant to be its token. */
export function createMcpTokenAuthenticator(tokens: McpTokens): Authenticator {
  return {
    credential: 'mcp_oauth',
    authenticate({ bearer }) {
      return bearer === undefined || isApiKey(bearer) ? null : tokens.verify(bearer);
    },
  };
}
