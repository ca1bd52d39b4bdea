import { API_KEY_PREFIX } from '../../identity/agent-keys.ts';
import type { InputHeaders } from '../input.ts';

const BEARER_PATTERN = /^Bearer +(\S+)$/i;
const JWT_PATTERN = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** The token of the Authorization header. */
export function parseBearerToken({ authorization }: InputHeaders): string | undefined {
  return typeof authorization === 'string' ? BEARER_PATTERN.exec(authorization)?.[1] : undefined;
}

/** The format of a token determines its credential, whether it is valid or not. */
export const isApiKey = (token: string) => token.startsWith(API_KEY_PREFIX);
export const isJwt = (token: string) => JWT_PATTERN.test(token);
