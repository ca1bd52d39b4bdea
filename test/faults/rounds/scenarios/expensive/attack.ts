import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Started as a process, from an address of its own: sends expensive requests until it is killed. */
const [kind = '', url = '', signedPath = '/'] = process.argv.slice(2);
const { hostname, port } = new URL(url);
const LOCAL_ADDRESS = '127.0.0.2';
const BODY_BYTES = 10 * 1024 * 1024;
const SOCKETS = 1000;
const REGISTRATIONS = 10_000;

/** One request on a connection of its own; resolves when the server has ended it. */
function send(head: string, body = ''): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connect({ host: hostname, port: Number(port), localAddress: LOCAL_ADDRESS });
  socket.on('error', () => {}).on('close', () => resolve());
  socket.resume().end(`${head}\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n${body}`);
  return promise;
}

const post = (path: string, body: string) =>
  send(
    `POST ${path} HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`,
    body,
  );

async function repeat(concurrency: number, times: number, act: () => Promise<unknown>): Promise<void> {
  let left = times;
  const run = async () => {
    while (left-- > 0) await act();
  };
  await Promise.all(Array.from({ length: concurrency }, run));
}

const ATTACKS: { [name: string]: () => Promise<void> } = {
  bodies: () => {
    const body = JSON.stringify({ brief: 'x'.repeat(BODY_BYTES) });
    return repeat(2, Number.POSITIVE_INFINITY, () => post('/api/orders', body));
  },
  sockets: () =>
    repeat(SOCKETS, Number.POSITIVE_INFINITY, async () => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: LOCAL_ADDRESS });
      socket.on('error', () => {}).resume();
      socket.write('GET /api/agents HTTP/1.1\r\nhost: slow\r\n');
      while (!socket.destroyed) {
        await delay(1000);
        socket.write('x-more: 1\r\n');
      }
    }),
  registrations: () =>
    repeat(10, REGISTRATIONS, () =>
      post(
        '/api/oauth/register',
        JSON.stringify({ redirect_uris: ['http://127.0.0.1/callback'], client_name: 'Desk' }),
      ),
    ),
  contractWallet: () => repeat(4, Number.POSITIVE_INFINITY, () => send(`GET ${signedPath} HTTP/1.1`)),
};

console.log('started');
await ATTACKS[kind]?.();
