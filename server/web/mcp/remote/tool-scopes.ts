import type { ToolDefinition } from '../../../../generated/tools.gen.ts';
import type { OAuthScope } from '../../../../generated/vocabulary.gen.ts';
import type { Caller, OAuthGrant } from '../../../identity/caller.ts';
import { InsufficientScopeError } from '../../../operations/authority/errors.ts';

/** The scopes that a connection lacks for a tool; undefined if none, and for API keys, which operations check. */
export function findMissingScope({ scopes }: ToolDefinition, caller: Caller): OAuthScope | undefined {
  const grant = findGrant(caller);
  return grant && scopes.find((scope) => !grant.scopes.includes(scope));
}

export function requireToolScopes(tool: ToolDefinition, caller: Caller): void {
  const missing = findMissingScope(tool, caller);
  if (missing) throw new InsufficientScopeError('connection', missing);
}

export function findGrant(caller: Caller): OAuthGrant | undefined {
  return caller.kind === 'user' || caller.kind === 'agent' ? caller.grant : undefined;
}
