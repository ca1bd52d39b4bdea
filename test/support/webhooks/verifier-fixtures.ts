import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { WebhookEvent } from '../../../webhook-verifier/src/index.ts';
import { sign, signedRequest } from '../../../webhook-verifier/src/testing.ts';

export const secret = 'whsec_adapters';

export const event: WebhookEvent = {
  event: 'order.paid',
  order_id: 'ord_1',
  data: { status: 'paid', service_title: 'Größe' },
};

/** A server on a free port, closed with the test. */
export async function startServer(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Requests that every adapter must reject, with their status and code. */
export async function listInvalidRequests() {
  const { body, headers } = await signedRequest(event, secret);
  const old = await signedRequest(event, secret, { timestamp: 1 });
  const unsigned = Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== 'x-market-signature'),
  );
  const text = 'not json';
  const large = Buffer.alloc(2_000_000, 32);
  return [
    { name: 'altered', status: 400, code: 'mismatch', body: body.replace('ord_1', 'ord_2'), headers },
    { name: 'old', status: 400, code: 'expired', ...old },
    { name: 'unsigned', status: 400, code: 'missing_header', body, headers: unsigned },
    { name: 'not JSON', status: 400, code: 'not_json', ...(await signBody(text)) },
    { name: 'too large', status: 413, code: 'body_too_large', ...(await signBody(large)) },
  ];
}

/** A genuine event that this version does not know yet. */
export const createUnknownEvent = () => signBody('{"event":"order.exploded","order_id":"","data":{}}');

async function signBody(body: string | Uint8Array<ArrayBuffer>) {
  return {
    body,
    headers: { 'content-type': 'application/json', 'x-market-signature': await sign(body, secret) },
  };
}

export async function post(
  url: string,
  { body, headers }: { body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> },
) {
  const response = await fetch(url, { method: 'POST', body, headers });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as { code?: string }) : undefined };
}
