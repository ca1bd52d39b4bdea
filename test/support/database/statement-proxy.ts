import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What was sent at once, before its sender waited for a response. */
export type RoundTrip = readonly string[];

interface ProxyOptions {
  /** Called for each response; its connection stays silent until the returned promise is fulfilled. */
  beforeResponse?(statements: RoundTrip): Promise<void> | undefined;
}

/** A proxy that records what a process sends to PostgreSQL, as statements by round trip. */
export async function startStatementProxy(databaseUrl: string, { beforeResponse }: ProxyOptions = {}) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const trips: string[][] = [];
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port: Number(port), host: hostname, noDelay: true });
    client.setNoDelay(true);
    const reader = new StatementReader();
    let current: string[] | undefined;
    client.on('data', (chunk) => {
      const statements = reader.read(chunk);
      if (statements.length > 0 && !current) {
        current = [];
        trips.push(current);
      }
      current?.push(...statements);
      upstream.write(chunk);
    });
    let forwarding: Promise<unknown> = Promise.resolve();
    upstream.on('data', (chunk) => {
      const held = current && beforeResponse?.(current);
      current = undefined;
      forwarding = forwarding.then(() => held).then(() => client.write(chunk));
    });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    /** Forgets and returns what was sent so far. */
    take: (): RoundTrip[] => trips.splice(0),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Reads the statements out of the messages of a client of PostgreSQL. */
class StatementReader {
  readonly #texts = new Map<string, string>();
  #rest: Buffer = Buffer.alloc(0);
  #isStarted = false;

  read(chunk: Buffer): string[] {
    const statements: string[] = [];
    let data = Buffer.concat([this.#rest, chunk]);
    for (;;) {
      const typeBytes = this.#isStarted ? 1 : 0;
      if (data.length < typeBytes + 4) break;
      const end = typeBytes + data.readInt32BE(typeBytes);
      if (data.length < end) break;
      const statement =
        this.#isStarted && this.#readMessage(data.toString('latin1', 0, 1), data.subarray(5, end));
      if (statement) statements.push(statement);
      this.#isStarted = true;
      data = data.subarray(end);
    }
    this.#rest = data;
    return statements;
  }

  #readMessage(type: string, body: Buffer): string | undefined {
    const [first = '', second = ''] = body.toString('utf8').split('\0', 2);
    if (type === 'Q') return first;
    if (type === 'P') this.#texts.set(first, second);
    return type === 'B' ? (this.#texts.get(second) ?? second) : undefined;
  }
}
