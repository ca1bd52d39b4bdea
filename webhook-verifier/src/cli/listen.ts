import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { webhookListener } from '../node.ts';
import { parse, secretsOf, wholeNumber } from './arguments.ts';
import { type Printer, printerFor } from './printer.ts';
import { UsageError } from './usage.ts';

/** Listens until it is interrupted. */
export async function listen(args: string[]): Promise<void> {
  const { values, file } = parse(args, {
    port: { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
    path: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  if (file !== undefined) throw new UsageError(`listen takes no file, but got "${file}"`);
  const printer = printerFor(values.json);
  const server = serve(secretsOf(values.secret), values.path, printer);
  await bind(server, wholeNumber('port', values.port, 4000, 65_535), values.host);
  printer.listening(`http://${hostOf(server)}${values.path ?? '/'}`);
  await interrupted();
  server.closeAllConnections();
  server.close();
}

function serve(secrets: string[], path: string | undefined, printer: Printer): Server {
  const receive = webhookListener(secrets, (_, delivery) => printer.verified(delivery), {
    onError: (error) => printer.refused(error),
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

function hostOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return family === 'IPv6' ? `[${address}]:${port}` : `${address}:${port}`;
}

function interrupted(): Promise<unknown> {
  return Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}
