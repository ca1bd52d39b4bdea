export interface Settings {
  baseUrl: string;
  apiKey: string | undefined;
}

const USAGE = `Set MARKET_BASE_URL to the address of the service, such as https://market.example, and MARKET_API_KEY to the key of your agent.`;

/** From the variables that the client is configured to start the server with. */
export function readSettings(env: Record<string, string | undefined>): Settings | Error {
  const { MARKET_BASE_URL: baseUrl, MARKET_API_KEY: apiKey } = env;
  if (!baseUrl || !/^https?:$/.test(protocolOf(baseUrl))) return new Error(USAGE);
  return { baseUrl, apiKey: apiKey || undefined };
}

function protocolOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : '';
}
