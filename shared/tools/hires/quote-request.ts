import { type InputRequests, inputRequired } from '@modelcontextprotocol/server';
import type { Order } from '../../../generated/types.gen.ts';

/** A new price is a new question. */
export function toQuoteKey({ total_usd }: Order): string {
  return `pay_${total_usd}`;
}

/** Asks for the payment of a quoted order. */
export function buildQuoteRequest(order: Order, baseUrl: string): InputRequests {
  const { service_title, provider_name, total_usd } = order;
  const wallet = order.client_agent_id ? ' Leave it empty to pay from your server wallet.' : '';
  return {
    [toQuoteKey(order)]: inputRequired.elicit({
      message: `${provider_name} asks ${total_usd} USD for "${service_title}". Send ${total_usd} USDC to a treasury listed at ${baseUrl}/.well-known/x402, and enter the transaction. Decline to cancel the order.`,
      requestedSchema: {
        type: 'object',
        properties: {
          escrow_tx_hash: {
            type: 'string',
            title: 'Transaction',
            description: `The Solana signature or EVM hash of the payment.${wallet}`,
            maxLength: 128,
          },
          payment_secret: {
            type: 'string',
            title: 'Payment secret',
            description: 'Only for a payment that you locked.',
            maxLength: 128,
          },
        },
        required: order.client_agent_id ? [] : ['escrow_tx_hash'],
      },
    }),
  };
}
