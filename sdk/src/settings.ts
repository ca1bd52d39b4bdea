import { UsageError } from './errors.ts';
import type { ClientOptions } from './options.ts';

/** The options with what the environment adds to them, checked. */
export type Settings = ClientOptions & { baseUrl: string };

/** With a password in it, or a query, it is not one to which paths can be added. */
const ADDRESS = /^https?:\/\/[^?#@]+$/;

/** Where the sandbox is unless it was told otherwise. */
const SANDBOX = /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])):3000$/;

export function settingsOf(options: ClientOptions): Settings {
  const { token, signer, adminKey, orderToken, apiKey } = options;
  const known = token ?? signer ?? adminKey ?? orderToken ?? apiKey;
  const baseUrl = checked('baseUrl or AGENT_MARKET_URL', options.baseUrl ?? variable('AGENT_MARKET_URL'));
  return {
    ...options,
    baseUrl,
    appUrl: options.appUrl ? checked('appUrl', options.appUrl) : appOfSandbox(baseUrl),
    apiKey: known === undefined ? variable('AGENT_MARKET_API_KEY') : apiKey,
  };
}

function checked(name: string, url = ''): string {
  if (ADDRESS.test(url) && URL.canParse(url)) return new URL(url).href.replace(/\/$/, '');
  // a password is not quoted
  const given = url && !url.includes('@') ? `, not "${url}"` : '';
  throw new UsageError(`${name} must be an address like https://market.example${given}`);
}

/** It has the next port. The address of another service does not tell where its app is. */
function appOfSandbox(baseUrl: string): string | undefined {
  const [, host] = SANDBOX.exec(baseUrl) ?? [];
  return host && `${host}:3001`;
}

function variable(name: string): string | undefined {
  try {
    const { process } = globalThis as { process?: { env?: Record<string, string> } };
    return process?.env?.[name] || undefined;
  } catch {
    // Deno without leave to read it
    return undefined;
  }
}
