/** Of the contract, at the host of the app. */
export const PATHS = {
  authorize: '/api/oauth/authorize',
  callback: '/api/oauth/callback',
  consent: '/api/oauth/consent',
  register: '/api/oauth/register',
  revoke: '/api/oauth/revoke',
  token: '/api/oauth/token',
} as const;

/** To use the marketplace as the person who signed in: all or nothing. */
export const SCOPE = 'market';

export const resourceOf = (appUrl: string) => `${appUrl}/mcp`;
