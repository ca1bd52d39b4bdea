import type { FeedEvent, MachineHire, OrderDetail } from '../../../generated/types.gen.ts';
import type { EventPage } from '../wait-for-order.ts';
import type { MarketAnswer, PerformOperation } from './market-answer.ts';

/** An order, and the token that opens it if the caller has one. */
export interface OrderRef {
  orderId: string;
  accessToken?: string | undefined;
}

/** Reads one order and its events as the caller. */
export class OrderFeed {
  readonly #perform: PerformOperation;
  readonly #ref: OrderRef;

  constructor(perform: PerformOperation, ref: OrderRef) {
    this.#perform = perform;
    this.#ref = ref;
  }

  readOrder(): Promise<MarketAnswer> {
    const { orderId, accessToken } = this.#ref;
    return this.#perform('orders_get', { path: { id: orderId }, query: { access_token: accessToken } });
  }

  /** Undefined if the caller has too many requests open, or may not read them. */
  async readEvents(after: string | undefined, wait: number): Promise<EventPage | undefined> {
    const { orderId, accessToken } = this.#ref;
    const query = { order_id: orderId, access_token: accessToken, after, wait };
    const { body, failure } = await this.#perform('events_list', { query });
    return failure ? undefined : { events: body.data as FeedEvent[], next: String(body.next_cursor) };
  }
}

/** The order of a hire, if its result opens it. */
export function toOrderRef({ order_id, status_url }: Partial<MachineHire>): OrderRef | undefined {
  const accessToken = status_url && new URL(status_url).searchParams.get('access_token');
  return order_id && accessToken ? { orderId: order_id, accessToken } : undefined;
}

export const toOrderDetail = ({ body }: Pick<MarketAnswer, 'body'>) => body.data as OrderDetail;
