import { calls } from '../../generated/calls.gen.ts';
import type { Call, Resources } from '../../generated/client.gen.ts';
import { type CallContext, makeCall } from './call.ts';
import { createFeedCall, type FeedPage } from './feed.ts';
import { createListCall, type Page } from './list.ts';
import { type Operation, parseArguments, parseOperation } from './operation.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { resolveSettings } from './settings.ts';
import { type ApiResponse, createTransport } from './transport.ts';

type Method = (...given: unknown[]) => Call<unknown>;

function createMethod(caller: CallContext, line: string): Method {
  const operation = parseOperation(line);
  if (operation.has('feed')) return createFeedMethod(caller, operation);
  return operation.has('list') ? createListMethod(caller, operation) : createPlainMethod(caller, operation);
}

function createPlainMethod(caller: CallContext, operation: Operation): Method {
  const whole = operation.has('bare') || operation.has('raw') || operation.has('challenge');
  const dataOf = ({ body }: ApiResponse) => (whole ? body : (body as { data: unknown } | undefined)?.data);
  const send = async (given: unknown[]) =>
    makeCall(caller, operation, parseArguments<CallOptions>(operation, given));
  return (...given) => toCall(send(given), dataOf);
}

function createListMethod(caller: CallContext, operation: Operation): Method {
  return (...given) => {
    const sorted = parseArguments<CallOptions>(operation, given);
    const send = (query: Record<string, unknown>) =>
      toCall(makeCall(caller, operation, { ...sorted, query }), toPage<Page>);
    return createListCall(send, sorted.query);
  };
}

/** The service may take as long to answer as the call asks it to wait. */
const FEED_MARGIN_MS = 15_000;

function createFeedMethod(caller: CallContext, operation: Operation): Method {
  return (...given) => {
    const { options, ...sorted } = parseArguments<CallOptions>(operation, given);
    const send = (query: Record<string, unknown>) => {
      const timeoutMs = Number(query.wait ?? 0) * 1000 + FEED_MARGIN_MS;
      const request = { ...sorted, query, options: { timeoutMs, ...options } };
      return toCall(makeCall(caller, operation, request), toPage<FeedPage>);
    };
    return createFeedCall(send, sorted.query, options.signal);
  };
}

function toPage<Shape extends object = Page>({ body }: ApiResponse): Shape {
  const { success: _, ...page } = body as Shape & { success: true };
  return page as unknown as Shape;
}

/** A promise of the parsed response that also gives access to the response itself. */
function toCall<T>(sent: Promise<ApiResponse>, read: (answer: ApiResponse) => T): Call<T> {
  const reading = sent.then(read);
  const withResponse = async () => ({ data: await reading, response: (await sent).response });
  return Object.assign(reading, { withResponse });
}

class Client {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions = {}) {
    this.#options = options;
    const settings = resolveSettings(options);
    const caller = { options: settings, send: createTransport(settings) };
    for (const [group, lines] of Object.entries(calls)) {
      const methods = Object.entries(lines).map(([name, line]) => [name, createMethod(caller, line)]);
      Object.assign(this, { [group]: Object.fromEntries(methods) });
    }
  }

  withOptions(options: ClientOptions): this {
    const Class = this.constructor as new (options: ClientOptions) => this;
    return new Class({ ...this.#options, ...options });
  }
}

/** The marketplace, one resource per group of operations. */
export interface AgentMarket extends Resources<CallOptions> {
  /**
   * The same client with some options changed.
   *
   * @example
   * const patient = market.withOptions({ timeoutMs: 120_000, maxRetries: 5 });
   */
  withOptions(options: ClientOptions): this;
}

/**
 * A client of the marketplace.
 *
 * @example
 * const market = new AgentMarket(); // at AGENT_MARKET_URL, with AGENT_MARKET_API_KEY
 * for await (const order of market.orders.listForAgent('me', { status: ['paid'] })) {
 *   await market.orders.deliver(order.id, { deliverable_media_type: 'text', deliverable_text: 'Done' });
 * }
 */
export const AgentMarket = Client as unknown as new (options?: ClientOptions) => AgentMarket;
