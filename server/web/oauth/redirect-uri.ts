import { OAuthError } from './oauth-error.ts';

const MAX_URI_LENGTH = 2048;
const URI_PATTERN = /^[a-z][a-z0-9+.-]*:[^\s#]+$/;
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Schemes of common clients without a domain, which RFC 8252 asks for. */
const CLIENT_SCHEMES = new Set([
  'antigravity:',
  'claude:',
  'code-oss:',
  'cursor:',
  'goose:',
  'jetbrains:',
  'kiro:',
  'lmstudio:',
  'positron:',
  'raycast:',
  'trae:',
  'vscode:',
  'vscode-insiders:',
  'vscodium:',
  'warp:',
  'windsurf:',
  'windsurf-next:',
  'zed:',
]);

/**
 * Whether a code may be sent there: to a site over https, to a program on this machine, or to a private-use scheme
 * (RFC 8252). Browsers and operating systems interpret other schemes themselves.
 */
export function isRedirectUri(uri: string): boolean {
  const url = uri.length <= MAX_URI_LENGTH && URI_PATTERN.test(uri) ? URL.parse(uri) : null;
  if (!url) return false;
  if (url.protocol === 'https:') return true;
  return isLoopback(url) || isAppScheme(url.protocol);
}

export function assertRedirectUri(uri: string): void {
  if (isRedirectUri(uri)) return;
  throw new OAuthError(
    'invalid_redirect_uri',
    'redirect_uri must be https, http at 127.0.0.1, [::1] or localhost, or a scheme of your program such as com.example.app:',
  );
}

export function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && LOOPBACK_HOSTS.has(hostname);
}

/** A reverse domain name has a dot; no browser scheme has one. */
function isAppScheme(protocol: string): boolean {
  return protocol.includes('.') || CLIENT_SCHEMES.has(protocol);
}
