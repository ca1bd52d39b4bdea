import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as ClientOfV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as StdioOfV1 } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as TransportOfV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const NAME = { name: 'test', version: '1.0.0' };

/** What tests do with either official client. */
export interface TestClient {
  /** Calls a tool; throws protocol errors and returns tool errors. */
  call(
    name: string,
    given?: object,
    onprogress?: (progress: object) => void,
    meta?: Record<string, unknown>,
  ): Promise<ToolResponse>;
  list(): Promise<ListedTool[]>;
  version(): string | undefined;
  serverName(): string | undefined;
  close(): Promise<void>;
}

interface ListedTool {
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  inputSchema: object;
  outputSchema?: object | undefined;
  annotations?: object | undefined;
}

interface ToolResponse {
  isError: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: answers of all tools
  data: any;
  text: string;
  meta: Record<string, unknown>;
}

export type ClientVersion = 'current' | 'v2 as of 2025' | 'v1';
export const CLIENT_VERSIONS: readonly ClientVersion[] = ['current', 'v2 as of 2025', 'v1'];

export async function connect(
  url: string,
  key: string | undefined,
  line: ClientVersion = 'current',
  by: typeof fetch = fetch,
): Promise<TestClient> {
  const options = { fetch: by, requestInit: { headers: { ...(key && { authorization: `Bearer ${key}` }) } } };
  if (line === 'v1') {
    const client = new ClientOfV1(NAME);
    const transport = new TransportOfV1(new URL(url), options);
    // its types were written without exactOptionalPropertyTypes
    await client.connect(transport as Parameters<typeof client.connect>[0]);
    return toTestClient(client, () => transport.protocolVersion);
  }
  const client = new Client(NAME, { versionNegotiation: { mode: getProtocolMode(line) } });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), options));
  return toTestClient(client, () => client.getNegotiatedProtocolVersion());
}

/** Starts a server and connects over stdio. */
export async function connectToProcess(
  program: string,
  env: Record<string, string>,
  line: ClientVersion,
): Promise<TestClient> {
  const started = { command: process.execPath, args: [program], env };
  if (line === 'v1') {
    const client = new ClientOfV1(NAME);
    await client.connect(new StdioOfV1(started));
    return toTestClient(client, () => undefined);
  }
  const client = new Client(NAME, { versionNegotiation: { mode: getProtocolMode(line) } });
  await client.connect(new StdioClientTransport(started));
  return toTestClient(client, () => client.getNegotiatedProtocolVersion());
}

const getProtocolMode = (line: ClientVersion) => (line === 'current' ? 'auto' : 'legacy');

type AnyClient = Client | ClientOfV1;

function toTestClient(client: AnyClient, version: () => string | undefined): TestClient {
  return {
    async call(name, given = {}, onprogress, meta) {
      const params = { name, arguments: given as Record<string, unknown>, ...(meta && { _meta: meta }) };
      const options = { ...(onprogress && { onprogress }) };
      const result =
        client instanceof Client
          ? await client.callTool(params, options)
          : await client.callTool(params, undefined, options);
      return toResponse(result);
    },
    async list() {
      return (await client.listTools()).tools;
    },
    version,
    serverName: () => client.getServerVersion()?.name,
    close: () => client.close(),
  };
}

function toResponse(result: Record<string, unknown>): ToolResponse {
  const [item] = (result.content ?? []) as { text: string }[];
  const text = item?.text ?? '';
  const isError = result.isError === true;
  return {
    isError,
    data: result.structuredContent ?? (text && JSON.parse(text)),
    text,
    meta: (result._meta ?? {}) as Record<string, unknown>,
  };
}
