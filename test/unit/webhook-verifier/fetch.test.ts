import { expect, test, vi } from 'vitest';
import { verifyRequest, webhookHandler } from '../../../webhook-verifier/src/fetch.ts';
import { signedRequest } from '../../../webhook-verifier/src/testing.ts';
import {
  createUnknownEvent,
  event,
  listInvalidRequests,
  secret,
} from '../../support/webhooks/verifier-fixtures.ts';

const url = 'https://agent.example/webhooks';
const post = (init: RequestInit) => new Request(url, { method: 'POST', ...init });

test('the event of a Request', async () => {
  expect(await verifyRequest(post(await signedRequest(event, secret)), secret)).toEqual(event);
});

test('a body that comes in pieces, cut within a character', async () => {
  const { body, headers } = await signedRequest(event, secret);
  const pieces = Array.from(Buffer.from(body), (byte) => Uint8Array.of(byte));
  const request = post({ body: ReadableStream.from(pieces), headers, duplex: 'half' } as RequestInit);
  expect(await verifyRequest(request, secret)).toEqual(event);
});

test('a body that was read before', async () => {
  const request = post(await signedRequest(event, secret));
  await request.json();
  await expect(verifyRequest(request, secret)).rejects.toMatchObject({ code: 'body_not_raw' });
});

test('a stream that never ends is cut at the limit', async () => {
  const cancel = vi.fn();
  const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(65_536));
  const request = post({ body: new ReadableStream({ pull, cancel }), duplex: 'half' } as RequestInit);
  await expect(verifyRequest(request, secret)).rejects.toMatchObject({ code: 'body_too_large' });
  expect(cancel).toHaveBeenCalledOnce();
});

test('a handler gets verified events and its ids; the answer is 204', async () => {
  const handler = vi.fn();
  const request = post(await signedRequest(event, secret, { deliveryId: 'd-1', agentId: 'agt_1' }));
  const response = await webhookHandler(secret, handler)(request);
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(handler).toHaveBeenCalledExactlyOnceWith(event, { event, deliveryId: 'd-1', agentId: 'agt_1' });
});

test('what is refused never reaches the handler, and says why', async () => {
  const handler = vi.fn();
  const receive = webhookHandler(secret, handler);
  for (const { name, status, code, ...request } of await listInvalidRequests()) {
    const response = await receive(post(request));
    expect([response.status, await response.json()], name).toMatchObject([status, { code }]);
  }
  expect(handler).not.toHaveBeenCalled();
});

test('a genuine event of a newer version is acknowledged', async () => {
  const onError = vi.fn();
  const response = await webhookHandler(secret, vi.fn(), { onError })(post(await createUnknownEvent()));
  expect(response.status).toBe(204);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'unknown_event' }));
});

test('a handler that throws is answered 500, and told to the console unless someone listens', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failing = webhookHandler(secret, () => Promise.reject(new Error('database down')));
  const response = await failing(post(await signedRequest(event, secret)));
  expect(response.status).toBe(500);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'database down' }));
  log.mockRestore();
});

test('other methods are answered 405', async () => {
  const response = await webhookHandler(secret, vi.fn())(new Request(url));
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});
