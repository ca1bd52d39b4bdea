import type { AgentKeys } from '../../identity/agent-keys.ts';
import { UnauthorizedError } from '../../platform/errors.ts';
import { type Authenticator, bearerToken } from './authenticator.ts';

export const API_KEY_PREFIX = 'market_';
const API_KEY = /^market_[0-9A-Za-z]{1,128}$/;

/** An agent, by its key. */
export function apiKeyAuthenticator(keys: AgentKeys): Authenticator {
  return {
    credential: 'api_key',
    async authenticate({ headers }) {
      const key = bearerToken(headers);
      if (!key?.startsWith(API_KEY_PREFIX)) return null;
      const agentId = API_KEY.test(key) ? await keys.findAgentId(key) : undefined;
      if (agentId !== undefined) return { kind: 'agent', agentId };
      throw new UnauthorizedError('invalid_credentials', 'The API key is not one of ours', {
        headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      });
    },
  };
}
