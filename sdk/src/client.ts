import { calls } from '../../generated/calls.gen.ts';
import type { Call, Resources } from '../../generated/client.gen.ts';
import { type CallContext, makeCall } from './call.ts';
import { createFeedCall } from './feed.ts';
import { createListCall } from './list.ts';
import { type Operation, parseArguments, parseOperation } from './operation.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { resolveSettings } from './settings.ts';
import { type ApiResponse, createTransport } from './transport.ts';

type Method = (...given: unknown[]) => Call<unknown>;

function createMethod(caller: CallContext, line: string): Method {
  const operation = parseOperation(line);
  if (operation.has('feed')) return createPagedMethod(caller, operation, createFeedCall);
  if (operation.has('list')) return createPagedMethod(caller, operation, createListCall);
  return createPlainMethod(caller, operation);
}

function createPlainMethod(caller: CallContext, operation: Operation): Method {
  const whole = operation.has('bare') || operation.has('raw') || operation.has('challenge');
  const dataOf = ({ body }: ApiResponse) => (whole ? body : (body as { data: unknown } | undefined)?.data);
  const send = async (given: unknown[]) =>
    makeCall(caller, operation, parseArguments<CallOptions>(operation, given));
  return (...given) => toCall(send(given), dataOf);
}

type Query = Record<string, unknown>;
type CreateCall<Shape> = (
  send: (query: Query, options?: object) => Call<Shape>,
  query: Query,
) => Call<unknown>;

function createPagedMethod<Shape>(
  caller: CallContext,
  operation: Operation,
  create: CreateCall<Shape>,
): Method {
  return (...given) => {
    const sorted = parseArguments<CallOptions>(operation, given);
    const send = (query: Query, more?: object) =>
      toCall(
        makeCall(caller, operation, { ...sorted, query, options: { ...sorted.options, ...more } }),
        toPage<Shape>,
      );
    const call = create(send, sorted.query);
    // a later iteration reports the failure
    call.catch(() => {});
    return call;
  };
}

function toPage<Shape>({ body }: ApiResponse): Shape {
  const { success: _, ...page } = body as { success: true };
  return page as Shape;
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
