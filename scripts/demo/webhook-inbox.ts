import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookEvent } from '@agent-market/webhook-verifier';
import { webhookListener } from '@agent-market/webhook-verifier/node';

const TIMEOUT_MS = 15_000;

/** An agent's endpoint: stores verified events, rejects the rest. */
export class WebhookInbox {
  readonly events: WebhookEvent[] = [];
  readonly #server = createServer();
  readonly #arrivals = new EventTarget();

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/webhooks`;
  }

  /** Accepts events from here on; the secret is known once the endpoint is registered. */
  setSecret(secret: string): void {
    const listener = webhookListener(secret, (event) => {
      this.events.push(event);
      this.#arrivals.dispatchEvent(new Event('arrival'));
    });
    this.#server.on('request', listener);
  }

  async waitForEvent(name: WebhookEvent['event'], orderId: string): Promise<void> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    while (!this.events.some(({ event, order_id }) => event === name && order_id === orderId)) {
      await once(this.#arrivals, 'arrival', { signal }).catch(() => {
        throw new Error(`${name} did not arrive within ${TIMEOUT_MS / 1000} seconds`);
      });
    }
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
