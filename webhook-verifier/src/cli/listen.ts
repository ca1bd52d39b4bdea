import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { webhookListener } from '../node.ts';
import { parseArguments, parseWholeNumber, requireSecrets } from './arguments.ts';
import { createPrinter, type Printer } from './printer.ts';
import { UsageError } from './usage.ts';

/** Listens until it is interrupted. */
export async function listen(args: string[]): Promise<void> {
  const { values, file } = parseArguments(args, {
    port: { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
    path: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  if (file !== undefined) throw new UsageError(`listen takes no file, but got "${file}"`);
  const printer = createPrinter(values.json);
  const server = createReceiver(requireSecrets(values.secret), values.path, printer);
  await bind(server, parseWholeNumber('port', values.port, 4000, 65_535), values.host);
  printer.printListening(`http://${getHost(server)}${values.path ?? '/'}`);
  await waitForInterrupt();
  server.closeAllConnections();
  server.close();
}

function createReceiver(secrets: string[], path: string | undefined, printer: Printer): Server {
  const receive = webhookListener(secrets, (_, delivery) => printer.printVerified(delivery), {
    onError: (error) => printer.printRejected(error),
  });
  return createServer((request, response) => {
    const elsewhere = path !== undefined && request.url?.split('?')[0] !== path;
    if (elsewhere) response.writeHead(404).end();
    else void receive(request, response);
  });
}

async function bind(server: Server, port: number, host: string): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw new UsageError(`Cannot listen on ${host}:${port}: ${(error as Error).message}`, { cause: error });
  }
}

function getHost(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return family === 'IPv6' ? `[${address}]:${port}` : `${address}:${port}`;
}

function waitForInterrupt(): Promise<unknown> {
  return Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}
