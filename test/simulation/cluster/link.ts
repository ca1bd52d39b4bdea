import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way from or to a process, which can be lost for a moment, or for good at the nth message from now. */
export class Link {
  readonly url: string;
  readonly #server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  #trigger: { left: number; isForwarded: boolean; fire: () => void } | undefined;
  #onJob: (() => void) | undefined;

  static async open(targetUrl: string): Promise<Link> {
    const { hostname, port } = new URL(targetUrl);
    let link: Link | undefined;
    const server = createServer({ noDelay: true }, (client) =>
      (link as Link).#accept(client, Number(port), hostname),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    link = new Link(targetUrl, server);
    return link;
  }

  private constructor(targetUrl: string, server: ReturnType<typeof createServer>) {
    const url = new URL(targetUrl);
    url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.url = url.href;
    this.#server = server;
  }

  /** Calls `fire` at the nth message from now: before the other side gets it, or before its answer comes back. */
  fireAtMessage(left: number, isForwarded: boolean, fire: () => void): void {
    this.#trigger = { left, isForwarded, fire };
  }

  /** Calls `begin` when a worker takes up the next job. */
  atNextJob(begin: () => void): void {
    this.#onJob = begin;
  }

  /** Connections are lost; new ones may be made. */
  drop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Nothing comes through any more. */
  cut(): void {
    this.#isCut = true;
    this.drop();
    this.#server.close();
  }

  #accept(client: Socket, port: number, host: string): void {
    if (this.#isCut) return void client.destroy();
    const upstream = connect({ port, host, noDelay: true });
    for (const socket of [client, upstream]) this.#sockets.add(socket.on('error', () => {}));
    const end = () => {
      for (const socket of [client, upstream]) this.#sockets.delete(socket.destroy());
    };
    client.on('close', end);
    upstream.on('close', end).on('data', (chunk) => client.write(chunk));
    const isLease = recognizeLeases();
    client.on('data', (chunk) => {
      if (isLease(chunk) && this.#onJob) {
        this.#onJob();
        this.#onJob = undefined;
      }
      const trigger = this.#trigger;
      if (trigger) trigger.left -= 1;
      if (!trigger || trigger.left > 0) return void upstream.write(chunk);
      this.#trigger = undefined;
      if (!trigger.isForwarded) return trigger.fire();
      // once it is written; the answer finds nobody
      upstream.write(chunk, () => trigger.fire());
    });
  }
}

const LEASE = 'update "outbox" set "attempts"';
const PREPARED_LEASE = new RegExp(`P[^]{4}([^\\0]+)\\0${LEASE}`);

/** Whether a message takes up the run of a job: by its text, or by the name under which that was prepared. */
function recognizeLeases(): (message: Buffer) => boolean {
  let name: string | undefined;
  return (message) => {
    if (!message.includes(LEASE)) return name !== undefined && message.includes(`\0${name}\0`);
    name = PREPARED_LEASE.exec(message.toString('latin1'))?.[1] ?? name;
    return true;
  };
}
