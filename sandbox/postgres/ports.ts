import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral range, so that nobody else gets one by chance before it is opened. */
const MIN_PORT = 20_000;
const MAX_PORT = 32_767;
const usedPorts = new Set<number>();

/** The preferred port if it is free, otherwise any free one, and none twice. */
export async function findFreePort(wanted = 0, host = '127.0.0.1'): Promise<number> {
  if (wanted !== 0 && (await isFree(wanted, host))) return wanted;
  for (;;) {
    const port = randomInt(MIN_PORT, MAX_PORT + 1);
    if (usedPorts.has(port) || !(await isFree(port, host))) continue;
    usedPorts.add(port);
    return port;
  }
}

async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  server.once('error', () => resolve(false)).listen(port, host, () => resolve(true));
  const free = await promise;
  if (free) await new Promise((done) => server.close(done));
  return free;
}
