import type { KoaContextWithOIDC } from 'oidc-provider';
import type { AccessTokens } from './tokens.ts';

type Context = Pick<KoaContextWithOIDC, 'path' | 'body' | 'get' | 'set'>;

export const USERINFO_PATH = '/me';

/**
 * The provider rejects tokens for an API at its own userinfo. Here one token is for both, as with the large identity
 * services, so ours are handled before the provider sees them.
 */
export function createUserinfoMiddleware(tokens: AccessTokens) {
  return async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    const token = ctx.path === USERINFO_PATH && /^Bearer +(\S+)$/i.exec(ctx.get('authorization'))?.[1];
    const claims = token && (await tokens.verify(token));
    if (!claims) return next();
    ctx.set({ 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' });
    ctx.body = claims;
  };
}
