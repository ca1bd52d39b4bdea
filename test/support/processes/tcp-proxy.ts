import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy that can make its server unavailable, by silence or by cutting connections. */
export async function startTcpProxy(targetUrl: string) {
  const { hostname, port } = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let mode: 'open' | 'silent' | 'cut' = 'open';
  const server = createServer({ noDelay: true }, (client) => {
    if (mode === 'cut') return client.destroy();
    const upstream = connect({ port: Number(port), host: hostname, noDelay: true });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {}).on('data', (chunk) => mode === 'open' && other.write(chunk));
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(targetUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    /** Connections stay open, and nothing passes. */
    silence: () => {
      mode = 'silent';
    },
    cut: () => {
      mode = 'cut';
      destroyAll();
    },
    restore: () => {
      mode = 'open';
      destroyAll();
    },
    async close() {
      destroyAll();
      server.close();
    },
  };
}
