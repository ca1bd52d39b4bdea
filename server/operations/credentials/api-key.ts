import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { AgentKeys, PendingKeyLookup } from '../../identity/agent-keys.ts';
import type { Caller } from '../../identity/caller.ts';
import type { Authenticator, CredentialRequest } from './authenticator.ts';
import { isApiKey } from './bearer.ts';

/** An agent, by its API key. */
export function createApiKeyAuthenticator(keys: AgentKeys): Authenticator {
  const questionOf = ({ bearer }: CredentialRequest) =>
    bearer === undefined ? undefined : keys.createLookup(bearer);
  return {
    credential: 'api_key',
    createKeyLookup: questionOf,
    authenticate(request) {
      if (request.bearer === undefined || !isApiKey(request.bearer)) return null;
      return identifyAgent(request.pendingKeyLookup ?? questionOf(request), keys);
    },
  };
}

async function identifyAgent(question: PendingKeyLookup | undefined, keys: AgentKeys): Promise<Caller> {
  const holder = question && (await keys.resolveLookup(question));
  if (holder) {
    const { agentId, keyId, scopes } = holder;
    return { kind: 'agent', agentId, keyId, scopes };
  }
  throw new UnauthorizedError('invalid_credentials', 'The API key is unknown, expired or revoked.', {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  });
}
