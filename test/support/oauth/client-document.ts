import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { UNTRUSTED_CERTIFICATE } from '../webhooks/untrusted-certificate.ts';

/** A client with a metadata document at a local https URL, which is trusted during the test. */
export async function publishClient(
  describe: (url: string) => object,
  redirect?: { status: number; location: string },
) {
  const trusted = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...trusted, UNTRUSTED_CERTIFICATE.cert]);
  let requests = 0;
  const server = createServer(UNTRUSTED_CERTIFICATE, (_req, res) => {
    requests += 1;
    if (redirect) res.writeHead(redirect.status, { location: redirect.location }).end();
    else res.setHeader('content-type', 'application/json').end(JSON.stringify(describe(url)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/client.json`;
  return {
    url,
    requests: () => requests,
    close() {
      tls.setDefaultCACertificates(trusted);
      server.closeAllConnections();
      server.close();
    },
  };
}
