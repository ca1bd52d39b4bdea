import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a process, which can be cut. */
export class Link {
  readonly url: string;
  readonly #server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

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

  /** Nothing comes through any more. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #accept(client: Socket, port: number, host: string): void {
    if (this.#isCut) return void client.destroy();
    const upstream = connect({ port, host, noDelay: true });
    for (const socket of [client, upstream]) this.#sockets.add(socket.on('error', () => {}));
    const end = () => {
      for (const socket of [client, upstream]) this.#sockets.delete(socket.destroy());
    };
    client.on('close', end).on('data', (chunk) => upstream.write(chunk));
    upstream.on('close', end).on('data', (chunk) => client.write(chunk));
  }
}
