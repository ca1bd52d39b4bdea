import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface SeenRequest {
  method: string;
  url: URL;
  headers: Record<string, string | undefined>;
  body: string;
  at: number;
}

export interface ScriptedAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** JSON unless it is text. */
  body?: unknown;
  delayMs?: number;
  /** Closes the connection instead. */
  cut?: boolean;
}

/** A server with scripted responses, the last one repeated, which records its requests. */
export async function scriptedService() {
  const requests: SeenRequest[] = [];
  let answers: ScriptedAnswer[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push({
      method: request.method ?? '',
      url: new URL(request.url ?? '', 'http://localhost'),
      headers: request.headers as Record<string, string | undefined>,
      body: Buffer.concat(chunks).toString(),
      at: Date.now(),
    });
    const {
      status = 200,
      headers,
      body,
      delayMs = 0,
      cut,
    } = (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
    if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (cut) return request.socket.destroy();
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? { success: true, data: {} });
    return response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** Resets the script and the recorded requests. */
    answer(...next: ScriptedAnswer[]) {
      requests.length = 0;
      answers = next;
    },
  };
}

export const failure = (status: number, code: string, more: object = {}): ScriptedAnswer => ({
  status,
  body: { success: false, error: `It is ${code}`, code, ...more },
});
