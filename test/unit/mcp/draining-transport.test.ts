import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import { beforeEach, expect, it } from 'vitest';
import { DrainingStdioTransport } from '../../../mcp/src/draining-transport.ts';

let input: PassThrough;
let output: PassThrough;
let transport: DrainingStdioTransport;
let received: JSONRPCMessage[];
let isClosed: boolean;
beforeEach(async () => {
  [input, output, received, isClosed] = [new PassThrough(), new PassThrough(), [], false];
  transport = new DrainingStdioTransport(input, output);
  transport.onmessage = (message) => received.push(message);
  transport.onclose = () => {
    isClosed = true;
  };
  await transport.start();
});

const write = (message: object) => input.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
const answer = (id: number) => transport.send({ jsonrpc: '2.0', id, result: {} });

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await setImmediate();
}

it('answers the calls in flight when the input ends, and then closes', async () => {
  write({ id: 1, method: 'tools/call' });
  write({ id: 2, method: 'tools/call' });
  input.end();
  await once(input, 'end');
  await settle();
  expect(received).toHaveLength(2);
  expect(isClosed).toBe(false);
  await answer(2);
  await settle();
  expect(isClosed).toBe(false);
  await answer(1);
  await settle();
  expect(isClosed).toBe(true);
  expect(String(output.read()).trim().split('\n')).toHaveLength(2);
});

it('closes at once if nothing is in flight', async () => {
  write({ id: 1, method: 'tools/list' });
  await settle();
  await answer(1);
  input.end();
  await settle();
  expect(isClosed).toBe(true);
});

it.each([
  [
    'a cancelled call',
    [
      { id: 1, method: 'tools/call' },
      { method: 'notifications/cancelled', params: { requestId: 1 } },
    ],
  ],
  ['a subscription', [{ id: 1, method: 'subscriptions/listen' }]],
  ['a notification', [{ method: 'notifications/initialized' }]],
])('does not wait for %s', async (_what, messages) => {
  for (const message of messages) write(message);
  input.end();
  await settle();
  expect(received).toHaveLength(messages.length);
  expect(isClosed).toBe(true);
});
