import { UsageError } from './errors.ts';

/**
 * The token in the `status_url` or `result_url` of a machine order, which gives access to the order; undefined if a
 * repeated request returned none.
 *
 * @example
 * const hire = await market.x402.pay({ service_id, brief: 'A blue mug' });
 * const orderToken = orderTokenOf(hire.status_url);
 * const { order } = await market.orders.get(hire.order_id, { credential: { orderToken } });
 */
export function orderTokenOf(statusUrl: string | undefined): string | undefined {
  if (statusUrl === undefined) return undefined;
  // the message must not contain the token
  if (!URL.canParse(statusUrl)) throw new UsageError('This is not the address of an order');
  return new URL(statusUrl).searchParams.get('access_token') ?? undefined;
}
