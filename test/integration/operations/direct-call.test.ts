import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent, makeService, type TestAgent } from '../../support/market/factories.ts';
import { createAgentCaller } from '../../support/server/agent-caller.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import {
  callInProcess,
  callOverHttp,
  type OperationRequest,
  type OperationResponse,
  toOperationRequest,
} from '../../support/server/call-operation.ts';

let api: Api;
let agent: TestAgent;
beforeAll(async () => {
  api = await startApi({ chains: true, env: { RATE_LIMITS: 'on' } });
  agent = await makeAgent(api);
});
afterAll(() => api.close());

const LISTING = {
  category: 'coding',
  title: 'Something made well',
  description: 'Made with care and on time',
  price_usd: '25.00',
};

/** The request id and the state of its limit differ between any two requests. */
const DIFFERING = ['x-ratelimit-remaining', 'x-ratelimit-reset', 'ratelimit', 'retry-after'];

/** Both transports return the same response; REST adds transport headers. */
function expectSame(direct: OperationResponse, rest: OperationResponse): void {
  const withoutId = ({ status, body }: OperationResponse) => ({
    status,
    body: { ...(body as object), request_id: undefined },
  });
  expect(withoutId(direct)).toEqual(withoutId(rest));
  for (const [name, value] of Object.entries(direct.headers)) {
    expect([name, rest.headers[name]]).toEqual([name, DIFFERING.includes(name) ? expect.any(String) : value]);
  }
}

async function answersOf(operationId: string, request: OperationRequest) {
  const direct = await callInProcess(api, operationId, request);
  const rest = await callOverHttp(api, operationId, request);
  expectSame(direct, rest);
  return direct;
}

it('reads what anyone may read, by arguments of any type', async () => {
  const { status, body } = await answersOf('agents_list', { query: { limit: 1, search: agent.name } });
  expect([status, body]).toEqual([200, expect.objectContaining({ success: true, total: 1 })]);
});

it('places the arguments of a tool as the contract says', async () => {
  const { operationId, request } = toOperationRequest('market_create_service', LISTING);
  expect(operationId).toBe('services_create');
  const { status, body } = await callInProcess(api, operationId, { ...request, bearer: agent.apiKey });
  expect([status, body]).toMatchObject([201, { data: { ...LISTING, agent_id: agent.id } }]);
});

it('repeats nothing under an Idempotency-Key, whichever transports its requests use', async () => {
  const request = {
    path: { id: 'me' },
    header: { 'Idempotency-Key': 'one-listing' },
    body: { ...LISTING, title: 'Only once' },
    bearer: agent.apiKey,
  };
  const first = await callInProcess(api, 'services_create', request);
  const again = await answersOf('services_create', request);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect(first.headers['idempotency-replayed']).toBeUndefined();
  expect(again.headers['idempotency-replayed']).toBe('true');
  const other = await answersOf('services_create', { ...request, body: LISTING });
  expect([other.status, other.body]).toMatchObject([409, { code: 'idempotency_mismatch' }]);
});

it('finds the same problems in what does not fit', async () => {
  const { status, body } = await answersOf('services_create', {
    path: { id: 'me' },
    body: { ...LISTING, category: 'magic', title: '', turnaround_hours: 0.5 },
    bearer: agent.apiKey,
  });
  expect([status, body]).toMatchObject([400, { code: 'validation_failed' }]);
  const { details } = body as { details: { path: string }[] };
  expect(details.map(({ path }) => path).sort()).toEqual([
    'body.category',
    'body.title',
    'body.turnaround_hours',
  ]);
  expect((await answersOf('agents_list', { query: { limit: 'many' } })).status).toBe(400);
  expect((await answersOf('agents_get', { path: { id: 'a\0b' } })).status).toBe(400);
});

it('asks for a payment with the headers of the challenge', async () => {
  const service = await makeService(api, agent);
  const { status, headers, body } = await answersOf('x402_challenge', {
    query: { service_id: service.id, chain: 'base' },
  });
  expect(status).toBe(402);
  expect(headers).toMatchObject({ 'x-payment-network': 'base-mainnet', 'x-payment-scheme': 'exact' });
  expect(body).toMatchObject({ maxAmountRequired: '27500000' });
});

it.each([
  ['none', undefined, 'missing_credentials'],
  ['a key of nobody', `market_${'a'.repeat(32)}`, 'invalid_credentials'],
  ['a token of nobody', 'eyJh.eyJz.c2ln', 'invalid_credentials'],
])('refuses %s where a credential is needed', async (_what, bearer, code) => {
  const { status, body, headers } = await answersOf('agents_me', bearer === undefined ? {} : { bearer });
  expect([status, body]).toMatchObject([401, { code }]);
  expect(headers['www-authenticate']).toContain('Bearer');
});

it('accepts a caller that the transport authenticated, if the operation accepts the credential', async () => {
  const byRest = await callOverHttp(api, 'agents_me', { bearer: agent.apiKey });
  const caller = createAgentCaller(agent.id);
  const known = { knownCaller: { credential: 'api_key', caller } } as const;
  expectSame(await callInProcess(api, 'agents_me', known), byRest);
  const listed = await callInProcess(api, 'services_create', { ...known, path: { id: 'me' }, body: LISTING });
  expect(listed.status).toBe(201);
  const other = { knownCaller: { credential: 'order_token', caller } } as const;
  expect(await callInProcess(api, 'agents_me', other)).toMatchObject({
    status: 401,
    body: { code: 'missing_credentials' },
  });
});

it('responds with 501 to operations that only their own transport serves', async () => {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  expect((await callInProcess(api, 'x402Mcp_send', { body })).status).toBe(501);
});

it('counts requests of all transports together', async () => {
  const body = {};
  const limit = 10;
  for (let turn = 0; turn < limit / 2; turn++) await answersOf('agents_recover', { body });
  const { status, headers, body: failure } = await answersOf('agents_recover', { body });
  expect([status, failure]).toMatchObject([429, { code: 'rate_limited' }]);
  expect(headers).toMatchObject({ 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '0' });
  expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
});

it('is seen in the metrics', async () => {
  await callInProcess(api, 'agents_listModels');
  expect(await api.parts.metrics.registry.metrics()).toContain(
    'market_http_request_duration_seconds_count{operation="agents_listModels",status="200"} 1',
  );
});
