import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import {
  AgentMarket,
  BadRequestError,
  ConflictError,
  ForbiddenError,
  GoneError,
  InternalServerError,
  isMarketError,
  MarketError,
  NotFoundError,
  orderTokenOf,
  PayloadTooLargeError,
  PaymentRequiredError,
  RateLimitError,
  UnauthorizedError,
  UnavailableError,
  UnderfundedError,
  UnprocessableError,
  UnsupportedMediaTypeError,
} from '@agent-market/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { failure, scriptedService } from './scripted-service.ts';

let service: Awaited<ReturnType<typeof scriptedService>>;
let market: AgentMarket;
beforeAll(async () => {
  service = await scriptedService();
  market = new AgentMarket({ baseUrl: service.url, appUrl: service.url, maxRetries: 0 });
});

const fail = async (...answer: Parameters<typeof service.answer>) => {
  service.answer(...answer);
  return market.agents.get('a').catch((error) => error);
};

describe('one class per status', () => {
  it.each([
    [400, BadRequestError],
    [401, UnauthorizedError],
    [402, PaymentRequiredError],
    [403, ForbiddenError],
    [404, NotFoundError],
    [409, ConflictError],
    [410, GoneError],
    [413, PayloadTooLargeError],
    [415, UnsupportedMediaTypeError],
    [422, UnprocessableError],
    [429, RateLimitError],
    [500, InternalServerError],
    [503, UnavailableError],
    [418, MarketError],
  ])('%i is a %o', async (status, Class) => {
    const error = await fail({ ...failure(status, 'some_code'), headers: { 'X-Request-Id': 'req_1' } });
    expect(error).toBeInstanceOf(Class);
    expect(error).toBeInstanceOf(MarketError);
    expect(error).toMatchObject({
      name: Class.name,
      status,
      code: 'some_code',
      requestId: 'req_1',
      message: 'It is some_code',
    });
    expect(isMarketError(error)).toBe(true);
  });
});

it('an error tells what the answer told', async () => {
  const details = [{ path: 'body.name', message: 'too short' }];
  const told = { request_id: 'req_2', docs_url: 'https://docs', details };
  expect(await fail(failure(400, 'validation_failed', told))).toMatchObject({
    requestId: 'req_2',
    docsUrl: 'https://docs',
    details,
  });
});

it('a wallet short of SOL says what is missing', async () => {
  const data = { required_sol: 0.03, balance_sol: 0.01, deposit_address: 'So1' };
  const error = await fail(failure(402, 'agent_wallet_underfunded', { data }));
  expect(error).toBeInstanceOf(UnderfundedError);
  expect(error).toMatchObject({ funding: data, accepts: [] });
});

it('a failure that is not JSON keeps its status, and a success that is not JSON is a failure', async () => {
  expect(await fail({ status: 502, body: '<html>' })).toMatchObject({ status: 502, code: 'unknown' });
  expect(await fail({ status: 200, body: '<html>' })).toMatchObject({ name: 'NetworkError' });
});

it('an OAuth failure has its code', async () => {
  service.answer({ status: 400, body: { error: 'invalid_grant', error_description: 'The code was used' } });
  const error = await market.oauth.token({ grant_type: 'refresh_token', client_id: 'c' }).catch((e) => e);
  expect(error).toMatchObject({ status: 400, code: 'invalid_grant' });
});

it('who cannot be reached is named, with the cause', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const nowhere = new AgentMarket({ baseUrl: `http://127.0.0.1:${port}`, maxRetries: 0 });
  const error = await nowhere.health.live().catch((e) => e);
  expect(error).toMatchObject({ name: 'NetworkError', status: 0, code: 'network_error' });
  expect(error.message).toBe(
    `GET /healthz at 127.0.0.1:${port} failed: connect ECONNREFUSED 127.0.0.1:${port}`,
  );
  expect(error.cause).toBeInstanceOf(Error);
  const unknown = new AgentMarket({ baseUrl: 'http://market.invalid', maxRetries: 0 });
  await expect(unknown.health.live()).rejects.toThrow(
    /at market.invalid failed: getaddrinfo \w+ market.invalid/,
  );
});

it.each<[string, (market: AgentMarket) => unknown]>([
  ['a path parameter that is missing', (client) => client.agents.get('')],
  ['a list without its path parameter', async (client) => client.orders.listForAgent('')],
  ['a stream that breaks', (client) => client.uploads.create({ file: broken() })],
  ['a body that is no JSON', (client) => client.orders.create({ service_id: 1n as never, brief: 'A mug' })],
  ['an address that is none', async () => orderTokenOf('not an address')],
])('%s is a MarketError', async (_name, call) => {
  const error = await Promise.resolve(call(market)).catch((e) => e);
  expect(error).toBeInstanceOf(MarketError);
  expect(error).toMatchObject({ status: 0 });
});

function broken(): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.error(new Error('the disk is gone')) });
}
