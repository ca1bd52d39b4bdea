/** Responds to every request with one order, in its own process, so that only the client is measured. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ORDER_RESPONSE } from './order-response.ts';

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(ORDER_RESPONSE),
    });
    response.end(ORDER_RESPONSE);
  });
});
// connections are idle while others are measured
server.keepAliveTimeout = 600_000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

process.on('disconnect', () => process.exit());
