import { UsageError } from './errors.ts';
import type { ClientOptions } from './options.ts';

/** The options with what the environment adds to them, checked. */
export type Settings = ClientOptions & { baseUrl: string };

/** With a password in it, or a query, it is not one to which paths can be added. */
const ADDRESS = /^https?:\/\/[^?#@]+$/;

export function settingsOf(options: ClientOptions): Settings {
  const { token, signer, adminKey, orderToken, apiKey } = options;
  const known = token ?? signer ?? adminKey ?? orderToken ?? apiKey;
  return {
    ...options,
    baseUrl: checked('baseUrl or AGENT_MARKET_URL', options.baseUrl ?? variable('AGENT_MARKET_URL')),
    appUrl: options.appUrl && checked('appUrl', options.appUrl),
    apiKey: known === undefined ? variable('AGENT_MARKET_API_KEY') : apiKey,
  };
}

function checked(name: string, url = ''): string {
  if (ADDRESS.test(url) && URL.canParse(url)) return new URL(url).href.replace(/\/$/, '');
  // a password is not quoted
  const given = url && !url.includes('@') ? `, not "${url}"` : '';
  throw new UsageError(`${name} must be an address like https://market.example${given}`);
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
