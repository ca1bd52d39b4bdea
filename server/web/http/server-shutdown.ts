import type { Server, ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';

const IDLE_CLOSE_INTERVAL_MS = 50;

export interface ShutdownPatience {
  /** After it, running requests are cut off. */
  timeoutMs: number;
  /** How long a client may still use a connection that was idle; it may have sent a request already. */
  idleMs?: number;
}

/** Ends the connections of a server without losing a request. */
export class ServerShutdown {
  readonly #server: Server;
  readonly #running = new Set<ServerResponse>();
  #isClosing = false;

  constructor(server: Server) {
    this.#server = server;
  }

  track(response: ServerResponse): void {
    // tells the client to send its next request on another connection
    if (this.#isClosing) response.shouldKeepAlive = false;
    this.#running.add(response);
    // it occurs once, and `once` costs more
    response.on('close', () => this.#running.delete(response));
  }

  async close({ timeoutMs, idleMs = 0 }: ShutdownPatience): Promise<void> {
    const server = this.#server;
    this.#isClosing = true;
    for (const response of this.#running) response.shouldKeepAlive = false;
    // unlike the HTTP server's own, leaves idle connections open
    const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
    let sweeping: NodeJS.Timeout | undefined;
    const sweep = () => {
      server.closeIdleConnections();
      sweeping = setTimeout(sweep, IDLE_CLOSE_INTERVAL_MS);
    };
    if (idleMs > 0) sweeping = setTimeout(sweep, idleMs);
    else sweep();
    const cutting = setTimeout(() => server.closeAllConnections(), timeoutMs);
    await closed;
    clearTimeout(sweeping);
    clearTimeout(cutting);
  }
}
