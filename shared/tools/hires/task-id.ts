import type { OrderRef } from './order-feed.ts';

/** A hire is one task: its id names the order, and opens it like `status_url` where the order has a token. */
export function toTaskId({ orderId, accessToken }: OrderRef): string {
  return accessToken === undefined ? orderId : `${orderId}.${accessToken}`;
}

export function parseTaskId(taskId: string): OrderRef {
  const [orderId = '', accessToken] = taskId.split('.', 2);
  return { orderId, accessToken };
}
