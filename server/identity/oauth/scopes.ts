import { OAuthScope } from '../../../generated/vocabulary.gen.ts';

export const OAUTH_SCOPES: readonly OAuthScope[] = Object.values(OAuthScope);

const KNOWN_SCOPES: ReadonlySet<string> = new Set(OAUTH_SCOPES);
/** The scope `market` from before there were several. It never covered more than read and work. */
const LEGACY_SCOPES: Readonly<Record<string, readonly OAuthScope[]>> = {
  market: [OAuthScope['market:read'], OAuthScope['market:work']],
};
/** Every client gets refresh tokens, requested or not. */
const IMPLICIT_SCOPE = 'offline_access';

/** The scopes in a text, in the order of the contract; undefined if one is unknown. */
export function parseScopes(text: string): OAuthScope[] | undefined {
  const named = text.split(' ').filter((name) => name !== '' && name !== IMPLICIT_SCOPE);
  const asked = new Set(named.flatMap((name) => LEGACY_SCOPES[name] ?? name));
  if ([...asked].some((name) => !KNOWN_SCOPES.has(name))) return undefined;
  return OAUTH_SCOPES.filter((scope) => asked.has(scope));
}
