import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FromServer, ToServer } from './protocol.ts';

/** Serves on a free port, and reports its CPU use since the last request for it. */
export function serveMeasured(listener: RequestListener): void {
  const tell = (message: FromServer) => process.send?.(message);
  const server = createServer(listener);
  server.listen(0, '127.0.0.1', () => tell({ ready: (server.address() as AddressInfo).port }));
  let mark = process.cpuUsage();
  process.on('message', (message: ToServer) => {
    if (message === 'mark') mark = process.cpuUsage();
    else {
      const { user, system } = process.cpuUsage(mark);
      tell({ cpuMicros: user + system });
    }
  });
  process.on('disconnect', () => process.exit(0));
}
