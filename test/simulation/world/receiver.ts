import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const RECEIVER_MODES = ['well', 'down', 'wrong', 'slow'] as const;
export type ReceiverMode = (typeof RECEIVER_MODES)[number];
const SLOW_MS = 300;

/** Where the agents of a run get their webhooks. */
export class Receiver {
  mode: ReceiverMode = 'well';
  readonly bodies: string[] = [];
  readonly #server: Server;

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const body = await text(request).catch(() => '');
      if (this.mode === 'down') return void response.destroy();
      if (this.mode === 'wrong') return void response.writeHead(500).end();
      this.bodies.push(body);
      setTimeout(() => response.end(), this.mode === 'slow' ? SLOW_MS : 0);
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}
