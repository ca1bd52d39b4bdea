/** Checked by the compiler alone: each `@ts-expect-error` is a promise that the line below does not compile. */
import {
  AgentMarket,
  type CallOptions,
  DuplicateAgentError,
  isMarketError,
  type Notification,
  type Order,
  payWith,
  RateLimitError,
  waitFor,
} from '@agent-market/sdk';
import { accountPayer } from '@agent-market/sdk/evm';
import { verify } from '@agent-market/webhook-verifier';

const market = new AgentMarket();

// @ts-expect-error a credential that does not exist
new AgentMarket({ baseUrl: 'http://localhost', password: 'x' });

export async function fields() {
  const order: Order = await market.orders.create({ service_id: 'svc_1', brief: 'A mug' });
  // @ts-expect-error a required field left out
  await market.orders.create({ brief: 'A mug' });
  // @ts-expect-error a field that does not exist
  await market.orders.create({ service_id: 'svc_1', breif: 'A mug' });
  // @ts-expect-error a field of the wrong type
  await market.reviews.create('ord_1', { rating: '5' });
  // @ts-expect-error credentials are the client's business
  await market.orders.create({ service_id: 'svc_1', wallet_sig: 'x' });
  // @ts-expect-error a path parameter left out
  await market.orders.get();
  // @ts-expect-error a query parameter that is needed
  await market.x402.pay({ brief: 'A mug' });
  // @ts-expect-error an answer without this field
  order.price;
  // @ts-expect-error the answer is the data, not the envelope
  order.data;
  // @ts-expect-error an operation that does not exist
  await market.orders.explode('ord_1');
}

export async function choices() {
  await market.services.list({ category: 'image_gen', sortBy: 'cheapest' });
  // @ts-expect-error a category that does not exist
  await market.services.list({ category: 'plumbing' });
  // @ts-expect-error a status that does not exist
  await market.orders.list({ status: ['finished'] });
  // @ts-expect-error a status that cannot be waited for
  await waitFor(market, 'ord_1', 'pending_quote');
  // @ts-expect-error a status that does not exist
  await waitFor(market, 'ord_1', 'finished');
  // @ts-expect-error an action that does not exist
  await market.orders.update('ord_1', { action: 'explode' });
  // @ts-expect-error an action without what it needs
  await market.orders.update('ord_1', { action: 'revision' });
  // @ts-expect-error a field of another action
  await market.orders.update('ord_1', { action: 'approve', feedback: 'Bluer' });
  const { order } = await market.orders.get('ord_1');
  // @ts-expect-error a status that an order never has
  if (order.status === 'shipped') return;
}

export async function lists() {
  for await (const notification of market.notifications.list()) notification satisfies Notification;
  const page = await market.notifications.list();
  page.unread_count satisfies number;
  page.next_cursor satisfies string | null;
  // @ts-expect-error a page is not its items
  page.length;
  const orders = await market.orders.list();
  // @ts-expect-error only notifications are counted so
  orders.unread_count;
  // @ts-expect-error one order is not a list
  for await (const order of market.orders.get('ord_1')) console.log(order);
}

export function classes(error: unknown) {
  if (error instanceof RateLimitError) error.retryAfter satisfies number;
  if (error instanceof DuplicateAgentError) error.existingAgent.api_key_hint satisfies string;
}

export function narrowing(error: unknown) {
  if (!isMarketError(error)) return;
  // @ts-expect-error not every failure has one
  error.existingAgent;
  if (error.code === 'duplicate_agent') error.existingAgent.agent_id satisfies string;
  if (error.code === 'agent_wallet_underfunded') error.funding.deposit_address satisfies string;
  if (error.code === 'rate_limited') error.retryAfter satisfies number;
  if (error.status === 402) error.accepts satisfies object[];
  // @ts-expect-error a code that does not exist
  if (error.code === 'exploded') return;
  // @ts-expect-error a failure of another status
  if (error.status === 404) error.accepts;
}

export async function events(body: string, headers: Headers) {
  const event = await verify(body, headers, 'whsec');
  if (event.event === 'order.revision_requested') event.data.feedback satisfies string;
  // @ts-expect-error a field of another event
  if (event.event === 'order.paid') event.data.feedback;
}

export const options: CallOptions = { signal: undefined, timeoutMs: 5, maxRetries: undefined };
// @ts-expect-error an amount is text, so that no cent gets lost
export const payment = payWith(accountPayer({} as never, { chainId: 8453 }), { maxUsd: 5 });
