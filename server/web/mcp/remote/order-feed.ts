import type { FeedEvent, OrderDetail } from '../../../../generated/types.gen.ts';
import type { EventPage } from '../../../../shared/tools/wait-for-order.ts';
import type { Operations } from '../../../operations/operations.ts';
import type { ParsedAnswer } from '../answer-body.ts';
import { performAndRead } from './perform-as.ts';
import type { Session } from './session.ts';

/** An order, and the token that opens it if the caller has one. */
export interface OrderRef {
  orderId: string;
  accessToken?: string | undefined;
}

/** Reads one order and its events as the caller. */
export class OrderFeed {
  readonly #operations: Operations;
  readonly #session: Session;
  readonly #ref: OrderRef;

  constructor(operations: Operations, session: Session, ref: OrderRef) {
    this.#operations = operations;
    this.#session = session;
    this.#ref = ref;
  }

  readOrder(): Promise<ParsedAnswer> {
    const { orderId, accessToken } = this.#ref;
    const request = { path: { id: orderId }, query: { access_token: accessToken } };
    return performAndRead(this.#operations, this.#session, 'orders_get', request);
  }

  /** Undefined if the caller has too many requests open, or may not read them. */
  async readEvents(after: string | undefined, wait: number): Promise<EventPage | undefined> {
    const { orderId, accessToken } = this.#ref;
    const query = { order_id: orderId, access_token: accessToken, after, wait };
    const { body, failure } = await performAndRead(this.#operations, this.#session, 'events_list', { query });
    return failure ? undefined : { events: body.data as FeedEvent[], next: String(body.next_cursor) };
  }
}

export const toOrderDetail = ({ body }: ParsedAnswer) => body.data as OrderDetail;
