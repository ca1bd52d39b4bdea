import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import type { OAuthClientProvider as ProviderOfV1 } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client as ClientOfV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportOfV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const NAME = { name: 'test', version: '1.0.0' };
const REDIRECT_URI = 'http://127.0.0.1:33419/callback';

/** What a program with an official client stores between its steps. */
class InMemoryAuthProvider {
  readonly redirectUrl = REDIRECT_URI;
  readonly clientMetadata = { client_name: 'Official client', redirect_uris: [REDIRECT_URI] };
  /** The authorization URL. */
  authorizationUrl: URL | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: each line has its own types for the same things
  readonly #values = new Map<string, any>();

  clientInformation = () => this.#values.get('client');
  saveClientInformation = (client: unknown) => void this.#values.set('client', client);
  tokens = () => this.#values.get('tokens');
  saveTokens = (tokens: unknown) => void this.#values.set('tokens', tokens);
  codeVerifier = () => this.#values.get('verifier');
  saveCodeVerifier = (verifier: string) => void this.#values.set('verifier', verifier);
  discoveryState = () => this.#values.get('discovery');
  saveDiscoveryState = (found: unknown) => void this.#values.set('discovery', found);
  invalidateCredentials = () => void this.#values.delete('tokens');
  state = () => 'state of the program';
  redirectToAuthorization = (url: URL) => {
    this.authorizationUrl = url;
  };
}

export interface SignedInClient {
  listTools(): Promise<string[]>;
  call(
    name: string,
    given: Record<string, unknown>,
  ): Promise<{ isError?: boolean; structuredContent?: unknown; content?: unknown }>;
  accessToken(): string;
  /** The last authorization URL. */
  getAuthorizationUrl(): URL | undefined;
  close(): Promise<void>;
}

/** Connects as the packages document: try, redirect, finish, try again. */
export async function connectOfficialClient(
  line: 'v1' | 'v2',
  url: string,
  signIn: (asked: string) => Promise<URL>,
): Promise<SignedInClient> {
  const kept = new InMemoryAuthProvider();
  const connect = line === 'v1' ? connectV1 : connectV2;
  const refused = await connect(url, kept).catch((error: unknown) => error as Error);
  if (!kept.authorizationUrl) throw new Error(`Nobody was asked to sign in: ${refused}`);
  await finishAuthorization(line, url, kept, await signIn(kept.authorizationUrl.href));
  const client = await connect(url, kept);
  return {
    listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: (name, given) => client.callTool({ name, arguments: given }) as ReturnType<SignedInClient['call']>,
    accessToken: () => kept.tokens().access_token,
    getAuthorizationUrl: () => kept.authorizationUrl,
    close: () => client.close(),
  };
}

async function finishAuthorization(
  line: 'v1' | 'v2',
  url: string,
  kept: InMemoryAuthProvider,
  back: URL,
): Promise<void> {
  if (line === 'v1') {
    const transport = new TransportOfV1(new URL(url), { authProvider: kept as unknown as ProviderOfV1 });
    await transport.finishAuth(back.searchParams.get('code') ?? '');
  } else {
    const authProvider = kept as unknown as OAuthClientProvider;
    await new StreamableHTTPClientTransport(new URL(url), { authProvider }).finishAuth(back.searchParams);
  }
}

async function connectV1(url: string, kept: InMemoryAuthProvider) {
  const client = new ClientOfV1(NAME);
  const transport = new TransportOfV1(new URL(url), { authProvider: kept as unknown as ProviderOfV1 });
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return client;
}

async function connectV2(url: string, kept: InMemoryAuthProvider) {
  const client = new Client(NAME, { versionNegotiation: { mode: 'auto' } });
  const authProvider = kept as unknown as OAuthClientProvider;
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { authProvider }));
  return client;
}
