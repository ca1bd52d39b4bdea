import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { stringifyJsonWithBigInts } from '@solana/rpc-spec-types';
import type { RpcResponse } from './call.ts';

/** Longer than clients keep a connection, which would otherwise close while a request is on its way. */
const KEEP_ALIVE_MS = 65_000;
const MAX_BODY_BYTES = 1024 * 1024;

const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, GET, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

export type BodyHandler = (body: string) => RpcResponse | RpcResponse[] | null;

function sendResponse(response: ServerResponse, status: number, body = '', contentType = 'text/plain'): void {
  response.writeHead(status, { ...CORS_HEADERS, 'content-type': contentType }).end(body);
}

/** Null if the body is too large. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function handlePost(
  request: IncomingMessage,
  response: ServerResponse,
  answer: BodyHandler,
): Promise<void> {
  const body = await readBody(request);
  if (body === null) {
    response.setHeader('connection', 'close');
    return sendResponse(response, 413, 'The request is too large.');
  }
  const answered = answer(body);
  sendResponse(
    response,
    200,
    answered === null ? '' : stringifyJsonWithBigInts(answered),
    'application/json',
  );
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  answer: BodyHandler,
): Promise<void> {
  if (request.method === 'OPTIONS') return sendResponse(response, 204);
  if (request.method === 'POST') return handlePost(request, response, answer);
  if (request.method === 'GET' && request.url === '/health') return sendResponse(response, 200, 'ok');
  return sendResponse(response, 405, 'This is a Solana JSON-RPC endpoint: use POST.');
}

export function createHttpServer(answer: BodyHandler): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    // A client that disconnects during its request needs no response.
    handle(request, response, answer).catch(() => response.destroy());
  });
}
