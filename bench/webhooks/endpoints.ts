import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Endpoint = Awaited<ReturnType<typeof startEndpoint>>;

/** Receives webhooks, records the time, and responds at once unless it hangs. */
export async function startEndpoint() {
  const arrivals: number[] = [];
  const waiting = new Set<ServerResponse>();
  let hanging = false;
  const server = createServer((request, response) => {
    arrivals.push(performance.now());
    request.resume().once('end', () => (hanging ? waiting.add(response) : response.end()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** Since the last request for it. */
    takeArrivals: () => arrivals.splice(0),
    hang() {
      hanging = true;
    },
    recover() {
      hanging = false;
      for (const response of waiting) response.end();
      waiting.clear();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
