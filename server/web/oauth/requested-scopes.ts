import { errors } from 'oidc-provider';
import type { OAuthScope } from '../../../generated/vocabulary.gen.ts';
import { OAUTH_SCOPES, parseScopes } from '../../identity/oauth/scopes.ts';

/** Of the library's request: the client named no scope, so the person may choose any. */
export const NO_SCOPE_REQUESTED = 'asked_nothing';

/** Whatever spends money is ticked by the person alone. */
const READ_SCOPE: OAuthScope = 'market:read';
const PRESELECTED_SCOPES: ReadonlySet<OAuthScope> = new Set([READ_SCOPE, 'market:work']);

/** What a connection is begun with. Unknown scopes are passed on: the library tells the client at its redirect address. */
export function toAuthorizeScope(asked: string | undefined): Record<string, string> {
  const scopes = asked === undefined ? [] : parseScopes(asked);
  if (scopes === undefined) return { scope: String(asked) };
  if (scopes.length > 0) return { scope: scopes.join(' ') };
  return { scope: OAUTH_SCOPES.join(' '), [NO_SCOPE_REQUESTED]: '1' };
}

/** A refresh asks for some of what was granted. */
export function toRefreshScope(asked: string): string {
  return parseScopes(asked)?.join(' ') ?? asked;
}

/** What a client may ask for; RFC 7591 lets the server answer with other values than it was sent. */
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

/** Throws what OAuth answers to a scope that nobody knows. */
export function assertKnownScopes(scope: unknown): void {
  if (scope === undefined || parseScopes(String(scope)) !== undefined) return;
  throw new errors.InvalidScope(`ask for some of: ${OAUTH_SCOPES.join(' ')}`, String(scope));
}
