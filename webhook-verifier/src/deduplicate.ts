import type { DeliveryStore } from './delivery-store.ts';
import { WebhookVerificationError } from './error.ts';
import { readHeader, type WebhookHeaders } from './headers.ts';
import { MemoryDeliveryStore } from './memory-store.ts';

export interface DeduplicateOptions {
  /** A `MemoryDeliveryStore` by default. */
  store?: DeliveryStore;
}

/** Runs the handler if the delivery, given by its id or its headers, is new; resolves to whether it did. */
export type HandleOnce = (delivery: WebhookHeaders, handler: () => unknown) => Promise<boolean>;

/**
 * Creates a function that handles each delivery once, however often it is attempted. If the handler throws, the
 * delivery counts as unhandled. An attempt that arrives while another runs waits for it and gets its result.
 *
 * @example
 * const once = deduplicate();
 * await once(request.headers, () => startWork(event.order_id));
 */
export function deduplicate({ store = new MemoryDeliveryStore() }: DeduplicateOptions = {}): HandleOnce {
  const running = new Map<string, Promise<boolean>>();
  return async (delivery, handler) => {
    const id = getDeliveryId(delivery);
    const earlier = running.get(id);
    if (earlier) return earlier.then(() => false);
    const run = runOnce(store, id, handler).finally(() => running.delete(id));
    running.set(id, run);
    return run;
  };
}

async function runOnce(store: DeliveryStore, id: string, handler: () => unknown): Promise<boolean> {
  if (!(await store.add(id))) return false;
  try {
    await handler();
    return true;
  } catch (error) {
    await store.delete(id);
    throw error;
  }
}

function getDeliveryId(delivery: WebhookHeaders): string {
  const id = typeof delivery === 'string' ? delivery : readHeader(delivery, 'x-market-delivery-id');
  if (id) return id;
  throw new WebhookVerificationError('missing_header', 'No X-Market-Delivery-Id header');
}
