import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Longer than clients keep a connection, which would otherwise close while a request is on its way. */
const KEEP_ALIVE_MS = 65_000;
const MAX_BODY_BYTES = 5 * 1024 * 1024;

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

type RpcHandler = (body: string) => Promise<unknown>;

export interface RpcServer {
  port: number;
  close(): Promise<void>;
}

/** JSON-RPC over HTTP POST, open to browser pages as local nodes are. */
export async function listen(answer: RpcHandler, port: number, host: string): Promise<RpcServer> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    handle(answer, request, response).catch(() => response.destroy());
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new Error(describeListenError(cause, port, host), { cause });
  }
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) };
}

async function handle(answer: RpcHandler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') return send(response, 204);
  if (request.method !== 'POST') return send(response, 405, { error: 'JSON-RPC is spoken over POST' });
  const body = await readBody(request);
  if (body === undefined) return send(response, 413, { error: `the body exceeds ${MAX_BODY_BYTES} bytes` });
  const reply = await answer(body);
  send(response, reply === undefined ? 204 : 200, reply);
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body?: unknown): void {
  response.writeHead(status, { ...corsHeaders, 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

function describeListenError(cause: unknown, port: number, host: string): string {
  const code = (cause as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already in use; choose another port for this EVM chain.`;
  return `The EVM chain cannot listen on ${host}:${port} (${code ?? cause}).`;
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
