/**
 * The token in the `status_url` or `result_url` of a machine order, with which the order is read.
 *
 * @example
 * const hire = await market.x402.pay({ service_id, brief: 'A blue mug' });
 * const orderToken = orderTokenOf(hire.status_url);
 * const { order } = await market.orders.get(hire.order_id, { credential: { orderToken } });
 */
export function orderTokenOf(statusUrl: string): string | undefined {
  return new URL(statusUrl).searchParams.get('access_token') ?? undefined;
}
