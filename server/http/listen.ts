import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

export class ListenError extends Error {
  override readonly name = 'ListenError';
}

const ADVICE: Record<string, (port: number, variable: string) => string> = {
  EADDRINUSE: (port, variable) =>
    `Port ${port} is in use: stop what listens there, or set ${variable} to another port.`,
  EACCES: (port, variable) =>
    `Port ${port} may not be opened by this user: set ${variable} to a port above 1023.`,
};

/** Opens the port, or throws a sentence that names it and the variable to change. */
export async function listen(handler: RequestListener, port: number, variable: string): Promise<Server> {
  const server = createServer(
    {
      // longer than the idle time of common load balancers, so that they close connections and not we
      keepAliveTimeout: 65_000,
      headersTimeout: 15_000,
      requestTimeout: 120_000,
      connectionsCheckingInterval: 5_000,
    },
    handler,
  );
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new ListenError(ADVICE[code]?.(port, variable) ?? `Port ${port} cannot be opened (${code}).`);
  }
  return server;
}

const SWEEP_MS = 50;

/** Takes no new connections, lets running requests end, and cuts what is left when the time is up. */
export async function closeServer(server: Server, timeoutMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // connections that fall idle after their last answer would otherwise stay until their own timeout
  const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cutting = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(sweeping);
  clearTimeout(cutting);
}
