import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

interface Trap {
  pattern: RegExp;
  /** What the same transaction must have sent before. */
  after?: RegExp;
  /** Whether the database gets the message that springs it. */
  isForwarded: boolean;
  onCaught(): void;
}

const BEGIN = /\bbegin\b/i;

/** The connections of one process to PostgreSQL. It can notice a statement, and lead to another server. */
export class DatabaseLink {
  readonly url: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #target: URL;
  #trap: Trap | undefined;

  static async open(databaseUrl: string): Promise<DatabaseLink> {
    let link: DatabaseLink | undefined;
    const server = createServer({ noDelay: true }, (client) => (link as DatabaseLink).#accept(client));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    link = new DatabaseLink(databaseUrl, server);
    return link;
  }

  private constructor(databaseUrl: string, server: Server) {
    this.#target = new URL(databaseUrl);
    this.#server = server;
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.url = url.href;
  }

  /** From a message that matches on, nothing more of its connection passes. */
  trap(trap: Trap): void {
    this.#trap = trap;
  }

  disarm(): void {
    this.#trap = undefined;
  }

  retarget(databaseUrl: string): void {
    this.#target = new URL(databaseUrl);
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #accept(client: Socket): void {
    const upstream = connect({ port: Number(this.#target.port), host: this.#target.hostname, noDelay: true });
    let isSilent = false;
    let hasPrecondition = false;
    for (const socket of [client, upstream]) this.#sockets.add(socket.on('error', () => {}));
    const end = () => {
      for (const socket of [client, upstream]) this.#sockets.delete(socket.destroy());
    };
    client.on('close', end);
    upstream.on('close', end).on('data', (chunk) => isSilent || client.write(chunk));
    client.on('data', (chunk) => {
      if (isSilent) return;
      const trap = this.#trap;
      const text = trap ? chunk.toString('latin1') : '';
      if (BEGIN.test(text)) hasPrecondition = false;
      if (trap?.after?.test(text)) hasPrecondition = true;
      const isSprung = trap?.pattern.test(text) && (hasPrecondition || !trap.after);
      if (!trap || !isSprung) return void upstream.write(chunk);
      isSilent = true;
      if (!trap.isForwarded) return trap.onCaught();
      // at its answer, which nobody gets
      upstream.once('data', () => trap.onCaught());
      upstream.write(chunk);
    });
  }
}
