import type { RequestHandler } from 'express';
import { webhook } from '../../webhook-verifier/src/express.ts';
import {
  verify,
  type WebhookEventName,
  type WebhookVerificationError,
} from '../../webhook-verifier/src/index.ts';
import { verifySync, webhookListener } from '../../webhook-verifier/src/node.ts';
import { signedRequest } from '../../webhook-verifier/src/testing.ts';

/** The verified event narrows on `event`. */
export async function describeVerified(request: Request): Promise<string> {
  const verified = await verify(await request.arrayBuffer(), request.headers, ['whsec_new', 'whsec_old']);
  switch (verified.event) {
    case 'order.revision_requested':
      return verified.data.feedback.toUpperCase();
    case 'order.payout_sent':
      return verified.data.amount_usd;
    case 'order.paid':
      // @ts-expect-error a field of another event
      return verified.data.feedback;
    // @ts-expect-error declared and never sent
    case 'order.quoted':
      return '';
    default:
      return verified.order_id;
  }
}

export const synchronous: WebhookEventName = verifySync(Buffer.from(''), {}, 'whsec').event;

export function explain(error: WebhookVerificationError): boolean {
  // @ts-expect-error not a code
  return error.code === 'wrong' || error.code === 'expired';
}

// @ts-expect-error a parsed body
void verify({ event: 'order.paid' }, {}, 'whsec');

// @ts-expect-error a variable that may not be set
void verify('', {}, process.env.SECRET);

// @ts-expect-error a field is missing
void signedRequest({ event: 'order.paid', order_id: '', data: { status: 'paid' } }, 'whsec');

/** The adapters fit the real frameworks. */
export const middleware: RequestHandler[] = [
  webhook('whsec'),
  (request, response) => void response.send(request.webhook?.event.event),
];

export const listener: import('node:http').RequestListener = webhookListener(
  'whsec',
  (event, { deliveryId }) => {
    void [event.order_id, deliveryId?.length];
  },
);
