import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import {
  type AdapterOptions,
  type WebhookHandler,
  webhookListener,
} from '../../../webhook-verifier/src/node.ts';
import { signedRequest } from '../../../webhook-verifier/src/testing.ts';
import {
  createUnknownEvent,
  event,
  listInvalidRequests,
  post,
  secret,
  startServer,
} from '../../support/webhooks/verifier-fixtures.ts';

const start = (handler: WebhookHandler, options?: AdapterOptions) =>
  startServer(webhookListener(secret, handler, options));

test('a verified event reaches the handler with its ids, and is answered 204', async () => {
  const handler = vi.fn();
  const url = await start(handler);
  const request = await signedRequest(event, secret, { deliveryId: 'd-1', agentId: 'agt_1' });
  expect(await post(url, request)).toEqual({ status: 204, body: undefined });
  expect(handler).toHaveBeenCalledExactlyOnceWith(event, { event, deliveryId: 'd-1', agentId: 'agt_1' });
});

test('what is refused never reaches the handler, and says why', async () => {
  const handler = vi.fn();
  const onError = vi.fn();
  const url = await start(handler, { onError });
  for (const { name, status, code, ...request } of await listInvalidRequests()) {
    expect(await post(url, request), name).toMatchObject({ status, body: { code } });
    expect(onError).toHaveBeenLastCalledWith(expect.objectContaining({ code }));
  }
  expect(handler).not.toHaveBeenCalled();
});

test('a genuine event of a newer version is acknowledged, not sent again and again', async () => {
  const handler = vi.fn();
  const onError = vi.fn();
  const url = await start(handler, { onError });
  expect(await post(url, await createUnknownEvent())).toMatchObject({ status: 204 });
  expect(handler).not.toHaveBeenCalled();
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'unknown_event' }));
});

test('a handler that throws is answered 500 without its reason, so that the event is sent again', async () => {
  const onError = vi.fn();
  const url = await start(() => Promise.reject(new Error('password is hunter2')), { onError });
  const answer = await post(url, await signedRequest(event, secret));
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer)).not.toContain('hunter2');
  expect(onError).toHaveBeenCalledOnce();
});

test('other methods are answered 405', async () => {
  const response = await fetch(await start(vi.fn()));
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});

test('a secret that is not set is found at start', () => {
  expect(() => webhookListener(undefined as unknown as string, vi.fn())).toThrow(/non-empty string/);
});

test('a sender that hangs up half way is forgotten', async () => {
  const failed = Promise.withResolvers<unknown>();
  const url = new URL(await start(vi.fn(), { onError: failed.resolve }));
  const socket = connect(Number(url.port), url.hostname);
  socket.end('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"event"');
  expect(await failed.promise).toMatchObject({ code: 'body_incomplete' });
  socket.destroy();
});
