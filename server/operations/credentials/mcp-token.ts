import type { McpTokens } from '../../identity/oauth/mcp-tokens.ts';
import type { Authenticator } from './authenticator.ts';
import { isApiKey } from './bearer.ts';

/** A user's MCP client. Any token that is not an API key counts as its token. */
export function createMcpTokenAuthenticator(tokens: McpTokens): Authenticator {
  return {
    credential: 'mcp_oauth',
    authenticate({ bearer }) {
      return bearer === undefined || isApiKey(bearer) ? null : tokens.verify(bearer);
    },
  };
}
