import { type Act, authorityTable } from '../../../generated/authority.gen.ts';
import type { Route } from '../../../generated/routes.gen.ts';
import type { KeyScope, OAuthScope } from '../../../generated/vocabulary.gen.ts';
import type { Caller } from '../../identity/caller.ts';
import { ConnectionNotAllowedError, InsufficientScopeError } from './errors.ts';

type Scopes = Route['scopes'];

/** API keys and MCP clients are limited by their scopes; other credentials have none. */
export function requireScopes(caller: Caller, scopes: Scopes, acts: readonly Act[]): void {
  if (caller.kind !== 'agent' && caller.kind !== 'user') return;
  if (caller.grant) requireOAuthScopes(caller.grant.scopes, scopes, acts);
  else if (caller.kind === 'agent') requireKeyScopes(caller.scopes, scopes, acts);
}

function requireKeyScopes(granted: readonly KeyScope[], { key }: Scopes, acts: readonly Act[]): void {
  const needed = acts.length > 0 ? acts.map((act) => authorityTable[act].keyScope) : [key];
  requireGranted('API key', granted, needed);
}

function requireOAuthScopes(granted: readonly OAuthScope[], { oauth }: Scopes, acts: readonly Act[]): void {
  const needed = acts.length > 0 ? acts.map((act) => authorityTable[act].oauthScope) : [oauth];
  requireGranted('connection', granted, needed);
  if (acts.length > 0 && needed.includes(null)) throw new ConnectionNotAllowedError();
}

function requireGranted<Scope extends KeyScope | OAuthScope>(
  credential: 'API key' | 'connection',
  granted: readonly Scope[],
  needed: readonly (Scope | null)[],
): void {
  const missing = needed.find((scope) => scope !== null && !granted.includes(scope));
  if (missing) throw new InsufficientScopeError(credential, missing);
}
