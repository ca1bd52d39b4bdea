import { UsageError } from './errors.ts';
import type { ClientOptions } from './options.ts';

/** The validated options, with those from the environment. */
export type Settings = ClientOptions & { baseUrl: string };

/** Paths cannot be appended to a URL with credentials or a query. */
const BASE_URL_PATTERN = /^https?:\/\/[^?#@]+$/;

/** The default URL of the sandbox. */
const SANDBOX_URL_PATTERN = /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])):3000$/;

export function resolveSettings(options: ClientOptions): Settings {
  const { token, signer, adminKey, orderToken, apiKey } = options;
  const known = token ?? signer ?? adminKey ?? orderToken ?? apiKey;
  const baseUrl = parseBaseUrl('baseUrl or AGENT_MARKET_URL', options.baseUrl ?? readEnv('AGENT_MARKET_URL'));
  return {
    ...options,
    baseUrl,
    appUrl: options.appUrl ? parseBaseUrl('appUrl', options.appUrl) : findSandboxAppUrl(baseUrl),
    apiKey: known === undefined ? readEnv('AGENT_MARKET_API_KEY') : apiKey,
  };
}

function parseBaseUrl(name: string, url = ''): string {
  if (BASE_URL_PATTERN.test(url) && URL.canParse(url)) return new URL(url).href.replace(/\/$/, '');
  // the message must not contain a password
  const given = url && !url.includes('@') ? `, not "${url}"` : '';
  throw new UsageError(`${name} must be an address like https://market.example${given}`);
}

/** It uses the next port. For other services, the URL does not tell where the app is. */
function findSandboxAppUrl(baseUrl: string): string | undefined {
  const [, host] = SANDBOX_URL_PATTERN.exec(baseUrl) ?? [];
  return host && `${host}:3001`;
}

function readEnv(name: string): string | undefined {
  try {
    const { process } = globalThis as { process?: { env?: Record<string, string> } };
    return process?.env?.[name] || undefined;
  } catch {
    // Deno without permission to read it
    return undefined;
  }
}
