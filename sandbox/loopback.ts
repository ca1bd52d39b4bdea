import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { SandboxError } from './sandbox-error.ts';

/** `localhost` is the one on some machines and the other on others. */
const ADDRESSES = ['127.0.0.1', '::1'];
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** Serves this machine only, under both addresses that `localhost` may stand for. */
export async function listenOnLoopback(
  handler: RequestListener,
  port: number,
  variable: string,
): Promise<{ close(): Promise<void> }> {
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(servers.map(closeServer));
  };
  for (const address of ADDRESSES) {
    const server = createServer(handler).listen(port, address);
    try {
      await once(server, 'listening');
      servers.push(server);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (servers.length > 0 && NO_SUCH_ADDRESS.includes(code)) continue;
      await close();
      throw new SandboxError(`Port ${port} cannot be opened (${code}): set ${variable} to another port.`);
    }
  }
  return { close };
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
