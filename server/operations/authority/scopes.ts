import { type Act, authorityTable } from '../../../generated/authority.gen.ts';
import type { Route } from '../../../generated/routes.gen.ts';
import type { KeyScope, OAuthScope } from '../../../generated/vocabulary.gen.ts';
import type { Caller } from '../../identity/caller.ts';
import { ConnectionNotAllowedError, InsufficientScopeError } from './errors.ts';

type Scopes = Route['scopes'];

/** An API key and an MCP client do what their scopes allow; every other credential has none. */
export function requireScopes(caller: Caller, scopes: Scopes, acts: readonly Act[]): void {
  if (caller.kind !== 'agent' && caller.kind !== 'user') return;
  if (caller.grant) requireOAuthScopes(caller.grant.scopes, scopes, acts);
  else if (caller.kind === 'agent') requireKeyScopes(caller.scopes, scopes, acts);
}

function requireKeyScopes(granted: readonly KeyScope[], { key }: Scopes, acts: readonly Act[]): void {
  const needed =
    acts.length > 0 ? acts.flatMap((act) => authorityTable[act].keyScope ?? []) : key ? [key] : [];
  const missing = needed.find((scope) => !granted.includes(scope));
  if (missing) throw new InsufficientScopeError('API key', missing);
}

function requireOAuthScopes(granted: readonly OAuthScope[], { oauth }: Scopes, acts: readonly Act[]): void {
  const needed =
    acts.length > 0 ? acts.flatMap((act) => authorityTable[act].oauthScope ?? []) : oauth ? [oauth] : [];
  const missing = needed.find((scope) => !granted.includes(scope));
  if (missing) throw new InsufficientScopeError('connection', missing);
  if (acts.some((act) => authorityTable[act].oauthScope === null)) throw new ConnectionNotAllowedError();
}
