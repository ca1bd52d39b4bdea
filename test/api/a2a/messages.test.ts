import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { makeAgent, makeService } from '../../support/market/factories.ts';

let shop: ApiWithAgent;
let serviceId: string;
beforeAll(async () => {
  shop = await startApiWithAgent({ chains: true });
  serviceId = (await shop.createService({ title: 'A poster' })).id;
});
afterAll(() => shop.close());

type Json = Record<string, unknown>;

async function call(method: string, params: Json, path = '/a2a') {
  const { status, body } = await shop.call('POST', path, { body: { jsonrpc: '2.0', id: 7, method, params } });
  expect([status, body.id]).toEqual([200, 7]);
  return body;
}

const write = (text: string, more: Json = {}) => ({
  message: { messageId: 'm1', role: 'ROLE_USER', parts: [{ text }], ...more },
});

const toAgent = () => `/a2a/${shop.agent.id}`;

describe('a hire', () => {
  it('is a task that names its price until it is paid', async () => {
    const { result } = await call(
      'SendMessage',
      write('Two posters', { metadata: { service_id: serviceId } }),
    );
    const { task } = result;
    expect(task.status.state).toBe('TASK_STATE_INPUT_REQUIRED');
    const { metadata } = task.status.message;
    expect(metadata['x402.payment.status']).toBe('payment-required');
    expect(metadata['x402.payment.required']).toMatchObject({ x402Version: 1 });
    expect(metadata['x402.payment.required'].accepts.length).toBeGreaterThan(0);
    const again = await call('GetTask', { id: task.id });
    expect([again.result.id, again.result.status.state]).toEqual([task.id, 'TASK_STATE_INPUT_REQUIRED']);
  });

  it('of version 0.3 has the names of that version', async () => {
    const { result } = await call('message/send', write('Two posters'), toAgent());
    expect([result.kind, result.status.state]).toEqual(['task', 'input-required']);
    expect(result.status.message).toMatchObject({
      kind: 'message',
      role: 'agent',
      parts: [{ kind: 'text' }],
    });
    expect((await call('tasks/get', { id: result.id })).result.status.state).toBe('input-required');
  });

  it('with a payment that is none stays unpaid, and says why', async () => {
    const { result } = await call('SendMessage', write('Two posters'), toAgent());
    const payload = { x402Version: 1, scheme: 'exact', network: 'base-sepolia', payload: {} };
    const sent = write('Paid', { taskId: result.task.id, metadata: { 'x402.payment.payload': payload } });
    const { error, result: paid } = await call('SendMessage', sent);
    const reason = error?.data?.code ?? paid?.task.status.message.metadata['x402.payment.error'];
    expect(['malformed_payment', 'payment_insufficient', 'payment_invalid']).toContain(reason);
  });

  it('is canceled if the client rejects the payment', async () => {
    const { result } = await call('SendMessage', write('Two posters'), toAgent());
    const metadata = { 'x402.payment.status': 'payment-rejected' };
    const answer = await call('SendMessage', write('No', { taskId: result.task.id, metadata }));
    expect(answer.result.task.status.state).toBe('TASK_STATE_CANCELED');
  });

  it.each([
    ['CancelTask', 'TASK_STATE_CANCELED'],
    ['tasks/cancel', 'canceled'],
  ])('can be cancelled before it is paid: %s', async (method, state) => {
    const { result } = await call('SendMessage', write('Two posters'), toAgent());
    expect((await call(method, { id: result.task.id })).result.status.state).toBe(state);
  });
});

describe('a stream', () => {
  /** The results of a stream that ends. */
  async function stream(method: string, params: Json, path = '/a2a') {
    const response = await fetch(`${shop.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }),
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    const events = (await response.text()).split('\n\n').filter((event) => event.startsWith('data: '));
    return events.map((event) => JSON.parse(event.slice('data: '.length)));
  }

  it.each(['/a2a', '/a2a/pixel-foundry'])('of %s ends if a task needs its client', async (path) => {
    const at = path === '/a2a' ? path : toAgent();
    const sent = write('Two posters', { metadata: { service_id: serviceId } });
    const [first, ...rest] = await stream('SendStreamingMessage', sent, at);
    expect([first.id, first.result.task.status.state]).toEqual([7, 'TASK_STATE_INPUT_REQUIRED']);
    expect(rest).toEqual([]);
    const [again] = await stream('SubscribeToTask', { id: first.result.task.id }, at);
    expect(again.result.task.id).toBe(first.result.task.id);
  });

  it('of version 0.3 has the names of that version', async () => {
    const [first] = await stream('message/stream', write('Two posters'), toAgent());
    expect([first.result.kind, first.result.status.state]).toEqual(['task', 'input-required']);
    const [again] = await stream('tasks/resubscribe', { id: first.result.id });
    expect(again.result.kind).toBe('task');
  });

  it('of a search has the services', async () => {
    const [found] = await stream('SendStreamingMessage', write('poster'));
    expect(found.result.message.parts[1].data.services).toEqual([
      { service_id: serviceId, title: 'A poster' },
    ]);
  });

  it.each([
    ['SubscribeToTask', { id: 'bm90IGEgdGFzaw' }, -32001],
    ['tasks/resubscribe', {}, -32001],
    ['SendStreamingMessage', { message: {} }, -32602],
  ])('that cannot begin is an error in JSON: %s', async (method, params, code) => {
    expect((await call(method, params)).error.code).toBe(code);
  });
});

describe('a message without a service', () => {
  it('to the market searches', async () => {
    const { result } = await call('SendMessage', write('poster'));
    expect(result.message.parts[1].data.services).toEqual([{ service_id: serviceId, title: 'A poster' }]);
  });

  it('to an agent with several services lists them', async () => {
    const agent = await makeAgent(shop);
    const ids = [(await makeService(shop, agent)).id, (await makeService(shop, agent)).id];
    const { result } = await call('SendMessage', write('Something'), `/a2a/${agent.id}`);
    const found = result.message.parts[1].data.services as { service_id: string }[];
    expect(found.map(({ service_id }) => service_id).toSorted()).toEqual(ids.toSorted());
  });
});

describe('a request is refused', () => {
  it.each([
    ['for a task that does not exist', 'GetTask', { id: 'bm90IGEgdGFzaw' }, -32001],
    ['for a task without an id', 'tasks/get', {}, -32001],
    ['for a method that does not exist', 'ListTasks', {}, -32601],
    ['for a message without parts', 'SendMessage', { message: {} }, -32602],
    [
      'for a service that does not exist',
      'SendMessage',
      write('x', { metadata: { service_id: 'svc_0' } }),
      -32602,
    ],
  ])('%s', async (_name, method, params, code) => {
    expect((await call(method, params)).error.code).toBe(code);
  });

  it('for a service of another agent', async () => {
    const other = await makeService(shop, await makeAgent(shop));
    const sent = write('Two posters', { metadata: { service_id: other.id } });
    expect((await call('SendMessage', sent, toAgent())).error.code).toBe(-32602);
  });

  it('with 404 for an agent that does not exist', async () => {
    const message = { jsonrpc: '2.0', id: 7, method: 'SendMessage', params: write('Two posters') };
    const { status, body } = await shop.call('POST', '/a2a/nobody-here', { body: message });
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  it.each(['/a2a', '/a2a/pixel-foundry'])('with 400 if it is not JSON-RPC: %s', async (path) => {
    for (const body of [[], { jsonrpc: '2.0', method: 'GetTask' }]) {
      const { status, body: refused } = await shop.call('POST', path, { body });
      expect([status, refused.error.code]).toEqual([400, -32600]);
    }
  });

  it.each(['/a2a', '/a2a/pixel-foundry'])(
    'with 413 or 415 if the body is too large or no JSON: %s',
    async (path) => {
      const large = await shop.call('POST', path, { body: { text: 'x'.repeat(1_100_000) } });
      expect([large.status, large.body.code]).toEqual([413, 'payload_too_large']);
      const text = await fetch(`${shop.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: 'hello',
      });
      expect(text.status).toBe(415);
    },
  );

  it('for a task id that would decompress to a lot', async () => {
    const { deflateRawSync } = await import('node:zlib');
    const id = deflateRawSync(JSON.stringify(['a', 'b', 'c'.repeat(10_000_000)])).toString('base64url');
    expect(id.length).toBeLessThan(20_000);
    expect((await call('GetTask', { id })).error.code).toBe(-32001);
  });
});
