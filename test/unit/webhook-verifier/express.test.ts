import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { expect, test, vi } from 'vitest';
import { type AdapterOptions, webhook } from '../../../webhook-verifier/src/express.ts';
import { signedRequest } from '../../../webhook-verifier/src/testing.ts';
import {
  createUnknownEvent,
  event,
  listInvalidRequests,
  post,
  secret,
  startServer,
} from '../../support/webhooks/verifier-fixtures.ts';

interface Setup extends AdapterOptions {
  before?: RequestHandler;
  route?: RequestHandler;
}

async function start({ before, route = vi.fn(), ...options }: Setup = {}) {
  const app = express();
  if (before) app.use(before);
  app.post('/', webhook(secret, options), route);
  const failed: ErrorRequestHandler = (error, _request, response, _next) => {
    response.status(500).json({ code: error.code, error: error.message });
  };
  app.use(failed);
  return startServer(app);
}

const answerEvent: RequestHandler = (request, response) => void response.json(request.webhook);

const leaveEmptyObject: RequestHandler = (request, _, next) => {
  request.body = {};
  next();
};

const parsers: [string, RequestHandler | undefined][] = [
  ['no parser', undefined],
  ['express.raw()', express.raw({ type: '*/*' })],
  ['express.text()', express.text({ type: '*/*' })],
  ['a parser of other types', express.urlencoded({ extended: false })],
  [
    'a host that keeps rawBody',
    express.json({ verify: (request, _, raw) => Object.assign(request, { rawBody: raw }) }),
  ],
  ['an old parser that leaves an empty object', leaveEmptyObject],
];

test.each(parsers)('req.webhook is set behind %s', async (_, before) => {
  const url = await start({ ...(before && { before }), route: answerEvent });
  const request = await signedRequest(event, secret, { deliveryId: 'd-1', agentId: 'agt_1' });
  expect(await post(url, request)).toEqual({
    status: 200,
    body: { event, deliveryId: 'd-1', agentId: 'agt_1' },
  });
});

test('what is refused never reaches the route, and says why', async () => {
  const route = vi.fn();
  const onError = vi.fn();
  const url = await start({ route, onError });
  for (const { name, status, code, ...request } of await listInvalidRequests()) {
    expect(await post(url, request), name).toMatchObject({ status, body: { code } });
    expect(onError).toHaveBeenLastCalledWith(expect.objectContaining({ code }));
  }
  expect(route).not.toHaveBeenCalled();
});

test('a genuine event of a newer version is acknowledged', async () => {
  const route = vi.fn();
  expect(await post(await start({ route }), await createUnknownEvent())).toMatchObject({ status: 204 });
  expect(route).not.toHaveBeenCalled();
});

test('a JSON parser ahead of it is a mistake that goes to the error handler', async () => {
  const url = await start({ before: express.json() });
  const answer = await post(url, await signedRequest(event, secret));
  expect(answer).toMatchObject({ status: 500, body: { code: 'body_not_raw' } });
  expect(answer.body).toMatchObject({ error: expect.stringContaining('ahead of any body parser') });
});

test('a secret that is not set is found at start', () => {
  expect(() => webhook('')).toThrow(/non-empty string/);
});
