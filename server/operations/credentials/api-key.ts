import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { AgentKeys, KeyQuestion } from '../../identity/agent-keys.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Authenticator, CredentialRequest } from './authenticator.ts';

export const API_KEY_PREFIX = 'market_';
const API_KEY = /^market_[0-9A-Za-z]{1,128}$/;

/** An agent, by its key. */
export function apiKeyAuthenticator(keys: AgentKeys): Authenticator {
  const questionOf = ({ bearer: key }: CredentialRequest) => {
    return key !== undefined && API_KEY.test(key) ? keys.question(key) : undefined;
  };
  return {
    credential: 'api_key',
    questionOf,
    authenticate(request) {
      if (!request.bearer?.startsWith(API_KEY_PREFIX)) return null;
      return identify(request.keyQuestion ?? questionOf(request), keys);
    },
  };
}

async function identify(question: KeyQuestion | undefined, keys: AgentKeys): Promise<Caller> {
  const agentId = question && (await keys.answer(question));
  if (agentId !== undefined) return { kind: 'agent', agentId };
  throw new UnauthorizedError('invalid_credentials', 'The API key is not one of ours', {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  });
}
