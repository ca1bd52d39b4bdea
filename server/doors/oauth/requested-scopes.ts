import { errors } from 'oidc-provider';
import type { OAuthScope } from '../../../generated/vocabulary.gen.ts';
import { OAUTH_SCOPES, parseScopes } from '../../identity/oauth/scopes.ts';

/** Of the library's request: the client named no scope, so the person may choose any. */
export const ASKED_NOTHING = 'asked_nothing';

/** Whatever spends money is ticked by the person alone. */
const READ: OAuthScope = 'market:read';
const PRESELECTED: ReadonlySet<OAuthScope> = new Set([READ, 'market:work']);

/** What a connection is begun with. Unknown scopes are passed on: the library tells the client at its redirect address. */
export function requestedScope(asked: string | undefined): Record<string, string> {
  const scopes = asked === undefined ? [] : parseScopes(asked);
  if (scopes === undefined) return { scope: String(asked) };
  if (scopes.length > 0) return { scope: scopes.join(' ') };
  return { scope: OAUTH_SCOPES.join(' '), [ASKED_NOTHING]: '1' };
}

/** A refresh asks for some of what was granted. */
export function refreshScope(asked: string): string {
  return parseScopes(asked)?.join(' ') ?? asked;
}

/** What a client may ask for; RFC 7591 lets the server answer with other values than it was sent. */
export function registeredScope(asked: string | undefined): string {
  const scopes = asked === undefined ? [] : (parseScopes(asked) ?? []);
  return (scopes.length > 0 ? scopes : OAUTH_SCOPES).join(' ');
}

type Parameters = Readonly<Record<string, unknown>>;

export function askedScopes({ scope }: Parameters): OAuthScope[] {
  return parseScopes(String(scope ?? '')) ?? [];
}

export function isPreselected(scope: OAuthScope, parameters: Parameters): boolean {
  return parameters[ASKED_NOTHING] === undefined ? PRESELECTED.has(scope) : scope === READ;
}

/** Throws what OAuth answers to a scope that nobody knows. */
export function assertKnownScopes(scope: unknown): void {
  if (scope === undefined || parseScopes(String(scope)) !== undefined) return;
  throw new errors.InvalidScope(`ask for some of: ${OAUTH_SCOPES.join(' ')}`, String(scope));
}
