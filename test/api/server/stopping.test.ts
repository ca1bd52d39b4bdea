import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { startApi } from '../../support/server/api.ts';

/** A path that answers when told to, and how many requests wait at it. */
function gate() {
  const opened = Promise.withResolvers<void>();
  let waiting = 0;
  return {
    open: () => opened.resolve(),
    waiting: () => waiting,
    wait: async () => {
      waiting++;
      await opened.promise;
    },
  };
}

async function startWithGate(env: Record<string, string> = {}) {
  const slow = gate();
  const api = await startApi({
    env,
    extendPublic: (express) =>
      express.get('/slow', async (_req, res) => {
        await slow.wait();
        res.send('done');
      }),
  });
  onTestFinished(() => api.close());
  return { api, slow };
}

it('stops being ready at once, ends running requests, takes no new ones', async () => {
  const { api, slow } = await startWithGate();
  const running = fetch(`${api.url}/slow`).then((response) => response.text());
  await eventually(() => expect(slow.waiting()).toBe(1));
  const stopped = api.stop();
  expect((await fetch(`${api.internalUrl}/readyz`)).status).toBe(503);
  await eventually(() => expect(fetch(`${api.url}/healthz`)).rejects.toThrow());
  slow.open();
  expect(await running).toBe('done');
  await stopped;
  await expect(fetch(`${api.internalUrl}/healthz`)).rejects.toThrow();
});

it('does not wait for ever', async () => {
  const { api, slow } = await startWithGate({ SHUTDOWN_TIMEOUT_SECONDS: '1' });
  const running = fetch(`${api.url}/slow`).catch(() => 'cut');
  await eventually(() => expect(slow.waiting()).toBe(1));
  await api.stop();
  expect(await running).toBe('cut');
});

it('closes idle keep-alive connections instead of waiting for them', async () => {
  // longer than the test: waiting for them would end it first
  const { api } = await startWithGate({ SHUTDOWN_TIMEOUT_SECONDS: '600' });
  await (await fetch(`${api.url}/healthz`)).text();
  await api.stop();
});
