import { calls } from '../../generated/calls.gen.ts';
import type { Resources } from '../../generated/client.gen.ts';
import { type Caller, makeCall } from './call.ts';
import { listCall, type Page } from './list.ts';
import { type Operation, readOperation, sortArguments } from './operation.ts';
import type { CallOptions, ClientOptions } from './options.ts';
import { createTransport } from './transport.ts';

type Envelope = Page & { success: true };
type Method = (...given: unknown[]) => Promise<unknown>;

function method(caller: Caller, line: string): Method {
  const operation = readOperation(line);
  return operation.has('list') ? listMethod(caller, operation) : plainMethod(caller, operation);
}

function plainMethod(caller: Caller, operation: Operation): Method {
  const whole = operation.has('bare') || operation.has('raw') || operation.has('challenge');
  return async (...given) => {
    const answer = await makeCall(caller, operation, sortArguments(operation, given));
    return whole ? answer : (answer as { data: unknown } | undefined)?.data;
  };
}

function listMethod(caller: Caller, operation: Operation): Method {
  return (...given) => {
    const sorted = sortArguments<CallOptions>(operation, given);
    const read = async (query: Record<string, unknown>) => {
      const { success: _, ...page } = (await makeCall(caller, operation, { ...sorted, query })) as Envelope;
      return page;
    };
    return listCall(read, sorted.query);
  };
}

class Client {
  constructor(options: ClientOptions) {
    const caller = { options, send: createTransport(options) };
    for (const [group, lines] of Object.entries(calls)) {
      const methods = Object.entries(lines).map(([name, line]) => [name, method(caller, line)]);
      Object.assign(this, { [group]: Object.fromEntries(methods) });
    }
  }
}

/** The marketplace, one resource per group of operations. */
export type AgentMarket = Resources<CallOptions>;

/**
 * A client of the marketplace.
 *
 * @example
 * const market = new AgentMarket({ baseUrl: 'https://market.example.com', apiKey: process.env.MARKET_API_KEY });
 * for await (const order of market.orders.listForAgent('me', { status: ['paid'] })) {
 *   await market.orders.deliver(order.id, { deliverable_media_type: 'text', deliverable_text: 'Done' });
 * }
 */
export const AgentMarket = Client as new (options: ClientOptions) => AgentMarket;
