import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MalformedRequests } from './malformed-request.ts';
import { ServerShutdown, type ShutdownPatience } from './server-shutdown.ts';

export class ListenError extends Error {
  override readonly name = 'ListenError';
}

export interface ListenOptions {
  /** An address or name of this machine; all addresses if omitted. */
  host?: string | undefined;
  /** The variable that sets the host. */
  hostVariable?: string;
  /** 0 takes any free port. */
  port: number;
  /** The variable that sets the port. */
  portVariable: string;
  /** Handles what the handler does not see; Node does if omitted. */
  malformedRequests?: MalformedRequests;
}

/** An open port, at one address or several. */
export interface ListeningServer {
  port: number;
  /** Takes no new connections, waits for running requests, and closes the rest after the timeout. */
  close(patience: ShutdownPatience): Promise<void>;
}

/** `localhost` is IPv4 on some machines and IPv6 on others, so it is both. */
const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];
const ADDRESS_ERROR_CODES = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN'];

/** Opens the port, or throws an error that names it and the variable to change. */
export async function listen(handler: RequestListener, options: ListenOptions): Promise<ListeningServer> {
  const { host, port } = options;
  const addresses = host === 'localhost' ? LOOPBACK_ADDRESSES : [host];
  const servers: OpenServer[] = [];
  for (const address of addresses) {
    try {
      servers.push(
        await openServer(handler, { ...options, port: findPort(servers[0]?.server) ?? port, host: address }),
      );
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      // a machine without IPv6 or IPv4 still has a localhost
      if (servers.length > 0 && ADDRESS_ERROR_CODES.includes(code)) continue;
      await closeAll(servers, { timeoutMs: 0 });
      throw new ListenError(describeListenError(code, options));
    }
  }
  return { port: findPort(servers[0]?.server) ?? port, close: (patience) => closeAll(servers, patience) };
}

interface OpenServer {
  server: Server;
  shutdown: ServerShutdown;
}

async function openServer(
  handler: RequestListener,
  { port, host, malformedRequests }: ListenOptions,
): Promise<OpenServer> {
  const server = createServer({
    // longer than the idle timeout of common load balancers, so that they close connections first
    keepAliveTimeout: 65_000,
    headersTimeout: 15_000,
    requestTimeout: 120_000,
    connectionsCheckingInterval: 5_000,
    // fits everything that the contract allows in headers and queries
    maxHeaderSize: 64 * 1024,
    requireHostHeader: !malformedRequests,
  });
  const shutdown = new ServerShutdown(server);
  const serve: RequestListener = (req, res) => {
    shutdown.track(res);
    if (!malformedRequests?.rejectWithoutHost(req, res)) handler(req, res);
  };
  // an unknown Expect may be ignored, and Node would respond with only a status
  server.on('request', serve).on('checkExpectation', serve);
  if (malformedRequests)
    server.on('clientError', (failure, socket) => malformedRequests.reject(failure, socket));
  server.listen(port, host);
  await once(server, 'listening');
  return { server, shutdown };
}

function findPort(server: Server | undefined): number | undefined {
  return (server?.address() as AddressInfo | undefined)?.port;
}

function describeListenError(
  code: string,
  { host, hostVariable = 'HOST', port, portVariable }: ListenOptions,
): string {
  if (ADDRESS_ERROR_CODES.includes(code)) {
    return `${hostVariable} is ${JSON.stringify(host)}, which is no address of this machine: set it to one, such as 0.0.0.0.`;
  }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use: stop what listens there, or set ${portVariable} to another port.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be opened by this user: set ${portVariable} to a port above 1023.`;
  }
  return `Port ${port} cannot be opened (${code}).`;
}

async function closeAll(servers: readonly OpenServer[], patience: ShutdownPatience): Promise<void> {
  await Promise.all(servers.map(({ shutdown }) => shutdown.close(patience)));
}
