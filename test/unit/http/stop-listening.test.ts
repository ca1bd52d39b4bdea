import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../../../server/web/http/listen.ts';

/** Longer than the test. */
const NEVER_MS = 600_000;

/** A server whose responses to `/slow` wait, and a client that keeps one connection. */
async function openConnection() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const server = await listen(
    async (req, res) => {
      if (req.url === '/slow') {
        arrive();
        await opened;
      }
      res.end('done');
    },
    { host: '127.0.0.1', port: 0, portVariable: 'PORT' },
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(async () => {
    agent.destroy();
    await server.close({ timeoutMs: 0 });
  });
  const call = async (path: string) => {
    const [response] = (await once(get({ port: server.port, path, agent }), 'response')) as [IncomingMessage];
    return { connection: response.headers.connection, body: await text(response) };
  };
  return { server, call, open, arrived };
}

it('a request that runs when the server stops ends its connection, so that the client opens another', async () => {
  const { server, call, open, arrived } = await openConnection();
  const running = call('/slow');
  await arrived;
  const closed = server.close({ timeoutMs: NEVER_MS });
  open();
  expect(await running).toEqual({ connection: 'close', body: 'done' });
  await closed;
});

it('a request on a connection that was idle when the server stopped is served, and ends the connection', async () => {
  const { server, call } = await openConnection();
  expect(await call('/')).toEqual({ connection: 'keep-alive', body: 'done' });
  const closed = server.close({ timeoutMs: NEVER_MS, idleMs: NEVER_MS });
  expect(await call('/')).toEqual({ connection: 'close', body: 'done' });
  await closed;
});

it('a connection that stays idle is closed', async () => {
  const { server, call } = await openConnection();
  await call('/');
  await server.close({ timeoutMs: NEVER_MS, idleMs: 10 });
});
