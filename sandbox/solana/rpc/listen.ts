import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const ATTEMPTS = 50;

export interface PortPair {
  http: Server;
  ws: Server;
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function isPortError(error: unknown): error is NodeJS.ErrnoException {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EADDRINUSE' || code === 'ERR_SOCKET_BAD_PORT' || code === 'EACCES';
}

async function tryListenOnPair({ http, ws }: PortPair, port: number, host: string): Promise<number> {
  const httpPort = await listen(http, port, host);
  try {
    await listen(ws, httpPort + 1, host);
    return httpPort;
  } catch (error) {
    await stopListening(http);
    throw error;
  }
}

function describeListenError(error: unknown, port: number): unknown {
  if (!isPortError(error)) return error;
  const taken = /:(\d+)$/.exec(error.message)?.[1] ?? port;
  const message =
    `Port ${taken} is not free for the local Solana chain, which takes ${port} (RPC) and ${port + 1} ` +
    '(WebSocket). Stop what uses it or choose another port with SANDBOX_SOLANA_PORT.';
  return new Error(message, { cause: error });
}

/** Listens on a port and, for WebSockets, on the next one, as clients expect. */
export async function listenOnPair(servers: PortPair, port: number, host: string): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryListenOnPair(servers, port, host);
    } catch (error) {
      if (port !== 0 || attempt === ATTEMPTS || !isPortError(error)) throw describeListenError(error, port);
    }
  }
}
