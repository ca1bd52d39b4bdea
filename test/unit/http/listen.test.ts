import { networkInterfaces } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { ListenError, listen } from '../../../server/web/http/listen.ts';

async function listenAt(host: string | undefined): Promise<number> {
  const { port, close } = await listen((_req, res) => res.end('here'), {
    host,
    port: 0,
    portVariable: 'PORT',
  });
  onTestFinished(() => close({ timeoutMs: 0 }));
  return port;
}

async function answers(address: string, port: number): Promise<boolean> {
  const host = address.includes(':') ? `[${address}]` : address;
  return fetch(`http://${host}:${port}`).then(
    async (response) => (await response.text()) === 'here',
    () => false,
  );
}

const addresses = Object.values(networkInterfaces())
  .flat()
  .filter((one) => one !== undefined);
const hasIpv6 = addresses.some(({ address }) => address === '::1');
const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

it('localhost is both loopback addresses, with one port, and no other', async () => {
  const port = await listenAt('localhost');
  expect(await answers('127.0.0.1', port)).toBe(true);
  expect(await answers('::1', port)).toBe(hasIpv6);
  if (outside) expect(await answers(outside, port)).toBe(false);
});

it('an address is that one alone', async () => {
  const port = await listenAt('127.0.0.1');
  expect([await answers('127.0.0.1', port), await answers('::1', port)]).toEqual([true, false]);
});

it('without one it is all of the machine', async () => {
  const port = await listenAt(undefined);
  expect(await answers('127.0.0.1', port)).toBe(true);
  if (outside) expect(await answers(outside, port)).toBe(true);
});

it.each(['203.0.113.7', 'no-such-host.invalid'])(
  '%s is told to be no address of this machine',
  async (host) => {
    await expect(listenAt(host)).rejects.toThrow(
      new ListenError(
        `HOST is "${host}", which is no address of this machine: set it to one, such as 0.0.0.0.`,
      ),
    );
  },
);

it('a port that one of the addresses has already is told by its variable, and the other is closed', async () => {
  const port = await listenAt(hasIpv6 ? '::1' : '127.0.0.1');
  const options = { host: 'localhost', port, portVariable: 'APP_PORT' };
  await expect(listen(() => {}, options)).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or set APP_PORT to another port.`,
  );
  if (hasIpv6) expect(await answers('127.0.0.1', port)).toBe(false);
});
