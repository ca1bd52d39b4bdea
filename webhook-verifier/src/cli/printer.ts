import process from 'node:process';
import type { WebhookDelivery } from '../delivery.ts';
import { WebhookVerificationError } from '../error.ts';

export interface Printer {
  printListening(url: string): void;
  printVerified(delivery: WebhookDelivery): void;
  printRejected(error: unknown): void;
}

/** Prints readable text, or one JSON object per line. */
export function createPrinter(json: boolean): Printer {
  return json ? jsonPrinter : plainPrinter;
}

const plainPrinter: Printer = {
  printListening: (url) => printLine(`Listening on ${url}`),
  printVerified({ event, deliveryId }) {
    printLine(`${formatTime()}  ${event.event}  ${event.order_id || '-'}  delivery ${deliveryId ?? '-'}`);
    printLine(JSON.stringify(event.data, null, 2).replace(/^/gm, '    '));
  },
  printRejected: (error) =>
    printLine(`${formatTime()}  refused  ${getErrorCode(error)}: ${(error as Error).message}`),
};

const jsonPrinter: Printer = {
  printListening: (url) => printLine(JSON.stringify({ listening: url })),
  printVerified: ({ event, deliveryId, agentId }) =>
    printLine(JSON.stringify({ verified: true, delivery_id: deliveryId, agent_id: agentId, ...event })),
  printRejected: (error) =>
    printLine(
      JSON.stringify({ verified: false, code: getErrorCode(error), error: (error as Error).message }),
    ),
};

function printLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

function formatTime(): string {
  return new Date().toISOString();
}

function getErrorCode(error: unknown): string {
  return error instanceof WebhookVerificationError ? error.code : 'error';
}
