/** Paths of the contract, at the app's host. */
export const PATHS = {
  authorize: '/api/oauth/authorize',
  callback: '/api/oauth/callback',
  consent: '/api/oauth/consent',
  register: '/api/oauth/register',
  revoke: '/api/oauth/revoke',
  token: '/api/oauth/token',
} as const;

export const toResourceUrl = (appUrl: string) => `${appUrl}/mcp`;
