import { createServer } from 'node:net';

/** The wanted port when nobody holds it, any free one otherwise. */
export async function freePort(wanted = 0, host = '127.0.0.1'): Promise<number> {
  try {
    return await tryPort(wanted, host);
  } catch {
    return tryPort(0, host);
  }
}

async function tryPort(port: number, host: string): Promise<number> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, host, resolve);
  await promise;
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port');
  return address.port;
}
