import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The bytes as they came, for checking signatures. */
  body: Buffer;
  at: number;
}

export interface ScriptedAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  delayMs?: number;
  /** Cut the connection instead of answering. */
  hangUp?: boolean;
}

/** A real HTTP server on a free port that records what comes and answers by script, 200 when the script ends. */
export async function startWebhookReceiver(script: ScriptedAnswer[] = []) {
  const received: ReceivedRequest[] = [];
  const answers = [...script];
  const server = createServer(async (request, response) => {
    received.push(await record(request));
    await reply(response, answers.shift() ?? {}).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    answerNext: (...more: ScriptedAnswer[]) => void answers.push(...more),
    waitFor: (count: number, timeoutMs = 5000) => waitFor(received, count, timeoutMs),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function record(request: IncomingMessage): Promise<ReceivedRequest> {
  const { method = '', url: path = '', headers } = request;
  return { method, path, headers, at: Date.now(), body: await buffer(request) };
}

async function reply(response: ServerResponse, answer: ScriptedAnswer): Promise<void> {
  if (answer.delayMs) await delay(answer.delayMs);
  if (answer.hangUp) response.destroy();
  else response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
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
