import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The only port beside 443 that endpoints may have. */
const PORT = 8443;

/** A listener on this machine that no request from outside may reach. */
export interface InternalHost {
  ip: string;
  port: number;
  countConnections(): number;
  close(): Promise<void>;
}

/** At a loopback address of its own, so that several can have the same port; undefined where there is but one. */
export async function startInternalHost(): Promise<InternalHost | undefined> {
  const ip = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  server.listen(PORT, ip);
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isListening) return undefined;
  return {
    ip,
    port: PORT,
    countConnections: () => connections,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
