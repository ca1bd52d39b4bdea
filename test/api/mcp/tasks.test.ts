import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createTaskSessionFromClient, resultFromTaskOutcome } from '@modelcontextprotocol/ext-tasks/client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { evmChain } from '../../support/chains/chains.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { getAgentWallet } from '../../support/market/wallets.ts';
import { payLocked } from '../../support/payments/payments.ts';

const CLIENT_INFO = { name: 'test', version: '1.0.0' };
const TASKS = { extensions: { 'io.modelcontextprotocol/tasks': {} } };
const DELIVERY = { deliverable_media_type: 'text', deliverable_text: 'As asked for' };

let market: HiringMarket;
let client: TestAgent;
beforeAll(async () => {
  market = await startHiring();
  client = await makeAgent(market);
});
afterAll(() => market.close());

// biome-ignore lint/suspicious/noExplicitAny: answers of all methods
type Answer = any;

/** One request of version 2026-07-28, as a client with these capabilities sends it. */
async function send(
  method: string,
  params: Record<string, unknown>,
  capabilities: object = { ...TASKS, elicitation: {} },
  key = client.apiKey,
): Promise<Answer> {
  const response = await fetch(`${market.appUrl}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      'mcp-name': String(params.name ?? params.taskId),
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method,
      params: {
        ...params,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientInfo': CLIENT_INFO,
          'io.modelcontextprotocol/clientCapabilities': capabilities,
        },
      },
    }),
  });
  return response.json();
}

const callTool = (name: string, given: object, capabilities?: object, more: object = {}) =>
  send('tools/call', { name, arguments: given, ...more }, capabilities);

async function offer(fields: object = {}): Promise<string> {
  const { data, text } = await market.call('POST', '/api/agents/me/services', {
    body: {
      category: 'coding',
      title: 'A small program',
      description: 'Written with care and delivered with tests',
      price_usd: '25.00',
      ...fields,
    },
    bearer: market.agent.apiKey,
  });
  expect(data?.id, text).toBeDefined();
  return data.id;
}

const act = async (path: string, body: object) => {
  const answer = await market.call('POST', path, { body, bearer: market.agent.apiKey });
  expect(answer.status, answer.text).toBeLessThan(300);
};

const getTask = async (taskId: string) => (await send('tasks/get', { taskId })).result;

describe('a hire is one task', () => {
  it('by which the official Tasks client gets the work from one call', async () => {
    const service_id = await offer();
    const sdk = new Client(CLIENT_INFO, { capabilities: TASKS, versionNegotiation: { mode: 'auto' } });
    const headers = { authorization: `Bearer ${client.apiKey}` };
    await sdk.connect(
      new StreamableHTTPClientTransport(new URL(`${market.appUrl}/mcp`), { requestInit: { headers } }),
    );
    onTestFinished(() => sdk.close());
    const session = createTaskSessionFromClient(sdk, {
      endpointId: 'market',
      rawDispatch: async (request) => {
        const { method, params } = request as unknown as { method: string; params: Record<string, unknown> };
        const { _meta, ...rest } = params;
        return { ...(await send(method, rest, TASKS)), id: (request as { id: number }).id };
      },
      v2RequestFraming: { protocolVersion: '2026-07-28', clientInfo: CLIENT_INFO, clientCapabilities: TASKS },
    });
    onTestFinished(() => session.close());
    const payment_signature = await market.payForService(service_id);
    const execution = await session.callTool('market_submit_payment', {
      service_id,
      payment_signature,
      brief: BRIEF,
    });
    const settled = execution.settle();
    const { data: open } = await market.call('GET', '/api/agents/me/orders', { bearer: market.agent.apiKey });
    await act(`/api/orders/${open[0].id}/deliver`, DELIVERY);
    const result = resultFromTaskOutcome((await settled).outcome) as Answer;
    expect(result.structuredContent.data).toMatchObject({
      order: { id: open[0].id, status: 'delivered' },
      deliverables: [DELIVERY],
    });
  });

  it('that waits for the next event of its order instead of polling', async () => {
    const service_id = await offer();
    const payment_signature = await market.payForService(service_id);
    const { result: task } = await callTool('market_submit_payment', {
      service_id,
      payment_signature,
      brief: BRIEF,
    });
    expect(task).toMatchObject({ resultType: 'task', status: 'working', ttlMs: null });
    const orderId = task.taskId.split('.')[0];
    const startedAt = performance.now();
    const pending = getTask(task.taskId);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await act(`/api/orders/${orderId}/deliver`, DELIVERY);
    expect(await pending).toMatchObject({
      resultType: 'complete',
      status: 'completed',
      statusMessage: expect.stringContaining('order.delivered'),
      result: { structuredContent: { data: { deliverables: [DELIVERY] } } },
    });
    expect(performance.now() - startedAt).toBeGreaterThan(1400);
  });

  it('asks for the payment when the agent quotes, and cancels if that is declined', async () => {
    const service_id = await offer({ price_type: 'quote', price_usd: undefined });
    const { result: task } = await callTool('market_submit_payment', { service_id, brief: BRIEF });
    expect(task).toMatchObject({ resultType: 'task', status: 'working' });
    await act(`/api/orders/${task.taskId}/quote`, { price_usd: '12.00' });
    const quoted = await getTask(task.taskId);
    expect(quoted).toMatchObject({
      status: 'input_required',
      inputRequests: {
        'pay_12.00': {
          method: 'elicitation/create',
          params: { mode: 'form', message: expect.stringContaining('12.00 USD') },
        },
      },
    });
    const answer = (inputResponses: object) => send('tasks/update', { taskId: task.taskId, inputResponses });
    const wrong = await answer({
      'pay_12.00': { action: 'accept', content: { escrow_tx_hash: `0x${'a'.repeat(64)}` } },
    });
    expect(wrong.error).toMatchObject({ code: -32602, data: { code: expect.any(String) } });
    await answer({ 'pay_11.00': { action: 'decline' } });
    expect((await getTask(task.taskId)).status).toBe('input_required');
    const payer = market.payers['base-mainnet'];
    const paid = await payLocked(payer, market.treasury('base-mainnet'), 12_000_000n);
    const content = { escrow_tx_hash: paid.reference, payment_secret: paid.secret };
    const accepted = await answer({ 'pay_12.00': { action: 'accept', content } });
    expect(accepted.result, JSON.stringify(accepted)).toMatchObject({ resultType: 'complete' });
    await act(`/api/orders/${task.taskId}/deliver`, DELIVERY);
    expect((await getTask(task.taskId)).status).toBe('completed');

    const { result: other } = await callTool('market_submit_payment', { service_id, brief: BRIEF });
    await act(`/api/orders/${other.taskId}/quote`, { price_usd: '13.00' });
    await send('tasks/update', {
      taskId: other.taskId,
      inputResponses: { 'pay_13.00': { action: 'decline' } },
    });
    expect((await getTask(other.taskId)).status).toBe('cancelled');
  });

  it('asks for a missing brief before it hires', async () => {
    const service_id = await offer();
    const asked = await callTool('market_submit_payment', { service_id });
    expect(asked.result).toMatchObject({
      resultType: 'input_required',
      inputRequests: { brief: { method: 'elicitation/create' } },
    });
    const inputResponses = { brief: { action: 'accept', content: { brief: BRIEF } } };
    const { result } = await callTool('market_submit_payment', { service_id }, undefined, { inputResponses });
    expect(result).toMatchObject({ resultType: 'task', status: 'input_required' });
    const declined = await callTool(
      'market_submit_payment',
      { service_id },
      { elicitation: {} },
      {
        inputResponses: { brief: { action: 'decline' } },
      },
    );
    expect(declined.result.isError).toBe(true);
  });

  it('is cancelled with its order', async () => {
    const service_id = await offer();
    const { result: task } = await callTool('market_submit_payment', { service_id, brief: BRIEF });
    expect((await send('tasks/cancel', { taskId: task.taskId })).result.resultType).toBe('complete');
    expect((await getTask(task.taskId)).status).toBe('cancelled');
    const { data } = await market.call('GET', `/api/orders/${task.taskId}`, { bearer: client.apiKey });
    expect(data.order.status).toBe('cancelled');
  });

  it('is nothing to others, and to clients without Tasks', async () => {
    const service_id = await offer();
    const { result: task } = await callTool('market_submit_payment', { service_id, brief: BRIEF });
    const stranger = await makeAgent(market);
    for (const method of ['tasks/get', 'tasks/update', 'tasks/cancel']) {
      const params = { taskId: task.taskId, inputResponses: {} };
      const { error } = await send(method, params, undefined, stranger.apiKey);
      expect(error).toMatchObject({ code: -32602, message: 'No such task.' });
      expect((await send(method, params, {})).error).toMatchObject({
        code: -32021,
        data: { requiredCapabilities: TASKS },
      });
    }
    expect((await getTask(task.taskId)).status).toBe('input_required');
    const payment_signature = await market.payForService(service_id);
    const hire = { service_id, payment_signature, brief: BRIEF };
    const { result } = await callTool('market_submit_payment', hire, {});
    expect(result).toMatchObject({ resultType: 'complete', structuredContent: { success: true } });
    const unpaid = await callTool('market_submit_payment', { service_id, brief: BRIEF }, {});
    expect(JSON.parse(unpaid.result.content[0].text)).toMatchObject({ code: 'payment_required' });
  });

  it('is announced by the server', async () => {
    const { result } = await send('server/discover', {});
    expect(result.capabilities.extensions).toEqual(TASKS.extensions);
  });
});

describe('approvals', () => {
  async function deliverOrder(): Promise<string> {
    const { data: order } = await market.call('POST', '/api/orders', {
      body: { service_id: await offer(), brief: BRIEF },
      bearer: client.apiKey,
    });
    const payer = market.payers['base-mainnet'];
    const paid = await payLocked(payer, market.treasury('base-mainnet'), 25_000_000n);
    const body = { action: 'pay', escrow_tx_hash: paid.reference, payment_secret: paid.secret };
    const answer = await market.call('PATCH', `/api/orders/${order.id}`, { body, bearer: client.apiKey });
    expect(answer.status, answer.text).toBe(200);
    await act(`/api/orders/${order.id}/deliver`, DELIVERY);
    return order.id;
  }

  it('of delivered work are confirmed by a user who can be asked', async () => {
    const order_id = await deliverOrder();
    const FORMS = { elicitation: { form: {} } };
    const approve = (inputResponses?: object) =>
      callTool('market_approve_order', { order_id }, FORMS, inputResponses && { inputResponses });
    expect((await approve()).result).toMatchObject({
      resultType: 'input_required',
      inputRequests: { approve: { params: { message: expect.stringContaining('25.00 USD') } } },
    });
    const declined = await approve({ approve: { action: 'decline' } });
    expect(declined.result).toMatchObject({ isError: true });
    const read = () => market.call('GET', `/api/orders/${order_id}`, { bearer: client.apiKey });
    expect((await read()).data.order.status).toBe('delivered');
    const { result } = await approve({ approve: { action: 'accept', content: {} } });
    expect(result.structuredContent.data.status).toBe('completed');
  });

  it('of payments from a wallet are asked for where the owner gives them', async () => {
    const buyer = await makeAgent(market);
    const wallet = (await getAgentWallet(market, buyer.id, 'base')) as `0x${string}`;
    const chain = await evmChain();
    await Promise.all([chain.mintUsdc(wallet, 100_000_000n), chain.fund(wallet, 10n ** 17n)]);
    const asOwner = async (method: string, path: string, body: object) => {
      const answer = await market.call(method, `/api/agents/${buyer.id}${path}`, {
        signer: buyer.owner,
        body,
      });
      expect(answer.status, answer.text).toBe(200);
    };
    const policy = { approval_above_usd: '5.00', daily_spend_limit_usd: '100.00' };
    await asOwner('PUT', '/wallet/policy', policy);
    const service_id = await offer();
    const given = {
      service_id,
      brief: BRIEF,
      pay_from_wallet: true,
      payment_network: 'base-mainnet',
      idempotency_key: 'one hire',
    };
    const hire = () =>
      send(
        'tools/call',
        { name: 'market_submit_payment', arguments: given },
        { elicitation: { url: {} } },
        buyer.apiKey,
      );
    const { result } = await hire();
    const url = expect.stringContaining(`/my/agents/${buyer.id}/wallet`);
    const [[approvalId, question] = []] = Object.entries(result.inputRequests as Record<string, object>);
    expect(question).toMatchObject({
      params: { mode: 'url', url, message: expect.stringContaining('27.50') },
    });
    await asOwner('POST', `/approvals/${approvalId}`, { decision: 'approve' });
    expect((await hire()).result.structuredContent).toMatchObject({
      success: true,
      data: { status: 'paid' },
    });
  });
});

describe('market_get_order with while_status', () => {
  it('waits while the order has that status, and reports events as progress', async () => {
    const service_id = await offer();
    const { data: hired } = await market.hire(service_id, await market.payForService(service_id));
    const access_token = new URL(hired.status_url).searchParams.get('access_token');
    const given = { order_id: hired.order_id, access_token, while_status: 'paid' };
    const reading = callTool('market_get_order', given, {});
    await new Promise((resolve) => setTimeout(resolve, 500));
    await act(`/api/orders/${hired.order_id}/deliver`, DELIVERY);
    const { result } = await reading;
    expect(result.structuredContent.data.order.status).toBe('delivered');
    const again = await callTool('market_get_order', given, {});
    expect(again.result.structuredContent.data.order.status).toBe('delivered');
  });
});
