import { UsageError } from './errors.ts';
import type { ClientOptions } from './options.ts';

/** The options with what the environment adds to them, checked. */
export type Settings = ClientOptions & { baseUrl: string };

/** With a password in it, or a query, it is not one to which paths can be added. */
const BASE_URL_PATTERN = /^https?:\/\/[^?#@]+$/;

/** Where the sandbox is unless it was told otherwise. */
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
  // a password is not quoted
  const given = url && !url.includes('@') ? `, not "${url}"` : '';
  throw new UsageError(`${name} must be an address like https://market.example${given}`);
}

/** It has the next port. The address of another service does not tell where its app is. */
function findSandboxAppUrl(baseUrl: string): string | undefined {
  const [, host] = SANDBOX_URL_PATTERN.exec(baseUrl) ?? [];
  return host && `${host}:3001`;
}

function readEnv(name: string): string | undefined {
  try {
    const { process } = globalThis as { process?: { env?: Record<string, string> } };
    return process?.env?.[name] || undefined;
  } catch {
    // Deno without leave to read it
    return undefined;
  }
}
