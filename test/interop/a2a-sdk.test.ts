import { randomUUID } from 'node:crypto';
import { type Message, Role, type Task, TaskState } from '@a2a-js/sdk';
import { type Client, ClientFactory } from '@a2a-js/sdk/client';
import { ExactEvmSchemeV1 } from '@x402/evm/exact/v1/client';
import { x402Client } from '@x402/fetch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evmChain } from '../support/chains/chains.ts';
import { evmSigner } from '../support/chains/signers.ts';
import { BRIEF, type HiringMarket } from '../support/market/hires.ts';
import { startPublicHiring } from '../support/market/public-hires.ts';

let market: HiringMarket;
beforeAll(async () => {
  market = await startPublicHiring();
}, 60_000);
afterAll(() => market.close());

type Sent = Partial<Pick<Message, 'taskId' | 'metadata'>> & { text: string };

async function send(client: Client, { text, taskId = '', metadata = {} }: Sent): Promise<Task | Message> {
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
  return client.sendMessage({ tenant: '', message, configuration: undefined, metadata: undefined });
}

/** Signs what the task asks for, as a wallet of the x402 extension does. */
async function pay(client: Client, task: Task): Promise<Task> {
  const signer = evmSigner();
  await (await evmChain()).mintUsdc(signer.address, 100_000_000n);
  const wallet = new x402Client();
  wallet.setSpendControls(false);
  wallet.registerV1('base-sepolia', new ExactEvmSchemeV1(signer.account));
  const required = task.status?.message?.metadata?.['x402.payment.required'];
  const accepts = required.accepts.filter(({ network }: { network: string }) => network === 'base-sepolia');
  const payload = await wallet.createPaymentPayload({ ...required, accepts });
  const metadata = { 'x402.payment.status': 'payment-submitted', 'x402.payment.payload': payload };
  return (await send(client, { text: 'Here is the payment.', taskId: task.id, metadata })) as Task;
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
  const delivered = await market.call('POST', `/api/orders/${order_id}/deliver`, {
    bearer: market.agent.apiKey,
    body: { deliverable_text: 'Five photos', deliverable_media_type: 'text' },
  });
  expect(delivered.status, delivered.text).toBe(200);
  expect(delivered.body.data.service_id).toBe(id);
  const done = await client.getTask({ tenant: '', id: offered.id });
  expect(done.status?.state).toBe(TaskState.TASK_STATE_COMPLETED);
  expect(done.artifacts[0]?.parts[0]?.content).toEqual({ $case: 'text', value: 'Five photos' });
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
