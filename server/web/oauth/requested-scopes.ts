import { errors } from 'oidc-provider';
import type { OAuthScope } from '../../../generated/vocabulary.gen.ts';
import { OAUTH_SCOPES, parseScopes } from '../../identity/oauth/scopes.ts';

/** A parameter for the library: the client named no scope, so the user may choose any. */
export const NO_SCOPE_REQUESTED = 'asked_nothing';

/** Spending scopes are never preselected. */
const READ_SCOPE: OAuthScope = 'market:read';
const PRESELECTED_SCOPES: ReadonlySet<OAuthScope> = new Set([READ_SCOPE, 'market:work']);

/**
 * The initial scopes of a connection. Unknown ones are passed on: the library reports them at the client's redirect
 * URI.
 */
export function toAuthorizeScope(asked: string | undefined): Record<string, string> {
  const scopes = asked === undefined ? [] : parseScopes(asked);
  if (scopes === undefined) return { scope: String(asked) };
  if (scopes.length > 0) return { scope: scopes.join(' ') };
  return { scope: OAUTH_SCOPES.join(' '), [NO_SCOPE_REQUESTED]: '1' };
}

/** A refresh requests some of the granted scopes. */
export function toRefreshScope(asked: string): string {
  return parseScopes(asked)?.join(' ') ?? asked;
}

/** The scopes that a client may request; RFC 7591 lets the server respond with other values than it was sent. */
export function toRegisteredScope(asked: string | undefined): string {
  const scopes = asked === undefined ? [] : (parseScopes(asked) ?? []);
  return (scopes.length > 0 ? scopes : OAUTH_SCOPES).join(' ');
}

type Parameters = Readonly<Record<string, unknown>>;

export function readRequestedScopes({ scope }: Parameters): OAuthScope[] {
  return parseScopes(String(scope ?? '')) ?? [];
}

export function isPreselected(scope: OAuthScope, parameters: Parameters): boolean {
  return parameters[NO_SCOPE_REQUESTED] === undefined ? PRESELECTED_SCOPES.has(scope) : scope === READ_SCOPE;
}

/** Throws OAuth's error for unknown scopes. */
export function assertKnownScopes(scope: unknown): void {
  if (scope === undefined || parseScopes(String(scope)) !== undefined) return;
  throw new errors.InvalidScope(`ask for some of: ${OAUTH_SCOPES.join(' ')}`, String(scope));
}
