import { calls } from '../../generated/calls.gen.ts';
import type { Call, Resources } from '../../generated/client.gen.ts';
import { type Caller, makeCall } from './call.ts';
import { listCall, type Page } from './list.ts';
import { type Operation, readOperation, sortArguments } from './operation.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { settingsOf } from './settings.ts';
import { type Answer, createTransport } from './transport.ts';

type Method = (...given: unknown[]) => Call<unknown>;

function method(caller: Caller, line: string): Method {
  const operation = readOperation(line);
  return operation.has('list') ? listMethod(caller, operation) : plainMethod(caller, operation);
}

function plainMethod(caller: Caller, operation: Operation): Method {
  const whole = operation.has('bare') || operation.has('raw') || operation.has('challenge');
  const dataOf = ({ body }: Answer) => (whole ? body : (body as { data: unknown } | undefined)?.data);
  const send = async (given: unknown[]) =>
    makeCall(caller, operation, sortArguments<CallOptions>(operation, given));
  return (...given) => callOf(send(given), dataOf);
}

function listMethod(caller: Caller, operation: Operation): Method {
  return (...given) => {
    const sorted = sortArguments<CallOptions>(operation, given);
    const send = (query: Record<string, unknown>) =>
      callOf(makeCall(caller, operation, { ...sorted, query }), pageOf);
    return listCall(send, sorted.query);
  };
}

function pageOf({ body }: Answer): Page {
  const { success: _, ...page } = body as Page & { success: true };
  return page;
}

/** A promise of what the answer says that also has the answer itself. */
function callOf<T>(sent: Promise<Answer>, read: (answer: Answer) => T): Call<T> {
  const reading = sent.then(read);
  const withResponse = async () => ({ data: await reading, response: (await sent).response });
  return Object.assign(reading, { withResponse });
}

class Client {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions = {}) {
    this.#options = options;
    const settings = settingsOf(options);
    const caller = { options: settings, send: createTransport(settings) };
    for (const [group, lines] of Object.entries(calls)) {
      const methods = Object.entries(lines).map(([name, line]) => [name, method(caller, line)]);
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
