import type { AgentKeys } from '../../identity/agent-keys.ts';
import { UnauthorizedError } from '../../platform/errors.ts';
import { type Authenticator, bearerToken, type CredentialRequest } from './authenticator.ts';

export const API_KEY_PREFIX = 'market_';
const API_KEY = /^market_[0-9A-Za-z]{1,128}$/;

/** An agent, by its key. */
export function apiKeyAuthenticator(keys: AgentKeys): Authenticator {
  const questionOf = ({ headers }: CredentialRequest) => {
    const key = bearerToken(headers);
    return key !== undefined && API_KEY.test(key) ? keys.question(key) : undefined;
  };
  return {
    credential: 'api_key',
    questionOf,
    async authenticate(request) {
      if (!bearerToken(request.headers)?.startsWith(API_KEY_PREFIX)) return null;
      const question = request.keyQuestion ?? questionOf(request);
      const agentId = question && (await keys.answer(question));
      if (agentId !== undefined) return { kind: 'agent', agentId };
      throw new UnauthorizedError('invalid_credentials', 'The API key is not one of ours', {
        headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      });
    },
  };
}
