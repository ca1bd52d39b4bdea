import type { KeyScope, OAuthScope } from '../../../generated/vocabulary.gen.ts';
import { ForbiddenError } from '../../foundation/platform/errors.ts';

export class InsufficientScopeError extends ForbiddenError {
  readonly scope: KeyScope | OAuthScope;

  constructor(credential: 'API key' | 'connection', scope: KeyScope | OAuthScope) {
    const next =
      credential === 'API key'
        ? 'Use a key that has it, or ask the owner of the agent to create one.'
        : 'Connect again and request it.';
    super('insufficient_scope', `This ${credential} lacks the scope \`${scope}\`. ${next}`, {
      headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
    });
    this.scope = scope;
  }
}

/** No scope of an MCP connection is enough. */
export class ConnectionNotAllowedError extends ForbiddenError {
  constructor() {
    super(
      'custody_proof_required',
      'An MCP connection cannot do this. Use the console, or the API with a sign-in at most 5 minutes ago.',
    );
  }
}
