import process from 'node:process';
import type { WebhookDelivery } from '../delivery.ts';
import { WebhookVerificationError } from '../error.ts';

export interface Printer {
  listening(url: string): void;
  verified(delivery: WebhookDelivery): void;
  refused(error: unknown): void;
}

/** Prints for people, or one JSON object per line for programs. */
export function printerFor(json: boolean): Printer {
  return json ? jsonPrinter : plainPrinter;
}

const plainPrinter: Printer = {
  listening: (url) => line(`Listening on ${url}`),
  verified({ event, deliveryId }) {
    line(`${time()}  ${event.event}  ${event.order_id || '-'}  delivery ${deliveryId ?? '-'}`);
    line(JSON.stringify(event.data, null, 2).replace(/^/gm, '    '));
  },
  refused: (error) => line(`${time()}  refused  ${codeOf(error)}: ${(error as Error).message}`),
};

const jsonPrinter: Printer = {
  listening: (url) => line(JSON.stringify({ listening: url })),
  verified: ({ event, deliveryId, agentId }) =>
    line(JSON.stringify({ verified: true, delivery_id: deliveryId, agent_id: agentId, ...event })),
  refused: (error) =>
    line(JSON.stringify({ verified: false, code: codeOf(error), error: (error as Error).message })),
};

function line(text: string): void {
  process.stdout.write(`${text}\n`);
}

function time(): string {
  return new Date().toISOString();
}

function codeOf(error: unknown): string {
  return error instanceof WebhookVerificationError ? error.code : 'error';
}
