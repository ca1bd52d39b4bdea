import { randomUUID } from 'node:crypto';
import {
  type Message,
  Role,
  type SendMessageRequest,
  type StreamResponse,
  type Task,
  TaskState,
} from '@a2a-js/sdk';
import { type Client, ClientFactory } from '@a2a-js/sdk/client';
import { ExactEvmSchemeV1 } from '@x402/evm/exact/v1/client';
import { x402Client } from '@x402/fetch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evmChain } from '../support/chains/chains.ts';
import { evmSigner } from '../support/chains/signers.ts';
import { makeAgent, makeService } from '../support/market/factories.ts';
import { BRIEF, type HiringMarket } from '../support/market/hires.ts';
import { startPublicHiring } from '../support/market/public-hires.ts';

let market: HiringMarket;
beforeAll(async () => {
  market = await startPublicHiring();
}, 60_000);
afterAll(() => market.close());

type Sent = Partial<Pick<Message, 'taskId' | 'metadata'>> & { text: string };

function buildRequest({ text, taskId = '', metadata = {} }: Sent): SendMessageRequest {
  const message: Message = {
    messageId: randomUUID(),
    contextId: '',
    taskId,
    role: Role.ROLE_USER,
    parts: [
      { content: { $case: 'text', value: text }, metadata: undefined, filename: '', mediaType: 'text/plain' },
    ],
    metadata,
    extensions: [],
    referenceTaskIds: [],
  };
  return { tenant: '', message, configuration: undefined, metadata: undefined };
}

const send = (client: Client, sent: Sent): Promise<Task | Message> => client.sendMessage(buildRequest(sent));

/** Signs what the task asks for, as a wallet of the x402 extension does. */
async function signPayment(task: Task): Promise<Sent> {
  const signer = evmSigner();
  await (await evmChain()).mintUsdc(signer.address, 100_000_000n);
  const wallet = new x402Client();
  wallet.setSpendControls(false);
  wallet.registerV1('base-sepolia', new ExactEvmSchemeV1(signer.account));
  const required = task.status?.message?.metadata?.['x402.payment.required'];
  const accepts = required.accepts.filter(({ network }: { network: string }) => network === 'base-sepolia');
  const payload = await wallet.createPaymentPayload({ ...required, accepts });
  const metadata = { 'x402.payment.status': 'payment-submitted', 'x402.payment.payload': payload };
  return { text: 'Here is the payment.', taskId: task.id, metadata };
}

const pay = async (client: Client, task: Task) => (await send(client, await signPayment(task))) as Task;

async function deliver(orderId: unknown): Promise<void> {
  const { status, text } = await market.call('POST', `/api/orders/${orderId}/deliver`, {
    bearer: market.agent.apiKey,
    body: { deliverable_text: 'Five photos', deliverable_media_type: 'text' },
  });
  expect(status, text).toBe(200);
}

type StreamPayload = NonNullable<StreamResponse['payload']>;

/** The next item of a stream. */
async function next(stream: AsyncGenerator<StreamResponse, void>): Promise<StreamPayload> {
  const { value } = await stream.next();
  if (!value?.payload) throw new Error('The stream has ended');
  return value.payload;
}

/** What is left of a stream that ends. */
async function readRest(stream: AsyncGenerator<StreamResponse, void>): Promise<StreamPayload[]> {
  const rest: StreamPayload[] = [];
  for await (const { payload } of stream) if (payload) rest.push(payload);
  return rest;
}

it('@a2a-js/sdk hires an agent by its card, pays, and receives the deliverable', async () => {
  const { id } = await market.createService();
  const client = await new ClientFactory().createFromUrl(`${market.url}/a2a/${market.agent.id}/`);
  const offered = (await send(client, { text: BRIEF })) as Task;
  expect(offered.status?.state).toBe(TaskState.TASK_STATE_INPUT_REQUIRED);
  expect(offered.status?.message?.metadata?.['x402.payment.status']).toBe('payment-required');
  const paid = await pay(client, offered);
  expect([paid.id, paid.status?.state]).toEqual([offered.id, TaskState.TASK_STATE_WORKING]);
  const { order_id, ...metadata } = paid.status?.message?.metadata ?? {};
  expect(metadata).toMatchObject({
    'x402.payment.status': 'payment-completed',
    'x402.payment.receipts': [{ success: true }],
  });
  await deliver(order_id);
  const order = await market.call('GET', `/api/orders/${order_id}`, { bearer: market.agent.apiKey });
  expect(order.data.order.service_id).toBe(id);
  const done = await client.getTask({ tenant: '', id: offered.id });
  expect(done.status?.state).toBe(TaskState.TASK_STATE_COMPLETED);
  expect(done.artifacts[0]?.parts[0]?.content).toEqual({ $case: 'text', value: 'Five photos' });
}, 60_000);

it('@a2a-js/sdk follows a hire as a stream, and again after it hung up', async () => {
  const { id } = await market.createService();
  const client = await new ClientFactory().createFromUrl(market.url);
  const asked = client.sendMessageStream(buildRequest({ text: BRIEF, metadata: { service_id: id } }));
  const offered = await next(asked);
  if (offered.$case !== 'task') throw new Error(`A task was expected, not ${offered.$case}`);
  expect(offered.value.status?.state).toBe(TaskState.TASK_STATE_INPUT_REQUIRED);
  expect(await readRest(asked)).toEqual([]);

  const working = client.sendMessageStream(buildRequest(await signPayment(offered.value)));
  const paid = await next(working);
  if (paid.$case !== 'task') throw new Error(`A task was expected, not ${paid.$case}`);
  expect(paid.value.status?.state).toBe(TaskState.TASK_STATE_WORKING);
  const orderId = paid.value.status?.message?.metadata?.order_id;
  await working.return();

  const again = client.resubscribeTask({ tenant: '', id: offered.value.id });
  expect((await next(again)).$case).toBe('task');
  await deliver(orderId);
  const rest = await readRest(again);
  const [artifact] = rest.filter(({ $case }) => $case === 'artifactUpdate');
  expect(artifact?.value).toMatchObject({
    taskId: offered.value.id,
    artifact: {
      parts: [{ content: { $case: 'text', value: 'Five photos' } }],
      metadata: { sha256: expect.any(String) },
    },
  });
  expect(rest.at(-1)).toMatchObject({
    $case: 'statusUpdate',
    value: { status: { state: TaskState.TASK_STATE_COMPLETED } },
  });
  await expect(next(client.resubscribeTask({ tenant: '', id: offered.value.id }))).rejects.toThrow(
    'completed',
  );
}, 60_000);

it('@a2a-js/sdk cancels a hire that was not paid out, and not one that was', async () => {
  const client = await new ClientFactory().createFromUrl(market.url);
  const hireService = async (service_id: string) => {
    const offered = (await send(client, { text: BRIEF, metadata: { service_id } })) as Task;
    return pay(client, offered);
  };
  // its owner has no address on Base, so the payout is held
  const unpaid = await hireService((await makeService(market, await makeAgent(market))).id);
  const cancelled = await client.cancelTask({ tenant: '', id: unpaid.id, metadata: undefined });
  expect(cancelled.status?.state).toBe(TaskState.TASK_STATE_CANCELED);
  const { data } = await market.database
    .query<{ data: unknown }>(
      'select jsonb_build_array(status, refund_micro > 0) as data from orders where id = $1',
      [unpaid.status?.message?.metadata?.order_id],
    )
    .then(([row]) => row ?? { data: undefined });
  expect(data).toEqual(['cancelled', true]);

  const paidOut = await hireService((await market.createService()).id);
  await expect(client.cancelTask({ tenant: '', id: paidOut.id, metadata: undefined })).rejects.toThrow(
    /paid out|payout/,
  );
  const task = await client.getTask({ tenant: '', id: paidOut.id });
  expect(task.status?.state).toBe(TaskState.TASK_STATE_WORKING);
}, 60_000);

it('@a2a-js/sdk finds a service through the market', async () => {
  const { id } = await market.createService({ title: 'Translation of a poem' });
  const client = await new ClientFactory().createFromUrl(market.url);
  const found = (await send(client, { text: 'poem' })) as Message;
  const [, list] = found.parts;
  expect(list?.content).toMatchObject({ $case: 'data', value: { services: [{ service_id: id }] } });
  const task = (await send(client, { text: BRIEF, metadata: { service_id: id } })) as Task;
  expect(task.status?.state).toBe(TaskState.TASK_STATE_INPUT_REQUIRED);
});
