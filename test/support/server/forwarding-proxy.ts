import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A URL that is known before its server has a port: for servers that publish their own URL. */
export interface ForwardingProxy {
  url: string;
  forwardTo(url: string): void;
  close(): Promise<void>;
}

export async function startForwardingProxy(): Promise<ForwardingProxy> {
  const sockets = new Set<Socket>();
  let target: URL | undefined;
  const server = createServer({ noDelay: true }, (client) => {
    if (!target) return client.destroy();
    const upstream = connect({ port: Number(target.port), host: target.hostname, noDelay: true });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).on('close', () => client.destroy());
    upstream.pipe(client).on('close', () => upstream.destroy());
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forwardTo: (url) => {
      target = new URL(url);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
