import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookEvent } from '@agent-market/webhook-verifier';
import { webhookListener } from '@agent-market/webhook-verifier/node';

const PATIENCE_MS = 15_000;

/** An agent's endpoint: keeps what arrived and verified, refuses the rest. */
export class Inbox {
  readonly events: WebhookEvent[] = [];
  readonly #server = createServer();
  readonly #arrival = new EventTarget();

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/webhooks`;
  }

  /** From here on events are accepted; their secret is known once the endpoint is registered. */
  accept(secret: string): void {
    const listener = webhookListener(secret, (event) => {
      this.events.push(event);
      this.#arrival.dispatchEvent(new Event('arrival'));
    });
    this.#server.on('request', listener);
  }

  async received(name: WebhookEvent['event'], orderId: string): Promise<void> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    while (!this.events.some(({ event, order_id }) => event === name && order_id === orderId)) {
      await once(this.#arrival, 'arrival', { signal }).catch(() => {
        throw new Error(`${name} did not arrive within ${PATIENCE_MS / 1000} seconds`);
      });
    }
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
