import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { UNTRUSTED_CERTIFICATE } from './untrusted-certificate.ts';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The raw bytes, for checking signatures. */
  body: Buffer;
  at: number;
}

export interface ScriptedResponse {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  delayMs?: number;
  /** Closes the connection instead of responding. */
  hangUp?: boolean;
  /** Resets it instead, like a crashing process. */
  reset?: boolean;
  /** Accepts the request and never responds. */
  hang?: boolean;
  /** Sends the body character by character, with this pause between them. */
  dripMs?: number;
  /** Sends the body and never ends the response. */
  endless?: boolean;
}

export interface ReceiverOptions {
  /** Serves HTTPS with an untrusted certificate. */
  tls?: boolean;
}

/** A real HTTP server on a free port that records requests and responds by script, with 200 after its end. */
export async function startWebhookReceiver(
  script: ScriptedResponse[] = [],
  { tls = false }: ReceiverOptions = {},
) {
  const received: ReceivedRequest[] = [];
  const answers = [...script];
  const onRequest = async (request: IncomingMessage, response: ServerResponse) => {
    received.push(await readRequest(request));
    await reply(response, answers.shift() ?? {}).catch(() => response.destroy());
  };
  const server = tls ? createTlsServer(UNTRUSTED_CERTIFICATE, onRequest) : createServer(onRequest);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    answerNext: (...more: ScriptedResponse[]) => void answers.push(...more),
    waitFor: (count: number, timeoutMs = 5000) => waitFor(received, count, timeoutMs),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const { method = '', url: path = '', headers } = request;
  return { method, path, headers, at: Date.now(), body: await buffer(request) };
}

async function reply(response: ServerResponse, answer: ScriptedResponse): Promise<void> {
  if (answer.delayMs) await delay(answer.delayMs);
  if (answer.hang) return;
  if (answer.hangUp) return void response.destroy();
  if (answer.reset) return void response.socket?.resetAndDestroy();
  response.writeHead(answer.status ?? 200, answer.headers);
  if (answer.endless) return void response.write(answer.body ?? '');
  if (answer.dripMs) await sendSlowly(response, answer.body ?? '', answer.dripMs);
  response.end(answer.dripMs ? undefined : answer.body);
}

async function sendSlowly(response: ServerResponse, body: string, pauseMs: number): Promise<void> {
  for (const character of body) {
    if (response.destroyed) return;
    response.write(character);
    await delay(pauseMs);
  }
}

async function waitFor(
  received: ReceivedRequest[],
  count: number,
  timeoutMs: number,
): Promise<ReceivedRequest[]> {
  const deadline = Date.now() + timeoutMs;
  while (received.length < count) {
    if (Date.now() > deadline) throw new Error(`Waited for ${count} requests, got ${received.length}`);
    await delay(10);
  }
  return received;
}
