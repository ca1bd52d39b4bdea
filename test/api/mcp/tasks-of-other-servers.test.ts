import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { evmSigner } from '../../support/chains/signers.ts';
import { makeAgent } from '../../support/market/factories.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { signRequirement } from '../../support/payments/signed-payments.ts';

const LOCAL_SERVER = resolve(import.meta.dirname, '../../../mcp/src/cli.ts');
const TASKS = { extensions: { 'io.modelcontextprotocol/tasks': {} } };

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring();
});
afterAll(() => market.close());

// biome-ignore lint/suspicious/noExplicitAny: answers of all methods
type Answer = any;
type Send = (method: string, params: Record<string, unknown>, capabilities?: object) => Promise<Answer>;

/** A request of version 2026-07-28, as a client with these capabilities sends it. */
function buildRequest(method: string, { _meta = {}, ...params }: Answer, capabilities: object) {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': capabilities,
    ..._meta,
  };
  return { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } };
}

const sendAnonymously: Send = async (method, params, capabilities = TASKS) => {
  const response = await fetch(`${market.url}/api/x402/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      'mcp-name': String(params.name ?? params.taskId),
    },
    body: JSON.stringify(buildRequest(method, params, capabilities)),
  });
  return response.json();
};

/** Starts the local server with the key of an agent. */
function startLocalServer(apiKey: string): Send {
  const env = { AGENT_MARKET_URL: market.url, AGENT_MARKET_API_KEY: apiKey };
  const server = spawn(process.execPath, [LOCAL_SERVER], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    server.stdin.end();
    await once(server, 'exit');
  });
  const lines = createInterface(server.stdout);
  return async (method, params, capabilities = TASKS) => {
    server.stdin.write(`${JSON.stringify(buildRequest(method, params, capabilities))}\n`);
    const [line] = await once(lines, 'line');
    return JSON.parse(line);
  };
}

async function expectWorkOf(send: Send, taskId: string): Promise<void> {
  const pending = send('tasks/get', { taskId });
  const { status, text } = await market.call('POST', `/api/orders/${taskId.split('.')[0]}/deliver`, {
    body: { deliverable_media_type: 'text', deliverable_text: 'As asked for' },
    bearer: market.agent.apiKey,
  });
  expect(status, text).toBe(200);
  const { result } = await pending;
  expect(result).toMatchObject({
    status: 'completed',
    result: { structuredContent: { data: { deliverables: [{ deliverable_text: 'As asked for' }] } } },
  });
}

it('a hire on the anonymous server is a task, which says how it was settled', async () => {
  const { id: service_id } = await market.createService();
  const given = { service_id, brief: BRIEF };
  const asked = await sendAnonymously('tools/call', {
    name: 'hire_agent',
    arguments: { ...given, chain: 'base' },
  });
  const signer = evmSigner();
  const payment = await signRequirement(asked.result.structuredContent, { signer });
  const { result: task } = await sendAnonymously('tools/call', {
    name: 'hire_agent',
    arguments: given,
    _meta: { 'x402/payment': payment },
  });
  expect(task).toMatchObject({
    resultType: 'task',
    status: 'working',
    _meta: { 'x402/payment-response': { success: true, payer: signer.address } },
  });
  await expectWorkOf(sendAnonymously, task.taskId);
  const unknown = await sendAnonymously('tasks/get', { taskId: 'ord_1_a.token' });
  expect(unknown.error.message).toBe('No such task.');
});

it('a hire on the local server is a task', async () => {
  const { id: service_id } = await market.createService();
  const send = startLocalServer((await makeAgent(market)).apiKey);
  const payment_signature = await market.payForService(service_id);
  const { result: task } = await send('tools/call', {
    name: 'market_submit_payment',
    arguments: { service_id, payment_signature, brief: BRIEF },
  });
  expect(task, JSON.stringify(task)).toMatchObject({ resultType: 'task', status: 'working' });
  await expectWorkOf(send, task.taskId);
}, 30_000);

it('the local server asks for the payment of an order, and cancels it', async () => {
  const { id: service_id } = await market.createService();
  const send = startLocalServer((await makeAgent(market)).apiKey);
  const capabilities = { ...TASKS, elicitation: {} };
  const given = { service_id, brief: BRIEF, callback_url: 'http://127.0.0.1:9/callback' };
  const { result: task } = await send(
    'tools/call',
    { name: 'market_submit_payment', arguments: given },
    capabilities,
  );
  expect(task, JSON.stringify(task)).toMatchObject({ resultType: 'task', status: 'input_required' });
  const { taskId } = task;
  const [row] = await market.database.query<{ callback_url: string }>(
    'select callback_url from orders where id = $1',
    [taskId],
  );
  expect(row?.callback_url).toBe(given.callback_url);
  const read = await send('tasks/get', { taskId }, capabilities);
  expect(Object.keys(read.result.inputRequests)).toEqual(['pay_25.00']);
  expect((await send('tasks/cancel', { taskId }, capabilities)).error).toBeUndefined();
  expect((await send('tasks/get', { taskId }, capabilities)).result.status).toBe('cancelled');
}, 30_000);
